import { describe, expect, test } from "vitest";
import { HOUR_MS } from "#rules/time/moment.ts";
import { agreedTimes, autoRegister, effectiveTimes, type StampedSides } from "./effective-times.ts";

const booked = { from: "10:00", to: "18:00" };
const stamped = { from: "10:00", to: "18:30" };
const admins = { from: "10:00", to: "19:00" };
const agreed: StampedSides = { employee: stamped, company: stamped, lastBy: "corporation" };
const unstamped: StampedSides = { employee: null, company: null, lastBy: null };

describe("agreed times", () => {
  test("need both sides, equal, with the company last", () => {
    expect(agreedTimes(agreed)).toEqual(stamped);
    expect(agreedTimes({ ...agreed, lastBy: "employee" })).toBeNull();
    expect(agreedTimes({ ...agreed, company: booked })).toBeNull();
    expect(agreedTimes({ ...agreed, employee: null })).toBeNull();
  });
});

test("the times that count are the admin's, then the agreed, then the booked ones", () => {
  expect(effectiveTimes(admins, agreed, booked)).toEqual(admins);
  expect(effectiveTimes(null, agreed, booked)).toEqual(stamped);
  expect(effectiveTimes(null, { ...agreed, company: admins }, booked)).toEqual(booked);
});

describe("registering by itself", () => {
  const endsAt = 0;
  const dayLater = 24 * HOUR_MS;
  const register = (stamps: StampedSides, now: number, adminTimes: typeof booked | null = null) =>
    autoRegister({ adminTimes, stamps, endsAt }, booked, now);

  test("takes agreed times at once", () => {
    expect(register(agreed, 1)).toEqual(stamped);
  });

  test("takes the given times for a shift that nobody stamped, more than 24 hours after its end", () => {
    expect(register(unstamped, dayLater)).toBeNull();
    expect(register(unstamped, dayLater + 1)).toEqual(booked);
  });

  test("leaves disputed and half-stamped shifts alone", () => {
    expect(register({ ...agreed, company: booked }, dayLater + 1)).toBeNull();
    expect(register({ ...unstamped, employee: stamped, lastBy: "employee" }, dayLater + 1)).toBeNull();
  });

  test("never overwrites an admin", () => {
    expect(register(agreed, dayLater + 1, admins)).toBeNull();
  });
});
