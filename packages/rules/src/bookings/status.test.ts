import { describe, expect, test } from "vitest";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import {
  canEditStaffCount,
  categoryOf,
  hoursRemaining,
  isBookable,
  type StatusFacts,
  statusOf,
  urgentPeriodOf,
} from "./status.ts";

const startsAt = momentOf("2026-12-11", "10:00");
const endsAt = momentOf("2026-12-11", "18:00");
const hoursBefore = (hours: number) => startsAt - hours * HOUR_MS;
const facts: StatusFacts = {
  status: "open",
  approved: true,
  endsAt,
  allCheckTimesApproved: false,
  selected: 2,
};

describe("the status of a booking", () => {
  test("is what is stored until the end", () => {
    expect(statusOf(facts, endsAt - 1)).toBe("open");
    expect(statusOf({ ...facts, status: "closed" }, endsAt - 1)).toBe("closed");
  });

  test("is finished from the end on, also when it was closed", () => {
    expect(statusOf(facts, endsAt)).toBe("finished");
    expect(statusOf({ ...facts, status: "closed" }, endsAt)).toBe("finished");
  });

  test("is deprecated once it has ended and its check-out is closed, not before", () => {
    const closed = { ...facts, allCheckTimesApproved: true };
    expect(statusOf(closed, endsAt)).toBe("deprecated");
    expect(statusOf(closed, endsAt - 1)).toBe("open");
  });

  test("is expired when it ended with nobody selected", () => {
    expect(statusOf({ ...facts, selected: 0, allCheckTimesApproved: true }, endsAt)).toBe("expired");
  });

  test("stays cancelled", () => {
    expect(statusOf({ ...facts, status: "cancelled" }, endsAt)).toBe("cancelled");
  });
});

test("every booking stands in one of the documented lists", () => {
  const stamped = { ...facts, allStampedOut: true };
  const unstamped = { ...facts, allStampedOut: false };
  expect(categoryOf(unstamped, endsAt - 1)).toBe("upcoming");
  expect(categoryOf({ ...unstamped, approved: false }, endsAt - 1)).toBe("waitingForApproval");
  expect(categoryOf(unstamped, endsAt)).toBe("waitingForCheckout");
  expect(categoryOf(stamped, endsAt)).toBe("finished");
  expect(categoryOf({ ...stamped, allCheckTimesApproved: true }, endsAt)).toBe("deprecated");
  expect(categoryOf({ ...unstamped, status: "cancelled", approved: false }, endsAt - 1)).toBe("history");
  expect(categoryOf({ ...unstamped, selected: 0 }, endsAt)).toBe("history");
});

describe("the time that is left", () => {
  test("is counted in hours", () => {
    expect(hoursRemaining(hoursBefore(72.5), startsAt)).toBe(72.5);
  });

  test("is real time across the clock change", () => {
    expect(hoursRemaining(momentOf("2027-03-27", "18:00"), momentOf("2027-03-28", "18:00"))).toBe(23);
  });

  test("keeps a booking bookable while it is more than 2 hours", () => {
    expect(isBookable(hoursBefore(2), startsAt)).toBe(false);
    expect(isBookable(hoursBefore(2.01), startsAt)).toBe(true);
  });

  test("makes a booking urgent for 24 or 48 hours by its first creation", () => {
    expect([10, 24, 30, 48, 60].map((hours) => urgentPeriodOf(hoursBefore(hours), startsAt))).toEqual([
      24,
      48,
      48,
      null,
      null,
    ]);
  });
});

describe("the number of staff", () => {
  const own = { status: "open" as const, startsAt, isAdmin: false };

  test("is open for change with more than 72 hours left and locked at exactly 72", () => {
    expect(canEditStaffCount(own, hoursBefore(72.01))).toBe(true);
    expect(canEditStaffCount(own, hoursBefore(72))).toBe(false);
  });

  test("is locked in every status but open", () => {
    for (const status of ["closed", "expired", "cancelled", "finished", "deprecated"] as const) {
      expect(canEditStaffCount({ ...own, status }, hoursBefore(200)), status).toBe(false);
    }
  });

  test("is never locked for an admin", () => {
    expect(canEditStaffCount({ ...own, status: "closed", isAdmin: true }, hoursBefore(1))).toBe(true);
  });
});
