import { expect, test } from "vitest";
import { examplesOf } from "#tests/support/rule-book.ts";
import { applicantSorts, compareFor, sortNamed } from "./applicant-sort.ts";

const columns = {
  recommended: "Recommended",
  rating: "By rating",
  hired: "By times here",
  job: "By shifts in the job",
  distance: "By distance",
  applied: "By time of applying",
} as const;

test("sorted applicants have the places of the rule book (docs/rules/applying.md)", () => {
  const rows = examplesOf("applying", "Sorting applicants");
  const people = rows.map((row) => ({
    places: Object.fromEntries(applicantSorts.map((sort) => [sort, row.number(columns[sort])])),
    hiredBeforeCount: row.number("Hired here before"),
    nrOfShifts: row.number("Shifts"),
    rating: row.numberOrNull("Rating"),
    ratings: row.number("Ratings"),
    nrOfAppliedShifts: 0,
    jobShifts: row.number("In the job"),
    distanceKm: row.numberOrNull("Kilometres"),
    appliedAt: row.moment("Applied at"),
  }));
  for (const sort of applicantSorts) {
    const sorted = people.toSorted(compareFor(sort)).map(({ places }) => places[sort]);
    expect({ sort, sorted }).toEqual({ sort, sorted: people.map((_, index) => index + 1) });
  }
  expect(rows.flatMap((row) => row.unreadColumns())).toEqual([]);
});

test("an address that names no sorting means the order of applicants", () => {
  expect(sortNamed("distance")).toBe("distance");
  expect(sortNamed("shoe size")).toBe("recommended");
  expect(sortNamed(undefined)).toBe("recommended");
});
