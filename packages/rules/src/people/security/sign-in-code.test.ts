import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import {
  askedTooOften,
  codeEndsAt,
  isSentTooMany,
  judgeCode,
  keepsCode,
  type ProfileOfContact,
  profileOfCode,
} from "./sign-in-code.ts";

const words = (refusal: string) => refusal.replaceAll("_", " ");

eachExample("people", "Sign-in codes", (row) => {
  const code = { endsAt: codeEndsAt(row.moment("Sent")), wrongTries: row.number("Wrong before") };
  const verdict = judgeCode(code, row.yes("Right"), row.moment("Now"));
  expect(verdict.ok ? "signs in" : words(verdict.refusal)).toBe(row.text("Answer"));
});

eachExample("people", "Asking for a sign-in code", (row) => {
  const seconds = row.numberOrNull("Seconds since the last");
  const last = { endsAt: codeEndsAt(0), wrongTries: row.yes("Last one dead") ? 5 : 0 };
  const withinHour = {
    toOneFromAddress: row.number("To this one from the address"),
    fromAddress: row.number("From the address"),
  };
  const toOne = row.number("To this one from everywhere");
  const isTooOften = askedTooOften(withinHour) || isSentTooMany(toOne);
  const isKept = seconds !== null && keepsCode(last, seconds * 1000);
  const answer = isTooOften ? "too many requests" : isKept ? "keeps" : "sends";
  expect(answer).toBe(row.text("Answer"));
});

eachExample("people", "Whose profile a sign-in code opens", (row) => {
  const profiles = (row.textOrNull("Profiles")?.split(", ") ?? []).map((one, index) => {
    const [by, state] = one.split(" ");
    return {
      id: index + 1,
      by: by as ProfileOfContact["by"],
      isDeactivated: state === "deactivated",
      signedInAt: state === "lately" ? 2 : 1,
    };
  });
  const verdict = profileOfCode(profiles, row.yes("Not theirs"));
  expect(verdict.ok ? String(verdict.id ?? "new") : answerOf(verdict)).toBe(row.text("Opens"));
});

describe("whatever profiles there are", () => {
  const profile = fc.record({
    by: fc.constantFrom("own", "provider", "typed" as const),
    isDeactivated: fc.boolean(),
    signedInAt: fc.nat(3),
  });
  const some = fc
    .array(profile, { maxLength: 5 })
    .map((all) => all.map((one, index) => ({ ...one, id: index + 1 }) as ProfileOfContact));

  it("a code never opens one in which its e-mail or number was only typed, nor a deactivated one", () => {
    fc.assert(
      fc.property(some, fc.boolean(), (profiles, isNotTheirs) => {
        const verdict = profileOfCode(profiles, isNotTheirs);
        const opened = verdict.ok ? profiles.find(({ id }) => id === verdict.id) : undefined;
        expect(opened?.by).not.toBe("typed");
        expect(opened?.isDeactivated).not.toBe(true);
      }),
    );
  });

  it("which one opens does not depend on their order, and nobody whose profiles are all deactivated gets another", () => {
    fc.assert(
      fc.property(some, fc.boolean(), (profiles, isNotTheirs) => {
        const distinct = profiles.map((one) => ({ ...one, signedInAt: one.id }));
        const verdict = profileOfCode(distinct, isNotTheirs);
        expect(profileOfCode(distinct.toReversed(), isNotTheirs)).toEqual(verdict);
        const proved = distinct.filter(({ by }) => by !== "typed");
        if (proved.length > 0 && proved.every(({ isDeactivated }) => isDeactivated))
          expect(verdict).toEqual({ ok: false, refusal: "deactivated" });
      }),
    );
  });
});
