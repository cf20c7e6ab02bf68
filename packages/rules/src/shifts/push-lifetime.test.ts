import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { pushUntil } from "./push-lifetime.ts";

eachExample("people", "Lifetime on the phone", (row) => {
  const answerBy = row.text("Answer by") === "–" ? null : row.moment("Answer by");
  const facts = { startsAt: row.moment("Start"), answerBy };
  expect(pushUntil(facts, row.moment("Now"))).toBe(row.moment("Until"));
});

test("a message is never kept longer than three days, nor beyond the answer that it asks for", () => {
  const moment = fc.integer({ min: 0, max: 10_000 }).map((hours) => hours * HOUR_MS);
  fc.assert(
    fc.property(moment, moment, fc.option(moment), (startsAt, now, answerBy) => {
      const until = pushUntil({ startsAt, answerBy }, now);
      expect(until).toBeLessThanOrEqual(now + 72 * HOUR_MS);
      if (answerBy === null) expect(until).toBeGreaterThan(now);
      else expect(until).toBeLessThanOrEqual(answerBy);
    }),
  );
});
