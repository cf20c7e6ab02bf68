import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { refilledPlaces } from "./replacement.ts";

const startsAt = 1000;

describe("a place that was left", () => {
  test("is filled by the next selection, the oldest place first", () => {
    const vacated = [
      { id: 2, vacatedAt: 20 },
      { id: 1, vacatedAt: 10 },
    ];
    expect(refilledPlaces(vacated, [30], startsAt)).toEqual([1]);
    expect(refilledPlaces(vacated, [31, 30], startsAt)).toEqual([1, 2]);
  });

  test("is not filled by a selection that came before it was left, nor from the start on", () => {
    const vacated = [{ id: 1, vacatedAt: 20 }];
    expect(refilledPlaces(vacated, [19], startsAt)).toEqual([]);
    expect(refilledPlaces(vacated, [startsAt], startsAt)).toEqual([]);
    expect(refilledPlaces(vacated, [startsAt - 1], startsAt)).toEqual([1]);
  });

  test("is filled once, and one selection fills one place", () => {
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
});
