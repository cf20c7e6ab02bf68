import { describe, expect, test } from "vitest";
import { needsExplanation, type Stamps, stampByCompany, stampByEmployee } from "./stamp.ts";

const booked = { from: "10:00", to: "18:00" };
const own = { from: "10:00", to: "18:30" };
const companys = { from: "10:00", to: "18:15" };
const nothing: Stamps = {
  employee: null,
  company: null,
  firstBy: null,
  lastBy: null,
  rejectedByEmployee: 0,
  rejectedByCompany: 0,
};
const startsAt = 1000;
const facts = { stamps: nothing, startsAt, isLocked: false };
const employeeFacts = { ...facts, booked, explanation: "Gæsterne blev længere" };

/** The stamps after both have stamped: the employee first, then the company with other times. */
const disputed: Stamps = {
  ...nothing,
  employee: own,
  company: companys,
  firstBy: "employee",
  lastBy: "corporation",
  rejectedByCompany: 1,
};

describe("the employee's stamp", () => {
  test("is the first and the last word, and no rejection while the company has not stamped", () => {
    expect(stampByEmployee(employeeFacts, own, startsAt)).toEqual({
      ok: true,
      stamps: { ...nothing, employee: own, firstBy: "employee", lastBy: "employee" },
      sendMail: false,
    });
  });

  test("rejects the company's times once, and keeps who was first", () => {
    const stamps: Stamps = { ...nothing, company: companys, firstBy: "corporation", lastBy: "corporation" };
    const first = stampByEmployee({ ...employeeFacts, stamps }, own, startsAt);
    expect(first).toMatchObject({
      stamps: { firstBy: "corporation", lastBy: "employee", rejectedByEmployee: 1 },
      sendMail: true,
    });
    if (!first.ok) throw new Error(first.refusal);
    const again = stampByEmployee({ ...employeeFacts, stamps: first.stamps }, own, startsAt);
    expect(again).toMatchObject({ stamps: { rejectedByEmployee: 1 }, sendMail: false });
  });

  test("rejects again by insisting on its own times after the company has answered", () => {
    expect(stampByEmployee({ ...employeeFacts, stamps: disputed }, own, startsAt)).toMatchObject({
      stamps: { employee: own, lastBy: "employee", rejectedByEmployee: 1 },
      sendMail: true,
    });
  });

  test("accepts the company's times without a rejection", () => {
    const accepted = stampByEmployee({ ...employeeFacts, stamps: disputed }, companys, startsAt);
    expect(accepted).toMatchObject({
      stamps: { employee: companys, rejectedByEmployee: 0 },
      sendMail: false,
    });
  });

  test("comes after the start and before an admin's approval", () => {
    const early = stampByEmployee(employeeFacts, own, startsAt - 1);
    expect(early).toEqual({ ok: false, refusal: "not_started" });
    const locked = stampByEmployee({ ...employeeFacts, isLocked: true }, own, startsAt);
    expect(locked).toEqual({ ok: false, refusal: "checkout_locked" });
  });

  test("needs an explanation when it is longer than the reference", () => {
    const silent = { ...employeeFacts, explanation: "  " };
    expect(stampByEmployee(silent, own, startsAt)).toEqual({ ok: false, refusal: "explanation_required" });
    expect(stampByEmployee(silent, booked, startsAt).ok).toBe(true);
  });
});

describe("the reference for an explanation", () => {
  test("is what the company stamped, else what was booked; longer means strictly longer", () => {
    expect(needsExplanation(own, companys, booked)).toBe(true);
    expect(needsExplanation(companys, companys, booked)).toBe(false);
    expect(needsExplanation(companys, null, booked)).toBe(true);
    expect(needsExplanation({ from: "11:00", to: "19:00" }, null, booked)).toBe(false);
  });

  test("counts nights to the next day, and equal times as nothing", () => {
    const night = { from: "18:00", to: "02:00" };
    expect(needsExplanation(night, null, night)).toBe(false);
    expect(needsExplanation({ from: "18:00", to: "02:15" }, null, night)).toBe(true);
    expect(needsExplanation({ from: "18:00", to: "18:00" }, null, night)).toBe(false);
  });
});

describe("the company's stamp", () => {
  test("may come first", () => {
    expect(stampByCompany(facts, companys, startsAt)).toEqual({
      ok: true,
      stamps: { ...nothing, company: companys, firstBy: "corporation", lastBy: "corporation" },
      sendText: false,
    });
  });

  test("approves with the employee's times", () => {
    const stamps: Stamps = { ...nothing, employee: own, firstBy: "employee", lastBy: "employee" };
    expect(stampByCompany({ ...facts, stamps }, own, startsAt)).toMatchObject({
      stamps: { company: own, lastBy: "corporation", rejectedByCompany: 0 },
      sendText: false,
    });
  });

  test("rejects with other times and a text message, once for the same times", () => {
    const stamps: Stamps = { ...nothing, employee: own, firstBy: "employee", lastBy: "employee" };
    expect(stampByCompany({ ...facts, stamps }, companys, startsAt)).toEqual({
      ok: true,
      stamps: disputed,
      sendText: true,
    });
    expect(stampByCompany({ ...facts, stamps: disputed }, companys, startsAt)).toMatchObject({
      stamps: { rejectedByCompany: 1 },
      sendText: false,
    });
  });

  test("rejects the employee's new times by insisting on its own", () => {
    const answered: Stamps = { ...disputed, lastBy: "employee", rejectedByEmployee: 1 };
    expect(stampByCompany({ ...facts, stamps: answered }, companys, startsAt)).toMatchObject({
      stamps: { company: companys, lastBy: "corporation", rejectedByCompany: 2 },
      sendText: true,
    });
  });

  test("is refused before the start and once the check-out is closed", () => {
    expect(stampByCompany(facts, companys, startsAt - 1)).toEqual({
      ok: false,
      refusal: "not_started",
    });
    expect(stampByCompany({ ...facts, isLocked: true }, companys, startsAt)).toEqual({
      ok: false,
      refusal: "checkout_locked",
    });
  });
});
