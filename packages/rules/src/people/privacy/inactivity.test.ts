import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf, daysBetween, momentOf } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { erasedOn, inactivityAct } from "./inactivity.ts";

const DAY = 24 * 3_600_000;

eachExample("people", "Inactive profiles", (row) => {
  const use = { lastActive: row.moment("Last active"), warnedAt: row.momentOrNull("Warned") };
  expect(inactivityAct(use, row.number("Months"), row.moment("Now"))).toBe(row.text("Answer"));
});

test("whoever looks once a day is warned once, and at least 30 days before the end that the letter names", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 36 }), fc.integer({ min: 0, max: 1500 }), (months, late) => {
      const lastActive = momentOf("2026-01-15", "10:00");
      let warnedAt: number | null = null;
      let promised = "";
      for (let now = lastActive + late * DAY; ; now += DAY) {
        const act = inactivityAct({ lastActive, warnedAt }, months, now);
        if (act === "erase") {
          expect(dayOf(now)).toBe(promised);
          expect(daysBetween(dayOf(warnedAt ?? 0), dayOf(now))).toBeGreaterThanOrEqual(30);
          return;
        }
        if (act === "nothing") continue;
        expect(warnedAt).toBeNull();
        warnedAt = now;
        promised = erasedOn(lastActive, months, now);
      }
    }),
    { numRuns: 30 },
  );
});
