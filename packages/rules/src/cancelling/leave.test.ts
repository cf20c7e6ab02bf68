import fc from "fast-check";
import { expect, test } from "vitest";
import type { ShiftState } from "#rules/shifts/transitions.ts";
import { momentOf } from "#rules/time/moment.ts";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canCancel, canReleaseAll, canRemove, refilledPlaces } from "./leave.ts";
import { isReason } from "./reason.ts";

const words = { transition: "not a confirmed shift" };

eachExample("cancellation", "Cancelling a shift", (row) => {
  const verdict = canCancel(
    {
      shift: row.text("Shift") as ShiftState,
      startsAt: row.moment("Start"),
      reason: row.textOrNull("Reason") ?? " ",
    },
    row.moment("Now"),
  );
  expect(answerOf(verdict, words)).toBe(row.text("Answer"));
});

eachExample("cancellation", "Length of a reason", (row) => {
  const blanks = " ".repeat(row.number("Blanks around it"));
  const reason = `${blanks}${"x".repeat(row.number("Characters"))}${blanks}\n`;
  expect(isReason(reason)).toBe(row.yes("Accepted"));
});

eachExample("cancellation", "Removing somebody", (row) => {
  const facts = {
    shift: row.text("Shift") as ShiftState,
    reason: row.textOrNull("Reason") ?? " ",
    startsAt: row.moment("Start"),
  };
  const verdict = canRemove(facts, row.moment("Now"));
  expect(answerOf(verdict, words)).toBe(row.text("Answer"));
});

eachExample("cancellation", "Cancelling with people", (row) => {
  const facts = {
    wanted: row.yes("All are released"),
    selected: row.number("Selected"),
    reason: row.textOrNull("Reason") ?? "",
    startsAt: row.moment("Start"),
  };
  expect(answerOf(canReleaseAll(facts, row.moment("Now")))).toBe(row.text("Answer"));
});

function momentFrom(text: string): number {
  const [day = "", time = ""] = text.split(" ");
  return momentOf(day, time);
}

eachExample("cancellation", "Places filled again", (row) => {
  const vacated = row.list("Places left").map((cell) => ({
    id: cell.charCodeAt(0),
    vacatedAt: momentFrom(cell.slice(2)),
    agreedStart: (cell.startsWith("A") ? row.momentOrNull("Agreed with A") : null) ?? row.moment("Start"),
  }));
  const selectedAt = row.list("Selected at").map(momentFrom);
  const refilled = refilledPlaces(vacated, selectedAt, row.moment("Start"));
  expect(refilled.map((id) => String.fromCharCode(id))).toEqual(row.list("Filled"));
});

test("a place is filled once, and one selection fills one place", () => {
  const startsAt = 1000;
  const moments = fc.array(fc.integer({ min: 0, max: 1100 }), { maxLength: 8 });
  fc.assert(
    fc.property(moments, moments, (left, selected) => {
      const vacated = left.map((vacatedAt, id) => ({ id, vacatedAt }));
      const refilled = refilledPlaces(vacated, selected, startsAt);
      expect(new Set(refilled).size).toBe(refilled.length);
      expect(refilled.length).toBeLessThanOrEqual(selected.filter((moment) => moment < startsAt).length);
    }),
  );
});
