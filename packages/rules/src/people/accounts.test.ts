import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { emailKey, tidyEmail } from "./email.ts";
import { type GuessFacts, mayGuess } from "./guessing.ts";
import { passwordRefusal } from "./password.ts";

eachExample("people", "Guessing passwords", (row) => {
  const verdict = mayGuess({
    fromHere: row.number("Wrong from here"),
    ofAccount: row.number("Wrong for the account"),
    fromAddress: row.number("Wrong from this address"),
    isKnown: row.yes("Known address"),
  });
  const [delay, wrong] = [row.number("Waits"), row.textOrNull("Wrong one is")];
  expect(answerOf(verdict)).toBe(row.text("Looked at"));
  if (!verdict.ok) return;
  expect([verdict.delay, verdict.onlyIfRight ? "too many" : "wrong"]).toEqual([delay, wrong]);
});

eachExample("people", "New passwords", (row) => {
  const refusal = passwordRefusal({
    password: row.text("Password"),
    isCommon: row.yes("Common"),
    own: [row.text("Name"), row.text("E-mail")],
  });
  expect(refusal?.replaceAll("_", " ") ?? null).toBe(row.textOrNull("Refused"));
});

eachExample("people", "One account an e-mail", (row) => {
  const typed = row.text("Typed");
  expect([tidyEmail(typed), emailKey(typed)]).toEqual([row.text("Kept"), row.text("Same as")]);
});

const guesses = fc.record({
  fromHere: fc.nat(700),
  ofAccount: fc.nat(2_000),
  fromAddress: fc.nat(2_000),
  isKnown: fc.boolean(),
});
const looks = (facts: GuessFacts) => mayGuess(facts).ok;

describe("guessing", () => {
  test("by others never stops, nor slows, an address that the account has signed in from", () => {
    fc.assert(
      fc.property(guesses, ({ ofAccount, fromAddress }) => {
        const verdict = mayGuess({ fromHere: 0, ofAccount, fromAddress, isKnown: true });
        expect(verdict).toEqual({ ok: true, delay: 0, onlyIfRight: false });
      }),
    );
  });

  test("does not get easier by more wrong passwords, nor harder by being known", () => {
    fc.assert(
      fc.property(guesses, fc.nat(500), (facts, more) => {
        if (looks({ ...facts, fromHere: facts.fromHere + more })) expect(looks(facts)).toBe(true);
        if (looks({ ...facts, isKnown: false })) expect(looks({ ...facts, isKnown: true })).toBe(true);
      }),
    );
  });
});

describe("an e-mail", () => {
  test("that is tidy stays as it is", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(tidyEmail(tidyEmail(text))).toBe(tidyEmail(text));
      }),
    );
  });
});
