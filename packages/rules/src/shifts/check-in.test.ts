import { expect } from "vitest";
import { dayOf } from "#rules/time/moment.ts";
import { answerOf, type Example, eachExample } from "#tests/support/rule-book.ts";
import {
  type CheckInFacts,
  canCheckIn,
  checkInOpensAt,
  checkInState,
  isArrivalInfoShown,
  isCheckInNear,
  isCheckInNotificationActive,
} from "./check-in.ts";

function factsOf(row: Example): Omit<CheckInFacts, "isSelected"> {
  const startsAt = row.momentOrNull("Start");
  return {
    date: startsAt === null ? "2026-12-11" : dayOf(startsAt),
    startsAt,
    endsAt: row.momentOrNull("End"),
    checkedInAt: row.momentOrNull("Checked in"),
  };
}

eachExample("checkout", "Check-in window", (row) => {
  const facts = { ...factsOf(row), isSelected: row.yes("Selected") };
  const now = row.moment("Now");
  expect(checkInState(facts, now)).toBe(row.text("State").replace(" ", "_"));
  expect(answerOf(canCheckIn(facts, now))).toBe(row.text("Answer"));
});

eachExample("checkout", "Opening of the window", (row) => {
  const opensAt = checkInOpensAt(row.day("Date"));
  expect(opensAt).toBe(row.moment("Opens"));
  expect(new Date(opensAt).toISOString()).toBe(row.text("World time (UTC)"));
});

eachExample("checkout", "Shown near the shift", (row) => {
  const facts = { date: row.day("Date"), isSelected: row.yes("Selected") };
  const now = row.moment("Now");
  expect(isCheckInNear(facts.date, now)).toBe(row.yes("Near"));
  expect(isArrivalInfoShown(facts, now)).toBe(row.yes("Access and contact"));
});

eachExample("checkout", "Reminder to check in", (row) => {
  const facts = { ...factsOf(row), isSelected: true };
  expect(isCheckInNotificationActive(facts, row.moment("Now"))).toBe(row.yes("Reminds"));
});
