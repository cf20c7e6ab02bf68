import { expect, test } from "vitest";
import { type Example, eachExample } from "#tests/support/rule-book.ts";
import { type Experience, experienceProblems, isJobSize } from "./experience.ts";

/** `2020-3` as a year and a month, twice null for a dash. */
function monthIn(row: Example, column: string): [number | null, number | null] {
  const [year, month] = row.textOrNull(column)?.split("-").map(Number) ?? [];
  return [year ?? null, month ?? null];
}

const complete: Experience = {
  employerText: "Hotel Strand",
  title: "Tjener",
  expType: "Fuldtid",
  startYear: 2020,
  startMonth: 3,
  endYear: 2021,
  endMonth: 2,
  stillEmployed: false,
  shiftCount: null,
  description: "",
};

eachExample("people", "Work experience", (row) => {
  const [startYear, startMonth] = monthIn(row, "Start");
  const [endYear, endMonth] = monthIn(row, "End");
  const problems = experienceProblems({
    ...complete,
    employerText: row.textOrNull("Employer") ?? " ",
    expType: row.textOrNull("Type") ?? "",
    startYear,
    startMonth,
    endYear,
    endMonth,
    stillEmployed: row.yes("Still employed"),
    shiftCount: row.textOrNull("Shifts"),
    description: "x".repeat(row.number("Description characters")),
  });
  const told = problems.map(({ field, problem }) => `${field} ${problem.replaceAll("_", " ")}`);
  expect(told).toEqual(row.list("Problems"));
});

test("an end without a month is at the end of its year", () => {
  const ends = (endYear: number) => experienceProblems({ ...complete, endYear, endMonth: null });
  expect(ends(2019)).toEqual([{ field: "endYear", problem: "before_start" }]);
  expect(ends(2020)).toEqual([]);
});

test("a title is required as well", () => {
  expect(experienceProblems({ ...complete, title: "" })).toEqual([{ field: "title", problem: "required" }]);
});

eachExample("people", "Number of shifts in a position", (row) => {
  expect(isJobSize(row.text("Code"))).toBe(row.yes("Known"));
});
