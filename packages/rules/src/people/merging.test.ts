import { expect } from "vitest";
import { momentOf } from "#rules/time/moment.ts";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canMerge, isDeactivatedAfterMerge, type MergedShift, planMerge } from "./merging.ts";

eachExample("people", "Merging two profiles", (row) => {
  const verdict = canMerge({
    isSame: row.yes("Same profile"),
    hasOtherCpr: row.text("CPR numbers") === "two",
    isPayUnderWay: row.yes("Pay under way"),
    collisions: row.number("Collisions"),
  });
  expect(answerOf(verdict)).toBe(row.text("Answer"));
});

eachExample("people", "Access of merged profiles", (row) => {
  const isDeactivated = isDeactivatedAfterMerge({
    isKeptDeactivated: row.yes("Kept one deactivated"),
    isMergedDeactivated: row.yes("Merged one deactivated"),
    isLifted: row.yes("Lifted by the office"),
  });
  expect(isDeactivated).toBe(row.yes("Deactivated"));
});

function shift(id: number, bookingId: number, status: string, day: string): MergedShift {
  const [date = "", times = ""] = day.split(" ");
  const [from = "", to = ""] = times.split("–");
  const wasConfirmed = ["selected", "cancelled", "sick"].includes(status);
  const period = { startsAt: momentOf(date, from), endsAt: momentOf(date, to) };
  return { id, bookingId, status, wasConfirmed, date, ...period };
}

eachExample("people", "Shifts of merged profiles", (row) => {
  const kept = shift(1, 7, row.text("Kept one"), row.text("Day of the kept one"));
  const booking = row.text("Booking") === "same" ? 7 : 8;
  const merged = shift(2, booking, row.text("Merged one"), row.text("Day of the merged one"));
  const { collisions, gone } = planMerge([kept], [merged]);
  const stays = gone[0] === 1 ? "merged one stays" : "kept one stays";
  const then = gone.length === 0 ? "both stay" : stays;
  expect(collisions.length > 0 ? "collision" : then).toBe(row.text("Then"));
});
