import fc from "fast-check";
import { expect, test } from "vitest";
import { clockTimeOf, dayOf, HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { type OfferBudget, offerHeldUntil } from "./offer-budget.ts";

eachExample("applying", "Offers held back", (row) => {
  const budget = { perDay: row.number("A day"), isQuietAtNight: row.yes("Quiet at night") };
  const expected = row.text("Told") === "at once" ? null : row.moment("Told");
  expect(offerHeldUntil(budget, row.number("Told today"), row.moment("Now"))).toBe(expected);
});

// The clocks change in both directions within it.
const start = Date.parse("2026-10-20T00:00:00+02:00");
const moments = fc
  .uniqueArray(fc.integer({ min: 0, max: 170 * 24 * 60 }), { maxLength: 80 })
  .map((minutes) => minutes.toSorted((a, b) => a - b).map((minute) => start + minute * 60_000));
const budgets = fc.record({ perDay: fc.integer({ min: 0, max: 20 }), isQuietAtNight: fc.boolean() });
const isNight = (moment: Moment) => clockTimeOf(moment) >= "22:00" || clockTimeOf(moment) < "07:00";

function offered(budget: OfferBudget, at: readonly Moment[]) {
  const told: Moment[] = [];
  return at.map((now) => {
    const today = told.filter((moment) => dayOf(moment) === dayOf(now)).length;
    const until = offerHeldUntil(budget, today, now);
    if (until === null) told.push(now);
    return { now, until };
  });
}

test("never more than so many a day come at once, and none at night where that is wanted", () => {
  fc.assert(
    fc.property(budgets, moments, (budget, at) => {
      const atOnce = offered(budget, at).filter(({ until }) => until === null);
      const days = Map.groupBy(atOnce, ({ now }) => dayOf(now));
      if (budget.perDay > 0)
        for (const [, ofDay] of days) expect(ofDay.length).toBeLessThanOrEqual(budget.perDay);
      if (budget.isQuietAtNight) expect(atOnce.filter(({ now }) => isNight(now))).toEqual([]);
    }),
  );
});

test("what is held back is told within 15 hours, by day, and at most twice a day together", () => {
  fc.assert(
    fc.property(budgets, moments, (budget, at) => {
      const held = offered(budget, at).flatMap(({ now, until }) => (until === null ? [] : [{ now, until }]));
      for (const { now, until } of held) {
        expect(until).toBeGreaterThan(now);
        expect(until - now).toBeLessThanOrEqual(15 * HOUR_MS);
        expect(isNight(until)).toBe(false);
      }
      const together = Map.groupBy([...new Set(held.map(({ until }) => until))], dayOf);
      for (const [, ofDay] of together) expect(ofDay.length).toBeLessThanOrEqual(2);
    }),
  );
});

test("who wants all of them by day and night gets each at once", () => {
  fc.assert(
    fc.property(moments, (at) => {
      const all = offered({ perDay: 0, isQuietAtNight: false }, at);
      expect(all.every(({ until }) => until === null)).toBe(true);
    }),
  );
});
