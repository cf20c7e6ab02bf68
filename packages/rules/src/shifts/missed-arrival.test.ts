import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import {
  afterMissed,
  canAskForReplacement,
  canNoteMissed,
  canSayHere,
  canSayOnMyWay,
  firstMissedAt,
  isNumberShown,
  type MissedEvent,
  type MissedState,
  missedAt,
  onMyWayOpensAt,
  placesToFill,
  shownStaff,
} from "./missed-arrival.ts";

eachExample("arriving", "Writing that one is late", (row) => {
  const facts = {
    isSelected: row.yes("Selected"),
    hasCome: row.yes("Has come"),
    startsAt: row.moment("Start"),
    endsAt: row.moment("End"),
  };
  const now = row.moment("Now");
  expect(answerOf(canSayOnMyWay(facts, now))).toBe(row.text("Answer"));
  if (canSayOnMyWay(facts, now).ok) expect(now).toBeGreaterThanOrEqual(onMyWayOpensAt(facts.startsAt));
});

eachExample("arriving", "Writing that one is here", (row) => {
  const facts = {
    isSelected: row.yes("Selected"),
    asksForPin: row.yes("Digits"),
    startsAt: row.moment("Start"),
    endsAt: row.moment("End"),
  };
  expect(answerOf(canSayHere(facts, row.moment("Now")))).toBe(row.text("Answer"));
});

eachExample("arriving", "Noting that somebody did not come", (row) => {
  const facts = {
    isSelected: row.yes("Selected"),
    hasArrived: row.yes("Arrived"),
    isStamped: row.yes("Stamped"),
    isLocked: row.yes("Locked"),
    startsAt: row.moment("Start"),
  };
  expect(answerOf(canNoteMissed(facts, row.moment("Now")))).toBe(row.text("Answer"));
});

eachExample("arriving", "Missed without a press", (row) => {
  const facts = {
    startsAt: row.moment("Start"),
    selectedAt: row.moment("Selected at"),
    delay: row.textOrNull("Late by") === null ? null : row.number("Late by"),
  };
  expect(missedAt(facts)).toBe(row.moment("Missed at"));
  expect(missedAt(facts)).toBeGreaterThanOrEqual(firstMissedAt(facts.startsAt));
});

eachExample("arriving", "What becomes of a missed person", (row) => {
  const state = row.textOrNull("State") as MissedState | null;
  const after = afterMissed(state, row.text("What happens").replaceAll(" ", "_") as MissedEvent);
  const becomes = after?.state ?? state;
  expect(becomes).toBe(row.text("Becomes"));
  const isNotMet = after ? after.isNotMet : state === "no_show" || state === "excused";
  expect(isNotMet).toBe(row.yes("Not met"));
  expect(becomes === "no_show").toBe(row.yes("Card"));
});

const staffOf = (row: Parameters<Parameters<typeof eachExample>[2]>[0]) => ({
  places: row.number("Places"),
  selected: row.number("Selected"),
  notMet: row.number("Not met"),
});

eachExample("arriving", "Replacing somebody who did not come", (row) => {
  const startsAt = row.moment("Start");
  const { left, until } = placesToFill({ ...staffOf(row), startsAt, endsAt: row.moment("End") });
  expect(left).toBe(row.number("Places left"));
  expect(until).toBe(row.moment("Until"));
  expect(row.moment("Now")).toBeGreaterThan(startsAt);
});

eachExample("arriving", "People shown on a booking", (row) => {
  expect(shownStaff(staffOf(row))).toBe(row.number("Shown"));
});

eachExample("arriving", "Numbers to call", (row) => {
  const shift = { date: row.text("Date"), endsAt: row.moment("End") };
  expect(isNumberShown(shift, row.moment("Now"))).toBe(row.yes("Shown"));
});

test("never more people can say yes than there are places and missed people", () => {
  const few = fc.integer({ min: 0, max: 15 });
  fc.assert(
    fc.property(few, few, few, (places, met, notMet) => {
      const staff = { places, selected: met + notMet, notMet, startsAt: 0, endsAt: 1_000_000_000 };
      expect(met + placesToFill(staff).left).toBeLessThanOrEqual(Math.max(places, met));
      expect(shownStaff(staff)).toBeLessThanOrEqual(staff.selected);
      expect(shownStaff(staff)).toBeGreaterThanOrEqual(met);
    }),
  );
});

eachExample("arriving", "A replacement that the company asks for", (row) => {
  const facts = {
    hasLost: row.yes("Lost"),
    takesPeople: row.yes("Takes people"),
    placesLeft: row.number("Places left"),
    asked: row.number("Asked now"),
    until: row.moment("Until"),
  };
  expect(answerOf(canAskForReplacement(facts, row.moment("Now")))).toBe(row.text("Answer"));
});
