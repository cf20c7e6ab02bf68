import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { isPeriodOver, keptThrough } from "./bookkeeping.ts";

eachExample("people", "Bookkeeping period", (row) => {
  const paid = row.textOrNull("Paid or billed");
  const through = row.textOrNull("Kept through");
  if (paid !== null) expect(keptThrough(paid)).toBe(through);
  expect(isPeriodOver(through, row.day("Today"))).toBe(row.yes("Over"));
});

test("nothing goes sooner than five years after it was paid, or stays longer than six", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (offset) => {
      const paid = addDays("2020-01-01", offset);
      const through = keptThrough(paid);
      expect(isPeriodOver(through, addMonths(paid, 60))).toBe(false);
      expect(isPeriodOver(through, addMonths(paid, 73))).toBe(true);
    }),
  );
});
