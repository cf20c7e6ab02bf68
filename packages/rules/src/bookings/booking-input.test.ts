import { describe, expect, test } from "vitest";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import {
  checkStaffCount,
  checkStart,
  checkWageChange,
  isPastBooking,
  isSelfPaidBreakAllowed,
  prefilledTime,
  settleSelfPaidBreak,
} from "./booking-input.ts";

const now = momentOf("2026-12-11", "14:20");

describe("date and start", () => {
  const refusal = (date: string, startTime: string, isAdmin = false) => {
    const verdict = checkStart({ date, startTime }, isAdmin, now);
    return verdict.ok ? null : verdict.refusal;
  };

  test("lie today at the earliest", () => {
    expect(refusal("2026-12-10", "18:00")).toBe("date_past");
    expect(refusal("2026-12-12", "00:00")).toBeNull();
  });

  test("lie, today, in an hour later than the current one", () => {
    expect(refusal("2026-12-11", "14:30")).toBe("time_past");
    expect(refusal("2026-12-11", "15:00")).toBeNull();
    expect(refusal("2026-12-11", "24:00")).toBeNull();
  });

  test("are free for an admin", () => {
    expect(refusal("2026-12-10", "18:00", true)).toBeNull();
    expect(refusal("2026-12-11", "09:00", true)).toBeNull();
  });

  test("make a past booking once the start has come", () => {
    expect(isPastBooking({ date: "2026-12-11", startTime: "14:00" }, now)).toBe(true);
    expect(isPastBooking({ date: "2026-12-11", startTime: "14:30" }, now)).toBe(false);
  });
});

describe("the self-paid break", () => {
  const eight = { startTime: "10:00", endTime: "18:00", foodIncluded: true };

  test("needs 8 hours and food", () => {
    expect(isSelfPaidBreakAllowed(eight)).toBe(true);
    expect(isSelfPaidBreakAllowed({ ...eight, endTime: "17:30" })).toBe(false);
    expect(isSelfPaidBreakAllowed({ ...eight, foodIncluded: false })).toBe(false);
    expect(isSelfPaidBreakAllowed({ ...eight, startTime: "17:30", endTime: "02:00" })).toBe(true);
  });

  test("is reset where it is not allowed, and only then", () => {
    const short = { ...eight, endTime: "17:30" };
    expect(settleSelfPaidBreak({ ...short, selfPaidBreak: true })).toEqual({
      selfPaidBreak: false,
      wasReset: true,
    });
    expect(settleSelfPaidBreak({ ...short, selfPaidBreak: false })).toEqual({
      selfPaidBreak: false,
      wasReset: false,
    });
    expect(settleSelfPaidBreak({ ...eight, selfPaidBreak: true })).toEqual({
      selfPaidBreak: true,
      wasReset: false,
    });
  });
});

describe("a change of the number of staff", () => {
  const change = { from: 3, to: 4, selected: 2, status: "open" as const, isAdmin: false };
  const refusal = (changes: Partial<typeof change>, hoursLeft: number) => {
    const verdict = checkStaffCount({ ...change, startsAt: now + hoursLeft * HOUR_MS, ...changes }, now);
    return verdict.ok ? null : verdict.refusal;
  };

  test("is locked from 72 hours before the start, but not sending the same number", () => {
    expect(refusal({}, 73)).toBeNull();
    expect(refusal({}, 72)).toBe("count_locked");
    expect(refusal({ to: 3 }, 1)).toBeNull();
  });

  test("goes down to the selected and up to 15, for admins too", () => {
    expect(refusal({ to: 2 }, 100)).toBeNull();
    expect(refusal({ to: 1 }, 100)).toBe("count_below_selected");
    expect(refusal({ to: 1, isAdmin: true }, 1)).toBe("count_below_selected");
    expect(refusal({ to: 15 }, 100)).toBeNull();
    expect(refusal({ to: 16, isAdmin: true }, 100)).toBe("too_many_staff");
  });
});

test("the wage is not lowered once somebody is selected", () => {
  const lowered = { from: 19_200, to: 19_199 };
  expect(checkWageChange({ ...lowered, selected: 1 })).toEqual({ ok: false, refusal: "wage_lowered" });
  expect(checkWageChange({ ...lowered, selected: 0 }).ok).toBe(true);
  expect(checkWageChange({ from: 19_200, to: 20_000, selected: 1 }).ok).toBe(true);
});

test("times of the last booking are taken over rounded down to :00 or :30", () => {
  expect(["17:45", "17:30", "17:15", "17:00", "24:00"].map(prefilledTime)).toEqual([
    "17:30",
    "17:30",
    "17:00",
    "17:00",
    "24:00",
  ]);
});
