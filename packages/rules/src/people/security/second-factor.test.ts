import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import {
  canRemoveFactor,
  canTryChallenge,
  challengeEndsAt,
  isFreshStep,
  mustSetUp,
  type StepUp,
  wantedProof,
} from "./second-factor.ts";

eachExample("people", "Step-up", (row) => {
  const facts = {
    hasSecondFactor: row.yes("Second factor"),
    signedInAt: row.moment("Signed in"),
    provedAt: row.momentOrNull("Proved"),
    factorProvedAt: row.momentOrNull("With second factor"),
  };
  const wanted = wantedProof(row.text("Asked for") as StepUp, facts, row.moment("Now"));
  expect(wanted).toBe(row.textOrNull("Has to prove with"));
});

eachExample("people", "Admins without a second factor", (row) => {
  const facts = {
    isRequired: row.yes("Required"),
    isAdmin: row.yes("Admin"),
    hasSecondFactor: row.yes("Second factor"),
  };
  expect(mustSetUp(facts)).toBe(row.yes("Only set-up"));
});

eachExample("people", "The last second factor", (row) => {
  const facts = {
    isRequired: row.yes("Required"),
    isAdmin: row.yes("Admin"),
    factors: row.number("Factors"),
  };
  expect(answerOf(canRemoveFactor(facts))).toBe(row.text("Answer"));
});

eachExample("people", "Challenge", (row) => {
  const endsAt = challengeEndsAt(row.moment("Opened"));
  expect(canTryChallenge(row.number("Tries before"), endsAt, row.moment("Now"))).toBe(
    row.yes("One more try"),
  );
});

eachExample("people", "Codes of the app", (row) => {
  const isFresh = isFreshStep(
    row.number("Code's step"),
    row.number("Last taken"),
    row.number("Current step"),
  );
  expect(isFresh).toBe(row.yes("Counts"));
});

test("no step counts twice, in whatever order codes arrive", () => {
  const steps = fc.array(fc.integer({ min: 90, max: 110 }), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (tried) => {
      let last = 0;
      const taken: number[] = [];
      for (const step of tried) {
        if (!isFreshStep(step, last, 100)) continue;
        taken.push(step);
        last = step;
      }
      expect(new Set(taken).size).toBe(taken.length);
      expect(taken.every((step) => step >= 99 && step <= 101)).toBe(true);
    }),
  );
});
