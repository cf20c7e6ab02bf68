import fc from "fast-check";
import { expect, test } from "vitest";
import type { DocumentDecision } from "#rules/people/documents/document.ts";
import { type WorkingTimeProblem, workingTimeRules } from "#rules/shifts/working-time.ts";
import { addDays, HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import {
  answerOfCheck,
  choiceOf,
  type FitnessAsker,
  type FitnessReason,
  fitnessChoices,
  fitnessReasons,
  reasonRules,
  reasonsAgainst,
  type WayToPlace,
} from "./fitness.ts";
import {
  canSayRightToWork,
  type Permit,
  type RightOnDay,
  type RightToWork,
  rightOfBoth,
  rightToWorkFor,
} from "./right-to-work.ts";
import { hoursInMonth, isOverStudentLimit, studentMonth } from "./student-hours.ts";

/** `2026-12-10 18:00 8`: a start and hours. */
function shiftFrom(text: string) {
  const [day = "", time = "", hours = "0"] = text.split(" ");
  const startsAt = momentOf(day, time);
  return { startsAt, endsAt: startsAt + Number(hours.replace(",", ".")) * HOUR_MS };
}

/** `work approve – 2027-05-31`: kind, decision, first and last day, and from when on another stands in its place. */
function permitFrom(text: string, index: number): Permit {
  const [kind, decision = "–", from = "–", until = "–", replacedFrom = "–"] = text.split(" ");
  const orNull = <T extends string>(value: string) => (value === "–" ? null : (value as T));
  return {
    id: index + 1,
    kind: kind === "work" ? "work_permit" : "student_permit",
    decision: orNull<DocumentDecision>(decision),
    from: orNull(from),
    until: orNull(until),
    replacedFrom: orNull(replacedFrom),
  };
}

const keyed = <T extends string>(text: string) => text.replaceAll(" ", "_") as T;

eachExample("fitness", "Right to work on a day", (row) => {
  const permits = row.list("Documents").map(permitFrom);
  const { state, why } = rightToWorkFor(
    keyed<RightToWork>(row.text("Said")),
    permits,
    shiftFrom(row.text("Shift")),
  );
  expect([state, why].filter(Boolean).join(": ").replaceAll("_", " ")).toBe(row.text("Answer"));
});

eachExample("fitness", "Hours on a student permit", (row) => {
  const month = studentMonth(shiftFrom(row.text("Shift")), row.list("Other shifts").map(shiftFrom));
  expect(month?.hours ?? null).toBe(row.numberOrNull("Hours"));
  expect(isOverStudentLimit(month, row.number("Limit"))).toBe(row.yes("Too many"));
});

eachExample("fitness", "Reasons against a shift", (row) => {
  const reasons = reasonsAgainst(
    {
      right: keyed<RightOnDay["state"]>(row.text("Right to work")),
      isOverStudentHours: row.text("Student hours") === "too many",
      workingTime: row.list("Working time") as WorkingTimeProblem[],
      termsGivenOn: row.textOrNull("Terms given"),
      areTermsRead: row.yes("Read"),
      hasSameCpr: row.yes("Same CPR"),
      hasSameName: row.yes("Same name and birthday"),
    },
    row.text("Today"),
  );
  expect(reasons).toEqual(row.list("Reasons"));
});

eachExample("fitness", "What a reason does", (row) => {
  const reason = row.text("Reason") as FitnessReason;
  const choices = fitnessChoices.filter((choice) => choiceOf(reason, { [reason]: choice }) === choice);
  expect(choiceOf(reason, {})).toBe(row.text("By itself"));
  expect(choices).toEqual(row.list("May be set to"));
  expect(reasonRules[reason].officeMayPass).toBe(row.yes("The office goes past it"));
});

eachExample("fitness", "Answer of the check", (row) => {
  const verdict = answerOfCheck(row.list("Refused") as FitnessReason[], {
    by: row.text("By") as FitnessAsker,
    hasReason: row.yes("Reason"),
    how: row.text("How") as WayToPlace | "over",
  });
  expect(answerOf(verdict)).toBe(row.text("Answer"));
});

eachExample("fitness", "Who says the right to work", (row) => {
  const verdict = canSayRightToWork({
    said: keyed<RightToWork>(row.text("Said")),
    byOffice: row.yes("By the office"),
    hasPermit: row.yes("Has sent a permit"),
    says: row.text("Says") as "free" | "permit",
  });
  expect(answerOf(verdict)).toBe(row.text("Answer"));
});

eachExample("fitness", "Right to work of two profiles", (row) => {
  const said = (right: string, byOffice: string) => ({
    right_to_work: keyed<RightToWork>(row.text(right)),
    right_to_work_by_office: row.yes(byOffice),
  });
  const { right_to_work } = rightOfBoth(said("Kept", "By the office"), said("Other", "Other by the office"));
  expect(right_to_work.replaceAll("_", " ")).toBe(row.text("Answer"));
});

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays("2026-11-01", days));
const dayOrNone = fc.option(day, { nil: null });
const permit = fc.record({
  id: fc.integer({ min: 1, max: 99 }),
  kind: fc.constantFrom("work_permit" as const, "student_permit" as const),
  decision: fc.constantFrom("approve" as const, "decline" as const, null),
  from: dayOrNone,
  until: dayOrNone,
  replacedFrom: dayOrNone,
});
const permits = fc.array(permit, { maxLength: 5 });
const shift = fc
  .record({ hour: fc.integer({ min: 0, max: 1400 }), hours: fc.integer({ min: 1, max: 14 }) })
  .map(({ hour, hours }) => {
    const startsAt = momentOf("2026-11-01", "00:00") + hour * HOUR_MS;
    return { startsAt, endsAt: startsAt + hours * HOUR_MS };
  });
