import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Region, regionCodes } from "#rules/people/regions.ts";
import { addDays } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { type Comparable, chanceOf, fillChance, fillChanges, type PastBooking } from "./fill-chance.ts";

const MONDAY = "2026-11-09";
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** `Fri copenhagen 90h 192,00 4p`, as the rule book writes it; one person where none are named. */
function comparable(text: string): Comparable {
  const [weekday = "", region, lead = "", wage = "", people = "1p"] = text.split(" ");
  return {
    date: weekday === "31-12" ? "2026-12-31" : addDays(MONDAY, weekdays.indexOf(weekday)),
    region: region === "–" ? null : (region as Region),
    leadHours: Number(lead.replace("h", "")),
    hourlyWage: Math.round(Number(wage.replace(",", ".")) * 100),
    people: Number(people.replace("p", "")),
  };
}

/** `12/14 Fri …, 3/9 Sat …`: so many of so many filled, companies taking turns. */
function historyOf(text: string | null, corporations: number): PastBooking[] {
  const groups = text === null ? [] : text.split(/, (?=\d+\/)/);
  return groups.flatMap((group) => {
    const [, filled, total, like = ""] = /^(\d+)\/(\d+) (.*)$/.exec(group) ?? [];
    return Array.from({ length: Number(total) }, (_, index) => ({
      ...comparable(like),
      corporationId: index % corporations,
      isFilled: index < Number(filled),
    }));
  });
}

eachExample("bookings", "Chance of being filled", (row) => {
  const history = historyOf(row.textOrNull("History"), row.number("Companies"));
  const chance = fillChance(comparable(row.text("Asked")), history);
  expect(chance?.filled ?? null).toBe(row.numberOrNull("Filled"));
  expect(chance?.total ?? null).toBe(row.numberOrNull("All"));
  expect(chance ? `${chance.percent} %` : null).toBe(row.textOrNull("Chance"));
  expect(chance?.comparedBy ?? []).toEqual(row.list("Compared by"));
});

eachExample("bookings", "What would change the chance", (row) => {
  const asked = comparable(row.text("Asked"));
  const history = historyOf(row.textOrNull("History"), 3);
  const chance = fillChance(asked, history);
  if (!chance) throw new Error("the history says nothing");
  const said = { day: "–", wage: "–" };
  for (const change of fillChanges(asked, history, chance)) {
    const evidence = change.evidence ? `${change.evidence.filled} of ${change.evidence.total}` : "few";
    if (change.key === "day") said.day = [weekdays[(change.weekday ?? 0) - 1], evidence].join(" ").trim();
    if (change.key === "wage") said.wage = `${(change.wage / 100).toFixed(2).replace(".", ",")} ${evidence}`;
  }
  expect(said).toEqual({ day: row.text("Day"), wage: row.text("Wage") });
});

const anyComparable = fc.record({
  date: fc.nat(60).map((days) => addDays(MONDAY, days)),
  region: fc.constantFrom(...regionCodes.slice(0, 2)),
  leadHours: fc.integer({ min: 100, max: 300 }),
  hourlyWage: fc.integer({ min: 19_000, max: 20_500 }),
  people: fc.integer({ min: 1, max: 4 }),
});
const anyPast = fc
  .tuple(anyComparable, fc.nat(4), fc.boolean())
  .map(([like, corporationId, isFilled]) => ({ ...like, corporationId, isFilled }));
const anyHistory = fc.array(anyPast, { maxLength: 80 });

describe("the chance of being filled", () => {
  test("lies between 0 and 1 and rests on bookings of three companies, whatever the history", () => {
    fc.assert(
      fc.property(anyComparable, anyHistory, (asked, history) => {
        const chance = fillChance(asked, history);
        if (!chance) return;
        expect(chanceOf(chance)).toBeGreaterThan(0);
        expect(chanceOf(chance)).toBeLessThan(1);
        expect(chance.filled).toBeLessThanOrEqual(chance.total);
        expect(chance.total).toBeGreaterThanOrEqual(8);
        expect(new Set(history.map(({ corporationId }) => corporationId)).size).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  test("never falls by one more that was filled, and never rises by one more that was not", () => {
    fc.assert(
      fc.property(anyComparable, anyHistory, fc.nat(4), (asked, history, corporationId) => {
        const before = fillChance(asked, history);
        if (!before) return;
        const withOne = (isFilled: boolean) =>
          fillChance(asked, [...history, { ...asked, corporationId, isFilled }]);
        // One more like it may make fewer likenesses needed to be given up: then other bookings are counted.
        for (const [after, sign] of [[withOne(true), 1] as const, [withOne(false), -1] as const]) {
          if (after?.comparedBy.length !== before.comparedBy.length) continue;
          expect((chanceOf(after) - chanceOf(before)) * sign).toBeGreaterThan(0);
          expect((after.percent - before.percent) * sign).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test("more history of a staff type never takes an answer away", () => {
    fc.assert(
      fc.property(anyComparable, anyHistory, anyPast, (asked, history, more) => {
        if (fillChance(asked, history)) expect(fillChance(asked, [...history, more])).not.toBeNull();
      }),
    );
  });

  test("changes never rest on fewer bookings than the chance itself may", () => {
    fc.assert(
      fc.property(anyComparable, anyHistory, (asked, history) => {
        const chance = fillChance(asked, history);
        if (!chance) return;
        for (const { evidence } of fillChanges(asked, history, chance)) {
          if (evidence) expect(evidence.total).toBeGreaterThanOrEqual(8);
        }
      }),
    );
  });
});
