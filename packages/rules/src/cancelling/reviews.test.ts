import fc from "fast-check";
import { expect, test } from "vitest";
import { type Moment, momentOf } from "#rules/time/moment.ts";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import type { Penalty } from "./penalties.ts";
import {
  answerBy,
  canAskForReview,
  canAttachFile,
  canDecide,
  canTakeFileBack,
  liftsWhen,
  penaltyRule,
  type ReviewFacts,
  stillCounts,
  waitsForDecision,
} from "./reviews.ts";

const at = momentOf("2026-11-20", "10:00");
const untouched: ReviewFacts = {
  annulledAt: null,
  freezeUntil: null,
  askedAt: null,
  decision: null,
  decidedAt: null,
};

eachExample("cancellation", "What a penalty says", (row) => {
  const kind = row.text("Kind") as Penalty["kind"];
  const card = row.text("Card") as Penalty["card"];
  const annulledAt = row.yes("Annulled") ? at : null;
  expect(penaltyRule({ kind, card })).toBe(row.text("Rule"));
  const lifts = liftsWhen({ kind, annulledAt }, row.moment("Start"), row.moment("Now"));
  expect(lifts).toBe(row.textOrNull("Goes when"));
});

eachExample("cancellation", "Asking for a review", (row) => {
  const annulledAt = row.yes("Lifted") ? at : null;
  const facts = { ...untouched, askedAt: row.momentOrNull("Asked before"), annulledAt };
  expect(answerOf(canAskForReview(facts))).toBe(row.text("Answer"));
  const freeze = { freezeUntil: row.momentOrNull("Freeze until") };
  expect(answerBy(row.moment("Asks at"), freeze, row.number("Working days"))).toBe(row.text("Answer by"));
});

eachExample("cancellation", "Files beside a question", (row) => {
  const annulledAt = row.yes("Lifted") ? at : null;
  const decidedAt = row.momentOrNull("Decided");
  const decision = decidedAt === null ? null : "uphold";
  const facts: ReviewFacts = {
    ...untouched,
    annulledAt,
    askedAt: row.momentOrNull("Asked"),
    decidedAt,
    decision,
  };
  expect(answerOf(canAttachFile(facts, row.number("Files")))).toBe(row.text("Attach"));
  expect(answerOf(canTakeFileBack(facts))).toBe(row.text("Take back"));
});

eachExample("cancellation", "Deciding on a penalty", (row) => {
  const facts: ReviewFacts = {
    annulledAt: row.yes("Lifted") ? at : null,
    freezeUntil: row.yes("Freeze") ? momentOf("2026-12-20", "10:00") : null,
    askedAt: row.momentOrNull("Asked"),
    decidedAt: row.momentOrNull("Decided"),
    decision: row.textOrNull("Decision") as ReviewFacts["decision"],
  };
  expect(waitsForDecision(facts)).toBe(row.yes("Waits"));
  expect(answerOf(canDecide(facts, "uphold"))).toBe(row.text("Uphold"));
  expect(answerOf(canDecide(facts, "lift"))).toBe(row.text("Lift"));
});

test("whatever was said before, what waits can be decided both ways, and afterwards it waits no more", () => {
  const moments = fc.integer({ min: 0, max: 1000 });
  const facts = fc.record({
    annulledAt: fc.option(moments),
    freezeUntil: fc.option(moments),
    askedAt: fc.option(moments),
    decided: fc.option(
      fc.record({ at: moments, decision: fc.constantFrom("uphold" as const, "lift" as const) }),
    ),
  });
  fc.assert(
    fc.property(facts, ({ decided, ...rest }) => {
      const before = { ...rest, decidedAt: decided?.at ?? null, decision: decided?.decision ?? null };
      if (!waitsForDecision(before)) return;
      expect(canDecide(before, "uphold").ok && canDecide(before, "lift").ok).toBe(true);
      const after = { ...before, decision: "uphold" as const, decidedAt: 1001 };
      expect(waitsForDecision(after)).toBe(false);
      expect(waitsForDecision({ ...after, decision: "lift", annulledAt: 1001 })).toBe(false);
    }),
  );
});

test("a penalty counts while it freezes, held or not, or can lead to a red card, and not once it is lifted", () => {
  const red = { id: 1, shiftId: 1, kind: "no_show", card: "red", occurredAt: at } as const;
  const freezeUntil: Moment = at + 1000;
  const penalty: Penalty = { ...red, freezeUntil, annulledAt: null, consumedBy: null, isHeld: true };
  expect(stillCounts(penalty, at)).toBe(true);
  expect(stillCounts(penalty, freezeUntil)).toBe(false);
  expect(stillCounts({ ...penalty, annulledAt: at }, at)).toBe(false);
  expect(stillCounts({ ...penalty, card: "yellow" }, freezeUntil)).toBe(true);
  expect(stillCounts({ ...penalty, card: "yellow", consumedBy: 2 }, freezeUntil)).toBe(false);
});
