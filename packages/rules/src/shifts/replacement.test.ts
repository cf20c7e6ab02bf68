import fc from "fast-check";
import { expect, test } from "vitest";
import { momentOf } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { refilledPlaces } from "./replacement.ts";

function momentFrom(text: string): number {
  const [day = "", time = ""] = text.split(" ");
  return momentOf(day, time);
}

eachExample("cancellation", "Places filled again", (row) => {
  const vacated = row.list("Places left").map((cell) => ({
    id: cell.charCodeAt(0),
    vacatedAt: momentFrom(cell.slice(2)),
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