const said = fc.constantFrom("free" as const, "permit" as const, "not_stated" as const);
const reasons = fc.subarray([...fitnessReasons]);

test("another document never takes a right to work away, nor does its order matter", () => {
  fc.assert(
    fc.property(said, permits, permit, shift, (what, all, more, one) => {
      const isGood = (state: string) => ["free", "permit", "student"].includes(state);
      const before = rightToWorkFor(what, all, one).state;
      if (isGood(before)) expect(isGood(rightToWorkFor(what, [...all, more], one).state)).toBe(true);
      expect(rightToWorkFor(what, all.toReversed(), one).state).toBe(before);
    }),
  );
});

test("only an approved permit is a proof, and nothing said is never refused by itself", () => {
  fc.assert(
    fc.property(permits, shift, (all, one) => {
      const { proof } = rightToWorkFor("permit", all, one);
      expect(proof.every(({ decision }) => decision === "approve")).toBe(true);
      expect(rightToWorkFor("not_stated", all, one).state).not.toBe("none");
    }),
  );
});

test("the hours of a student only grow with another shift, and no hour counts in two months", () => {
  fc.assert(
    fc.property(fc.array(shift, { maxLength: 8 }), shift, (all, more) => {
      const months = ["2026-11-01", "2026-12-01", "2027-01-01"];
      const sum = (shifts: typeof all) =>
        months.reduce((total, month) => total + hoursInMonth(month, shifts), 0);
      const booked = [...all, more].reduce((total, one) => total + (one.endsAt - one.startsAt) / HOUR_MS, 0);
      expect(sum([...all, more])).toBeCloseTo(booked, 1);
      for (const month of months) {
        expect(hoursInMonth(month, [...all, more])).toBeGreaterThanOrEqual(hoursInMonth(month, all));
      }
    }),
  );
});

test("nobody but the office gets a place past a refused reason, and never past the right to work", () => {
  const by = fc.constantFrom("company" as const, "office" as const, "person" as const, "clock" as const);
  fc.assert(
    fc.property(reasons, by, fc.boolean(), (refused, who, hasReason) => {
      const { ok } = answerOfCheck(refused, { by: who, hasReason, how: "selected" });
      const isPassable = refused.every((reason) => reasonRules[reason].officeMayPass);
      expect(ok).toBe(refused.length === 0 || (who === "office" && hasReason && isPassable));
    }),
  );
});

test("what others than the office read tells working time from papers, and nothing else", () => {
  fc.assert(
    fc.property(reasons, (refused) => {
      const answer = answerOfCheck(refused, { by: "company", hasReason: false, how: "selected" });
      if (!answer.ok) expect(["working_time", "papers_first"]).toContain(answer.refusal);
      const isTime = refused.every((one) => [...workingTimeRules, "student_hours"].includes(one as "rest"));
      if (!answer.ok) expect(answer.refusal === "working_time").toBe(isTime);
    }),
  );
});
