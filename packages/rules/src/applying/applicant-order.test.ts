import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample, examplesOf } from "#tests/support/rule-book.ts";
import {
  type Applicant,
  answeredAppliedHours,
  compareApplicants,
  explainPlace,
  type PlaceCriterion,
} from "./applicant-order.ts";

const words: Record<PlaceCriterion, string> = {
  hiredBeforeCount: "hired here before",
  nrOfShifts: "shifts",
  rating: "rating",
  nrOfAppliedShifts: "applications",
  appliedAt: "time of applying",
};

const unknown: Applicant = {
  hiredBeforeCount: 0,
  nrOfShifts: 0,
  rating: null,
  nrOfAppliedShifts: 0,
  appliedAt: 5,
};

test("the rows of the rule book stand in the order of applicants (docs/rules/applying.md)", () => {
  const rows = examplesOf("applying", "Order of applicants");
  const ordered = rows.map((row) => ({
    hiredBeforeCount: row.number("Hired here before"),
    nrOfShifts: row.number("Shifts"),
    rating: row.numberOrNull("Rating"),
    nrOfAppliedShifts: row.number("Applications"),
    appliedAt: row.moment("Applied at"),
  }));
  expect([...ordered].reverse().sort(compareApplicants)).toEqual(ordered);

  const criteria = ordered.map((applicant, index) => {
    const next = ordered[index + 1];
    const reason = next === undefined ? null : explainPlace(applicant, next);
    return reason === null ? null : words[reason.criterion];
  });
  expect(criteria).toEqual(rows.map((row) => row.textOrNull("Ahead of the next by")));
  expect(rows.flatMap((row) => row.unreadColumns())).toEqual([]);
});

test("two applicants stand the same way from whichever side they are compared, and along a chain", () => {
  const small = fc.integer({ min: 0, max: 2 });
  const anyone = fc.record({
    hiredBeforeCount: small,
    nrOfShifts: small,
    rating: fc.option(fc.constantFrom(1, 4.5, 5)),
    nrOfAppliedShifts: small,
    appliedAt: small,
  });
  fc.assert(
    fc.property(anyone, anyone, anyone, (a, b, c) => {
      expect(Math.sign(compareApplicants(a, b)) + Math.sign(compareApplicants(b, a))).toBe(0);
      if (compareApplicants(a, b) <= 0 && compareApplicants(b, c) <= 0) {
        expect(compareApplicants(a, c)).toBeLessThanOrEqual(0);
      }
    }),
  );
});

eachExample("applying", "Reason for a place", (row) => {
  const applicant = {
    ...unknown,
    rating: row.numberOrNull("Rating"),
    nrOfAppliedShifts: row.number("Applications"),
    appliedAt: row.moment("Applied at"),
  };
  const other = {
    ...unknown,
    rating: row.numberOrNull("Other's rating"),
    nrOfAppliedShifts: row.number("Other's applications"),
    appliedAt: row.moment("Other applied at"),
  };
  const criterion = row.textOrNull("Reason");
  const valueIn = (column: string) =>
    criterion === words.appliedAt ? row.momentOrNull(column) : row.numberOrNull(column);
  const expected = { criterion, isAhead: row.yes("Ahead"), own: valueIn("Own"), other: valueIn("Other") };
  const reason = explainPlace(applicant, other);
  expect(reason && { ...reason, criterion: words[reason.criterion] }).toEqual(
    criterion === null ? null : expected,
  );
});

eachExample("applying", "Time since applying", (row) => {
  expect(answeredAppliedHours(row.moment("Now"), row.moment("Applied"))).toBe(row.number("Answered"));
});
