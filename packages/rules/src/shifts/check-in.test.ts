import { describe, expect, test } from "vitest";
import { momentOf } from "#rules/time/moment.ts";
import {
  type CheckInFacts,
  canCheckIn,
  checkInOpensAt,
  checkInState,
  isArrivalInfoShown,
  isCheckInNear,
  isCheckInNotificationActive,
} from "./check-in.ts";

const date = "2026-12-11";
const opensAt = momentOf("2026-12-09", "06:00");
const startsAt = momentOf(date, "10:00");
const endsAt = momentOf(date, "18:00");
const facts: CheckInFacts = { isSelected: true, date, startsAt, endsAt, checkedInAt: null };

describe("the check-in window", () => {
  test("opens at 06:00 two days before the date", () => {
    expect(checkInOpensAt(date)).toBe(opensAt);
    expect(isCheckInNear(date, momentOf("2026-12-09", "05:59"))).toBe(false);
    expect(isCheckInNear(date, opensAt)).toBe(true);
  });

  test("opens at Danish 06:00 across the clock changes", () => {
    expect(new Date(checkInOpensAt("2027-03-29")).toISOString()).toBe("2027-03-27T05:00:00.000Z");
    expect(new Date(checkInOpensAt("2027-03-30")).toISOString()).toBe("2027-03-28T04:00:00.000Z");
  });

  test("is open until the end of the shift", () => {
    expect(checkInState(facts, opensAt - 1)).toBe("too_early");
    expect(checkInState(facts, opensAt)).toBe("open");
    expect(checkInState(facts, endsAt - 1)).toBe("open");
    expect(checkInState(facts, endsAt)).toBe("over");
  });

  test("waits for a start that is not known", () => {
    expect(checkInState({ ...facts, startsAt: null }, opensAt)).toBe("start_unknown");
  });
});

describe("checking in", () => {
  const answer = (changes: Partial<CheckInFacts>, now: number) => {
    const verdict = canCheckIn({ ...facts, ...changes }, now);
    return verdict.ok ? "yes" : verdict.refusal;
  };

  test("works inside the window, and again without harm", () => {
    expect(answer({}, opensAt)).toBe("yes");
    expect(answer({ checkedInAt: opensAt }, opensAt + 1)).toBe("yes");
  });

  test("is closed outside the window and to people who are not selected", () => {
    expect(answer({}, opensAt - 1)).toBe("check_in_closed");
    expect(answer({}, endsAt)).toBe("check_in_closed");
    expect(answer({ isSelected: false }, opensAt)).toBe("not_selected");
  });
});

test("access and contact are told to selected people from the opening on", () => {
  expect(isArrivalInfoShown(facts, opensAt)).toBe(true);
  expect(isArrivalInfoShown(facts, opensAt - 1)).toBe(false);
  expect(isArrivalInfoShown({ ...facts, isSelected: false }, opensAt)).toBe(false);
});

test("the reminder is active from the opening to the start, until it is done", () => {
  expect(isCheckInNotificationActive(facts, opensAt - 1)).toBe(false);
  expect(isCheckInNotificationActive(facts, opensAt)).toBe(true);
  expect(isCheckInNotificationActive(facts, startsAt - 1)).toBe(true);
  expect(isCheckInNotificationActive(facts, startsAt)).toBe(false);
  expect(isCheckInNotificationActive({ ...facts, checkedInAt: opensAt }, opensAt)).toBe(false);
  expect(isCheckInNotificationActive({ ...facts, startsAt: null }, opensAt)).toBe(false);
});
