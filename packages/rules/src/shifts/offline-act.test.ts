import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { isOvertaken, momentOfAct, momentToSend } from "./offline-act.ts";

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
  const minutes = (column: string) => {
    const text = row.textOrNull(column);
    return text === null ? null : Number.parseInt(text, 10) * MINUTE;
  };
  const kept = { waited: minutes("Waited, at least"), passed: minutes("Passed by the phone") };
  const sent = momentToSend(row.moment("Made, by the phone"), kept, row.moment("Sent at"));
  expect(sent).toBe(row.moment("Sends"));
});

describe("the moment that a phone sends", () => {
  const start = Date.parse("2026-12-11T18:05:00+01:00");
  const upToADay = fc.integer({ min: 0, max: DAY });
  const aDayEitherWay = fc.integer({ min: -DAY, max: DAY });
  /** Which part of the time the page has counted; null where it was closed meanwhile. */
  const awake = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
  const counted = (part: number | null, time: number) => (part === null ? null : part * time);

  test("is the true one within a second where the phone did not sleep, however far its clock was set forward", () => {
    fc.assert(
      fc.property(upToADay, upToADay, fc.boolean(), (forward, waited, isOld) => {
        const kept = { waited, passed: isOld ? null : waited };
        const sent = momentToSend(start + forward, kept, start + waited);
        expect(Math.abs(sent - start)).toBeLessThanOrEqual(1_000);
      }),
    );
  });

  test("is the true one within a minute where the clock was set back before it, whether the phone slept or was closed", () => {
    fc.assert(
      fc.property(upToADay, upToADay, awake, (back, passed, part) => {
        const kept = { waited: counted(part, passed), passed };
        const sent = momentToSend(start - back, kept, start + passed);
        expect(sent).toBeLessThanOrEqual(start);
        expect(sent).toBeGreaterThanOrEqual(start - MINUTE);
      }),
    );
  });

  test("is never over a minute too early where the clock is set once, back or forward, before the act or after it", () => {
    fc.assert(
      fc.property(aDayEitherWay, fc.boolean(), upToADay, awake, (set, isBefore, time, part) => {
        const made = isBefore ? start + set : start;
        const kept = { waited: counted(part, time), passed: isBefore ? time : time + set };
        const sent = momentToSend(made, kept, start + time);
        expect(sent).toBeGreaterThanOrEqual(start - MINUTE);
        expect(sent).toBeLessThanOrEqual(start + time);
      }),
    );
  });

  test("is the phone's own where its clock was right, whether it slept or was closed", () => {
    fc.assert(
      fc.property(upToADay, awake, fc.boolean(), (time, part, isOld) => {
        const kept = { waited: counted(part, time), passed: isOld ? null : time };
        expect(momentToSend(start, kept, start + time)).toBe(start);
      }),
    );
  });

  test("is never later than its sending, so that the server does not refuse it as one to come", () => {
    fc.assert(
      fc.property(aDayEitherWay, fc.option(upToADay), fc.option(aDayEitherWay), (off, waited, passed) => {
        expect(momentToSend(start + off, { waited, passed }, start)).toBeLessThanOrEqual(start);
      }),
    );
  });
});
