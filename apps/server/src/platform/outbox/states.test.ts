import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DeliveryProblem } from "#texts/da/admin/delivery-reasons.ts";
import {
  afterProblem,
  canSendAgain,
  DELIVERY_TRIES,
  FIRST_RETRY_SECONDS,
  mayHaveArrived,
  retryDelay,
} from "./states.ts";

/** Every problem: what follows the first failure, whether it counts, and whether it may have arrived. */
const problems: [DeliveryProblem, "queued" | "failed", counts: number, mayHaveArrived: boolean][] = [
  ["unreachable", "queued", 1, false],
  ["unclear", "queued", 1, true],
  ["interrupted", "queued", 1, true],
  ["unexpected", "queued", 1, true],
  ["access_refused", "queued", 0, false],
  ["not_configured", "queued", 0, false],
  ["expired", "failed", 1, false],
  ["bad_recipient", "failed", 1, false],
  ["missing_data", "failed", 1, false],
  ["amount_differs", "failed", 1, false],
  ["reference_not_kept", "failed", 1, false],
  ["look_up_first", "failed", 1, false],
  ["refused", "failed", 1, false],
];
const isOurs = (problem: DeliveryProblem) => problem === "access_refused" || problem === "not_configured";

describe("a delivery that failed", () => {
  test.each(problems)("because it was %s is %s", (problem, status, counts, mayBeThere) => {
    expect(afterProblem(problem, 0)).toEqual({ status, failures: counts });
    expect(mayHaveArrived(problem)).toBe(mayBeThere);
  });

  test("is given up with its twelfth try, unless we are what it waits for", () => {
    expect(afterProblem("unreachable", 10)).toEqual({ status: "queued", failures: 11 });
    expect(afterProblem("unreachable", 11)).toEqual({ status: "failed", failures: 12 });
    expect(afterProblem("access_refused", 11)).toEqual({ status: "queued", failures: 11 });
  });

  test("is never tried without end, whatever goes wrong in whatever order, but for what is ours to mend", () => {
    const some = fc.array(fc.constantFrom(...problems.map(([problem]) => problem)), { maxLength: 60 });
    fc.assert(
      fc.property(some, (all) => {
        let failures = 0;
        for (const problem of all) {
          const after = afterProblem(problem, failures);
          expect(after.failures - failures).toBe(isOurs(problem) ? 0 : 1);
          expect(after.failures).toBeLessThanOrEqual(DELIVERY_TRIES);
          if (after.status === "failed") return;
          failures = after.failures;
        }
        expect(all.filter((one) => !isOurs(one)).length).toBeLessThan(DELIVERY_TRIES);
      }),
    );
  });
});

test("an admin sends again what was given up, whose text is there and holds no secret link", () => {
  const message = { status: "failed", hasSecret: false, isEmptied: false } as const;
  expect(canSendAgain(message)).toEqual({ ok: true });
  for (const status of ["queued", "sending", "sent", "withdrawn"] as const) {
    expect(canSendAgain({ ...message, status })).toEqual({ ok: false, refusal: "not_failed" });
  }
  expect(canSendAgain({ ...message, hasSecret: true })).toEqual({ ok: false, refusal: "secret_message" });
  expect(canSendAgain({ ...message, isEmptied: true })).toEqual({ ok: false, refusal: "message_deleted" });
});

test("waits double from about twenty seconds to an hour, each half by chance, and last four hours in all", () => {
  const least = (waits: number) => retryDelay(waits, FIRST_RETRY_SECONDS, 0);
  expect([0, 1, 2, 6, 7, 50].map(least)).toEqual([20, 40, 80, 1_280, 1_800, 1_800]);
  expect([0, 50].map((waits) => retryDelay(waits, FIRST_RETRY_SECONDS, 1))).toEqual([40, 3_600]);
  const waits = Array.from({ length: DELIVERY_TRIES - 1 }, (_, wait) => wait);
  const all = waits.reduce((sum, wait) => sum + retryDelay(wait, FIRST_RETRY_SECONDS, 0.5), 0);
  expect(Math.round(all / 3_600)).toBe(4);
});
