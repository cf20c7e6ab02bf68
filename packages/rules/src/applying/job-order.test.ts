import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { newSinceOf, rankOf } from "./job-order.ts";

eachExample("applying", "Order of open jobs", (row) => {
  const fit = { isOwnType: row.yes("Own staff type"), isOwnZone: row.yes("Own region") };
  expect(rankOf(fit) + 1).toBe(row.number("Group"));
});

eachExample("applying", "New jobs", (row) => {
  const visits = { lookedAt: row.momentOrNull("Last look"), newSince: row.momentOrNull("New then since") };
  expect(newSinceOf(visits, row.moment("Now"))).toBe(row.momentOrNull("New since"));
});

test("looking again and again in one visit changes nothing", () => {
  const moment = fc.integer({ min: 0, max: 10_000_000_000 });
  fc.assert(
    fc.property(moment, fc.array(fc.integer({ min: 0, max: 30 * 60_000 })), (start, pauses) => {
      let visits = { lookedAt: start, newSince: start - 1 };
      for (const pause of pauses) {
        const now = visits.lookedAt + pause;
        visits = { lookedAt: now, newSince: newSinceOf(visits, now) ?? Number.NaN };
      }
      expect(visits.newSince).toBe(start - 1);
    }),
  );
});
