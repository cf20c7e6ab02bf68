import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { isOvertaken, momentOfAct, momentToSend } from "./kept-act.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

eachExample("checkout", "Done without a connection", (row) => {
  const verdict = momentOfAct(row.momentOrNull("Made"), row.moment("Arrives"));
  expect(answerOf(verdict)).toBe(row.text("Answer"));
  expect(verdict.ok ? verdict.at : null).toBe(row.momentOrNull("Counts from"));
  const last = row.momentOrNull("Own later act");
  const isKept = row.momentOrNull("Made") !== null;
  expect(verdict.ok && isOvertaken(verdict.at, last, isKept)).toBe(row.yes("Overtaken"));
});

eachExample("checkout", "The moment that a phone sends", (row) => {
  const waited = row.textOrNull("Waited, at least");
  const counted = waited === null ? null : Number.parseInt(waited, 10) * MINUTE;
  const sent = momentToSend(row.moment("Made, by the phone"), counted, row.moment("Sent at"));
  expect(sent).toBe(row.moment("Sends"));
});

describe("the moment that a phone sends", () => {
  const start = Date.parse("2026-12-11T18:05:00+01:00");
  const upToADay = fc.integer({ min: 0, max: DAY });

  test("is the true one within a second where the phone did not sleep, however far its clock was set forward", () => {
    fc.assert(
      fc.property(upToADay, upToADay, (forward, waited) => {
        const sent = momentToSend(start + forward, waited, start + waited);
        expect(Math.abs(sent - start)).toBeLessThanOrEqual(1_000);
      }),
    );
  });

  test("is the phone's own where its clock was right, whether it slept or was closed", () => {
    const counted = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(upToADay, counted, (waited, awake) => {
        const least = awake === null ? null : awake * waited;
        expect(momentToSend(start, least, start + waited)).toBe(start);
      }),
    );
  });

  test("is never later than its sending, so that the server does not refuse it as one to come", () => {
    const waits = fc.option(upToADay);
    fc.assert(
      fc.property(fc.integer({ min: -DAY, max: DAY }), waits, (off, waited) => {
        expect(momentToSend(start + off, waited, start)).toBeLessThanOrEqual(start);
      }),
    );
  });
});
