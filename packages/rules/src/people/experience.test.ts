import { describe, expect, test } from "vitest";
import { type Experience, experienceProblems } from "./experience.ts";
import { isJobSize } from "./job-size.ts";

const experience: Experience = {
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
const problems = (changes: Partial<Experience>) => experienceProblems({ ...experience, ...changes });

describe("a work experience", () => {
  test("is fine with employer, title, type and start", () => {
    expect(problems({})).toEqual([]);
    expect(problems({ endYear: null, endMonth: null })).toEqual([]);
    expect(problems({ endYear: null, endMonth: null, stillEmployed: true })).toEqual([]);
  });

  test("lacks what is blank", () => {
    const blank = { employerText: " ", title: "", expType: "", startYear: null, startMonth: null };
    expect(problems(blank).map(({ field }) => field)).toEqual(Object.keys(blank));
  });

  test("does not end before it starts, the same month is fine", () => {
    expect(problems({ endYear: 2020, endMonth: 2 })).toEqual([{ field: "endYear", problem: "before_start" }]);
    expect(problems({ endYear: 2020, endMonth: 3 })).toEqual([]);
    expect(problems({ endYear: 2019, endMonth: null })).toEqual([
      { field: "endYear", problem: "before_start" },
    ]);
  });

  test("has no end while it lasts", () => {
    expect(problems({ stillEmployed: true }).map(({ field }) => field)).toEqual(["endYear", "endMonth"]);
  });

  test("counts shifts for 'Vikar', always and only", () => {
    expect(problems({ expType: "Vikar" })).toEqual([{ field: "shiftCount", problem: "required" }]);
    expect(problems({ expType: "Vikar", shiftCount: "2_5" })).toEqual([]);
    expect(problems({ shiftCount: "2_5" })).toEqual([{ field: "shiftCount", problem: "must_be_empty" }]);
  });

  test("is described in at most 255 characters", () => {
    expect(problems({ description: "x".repeat(255) })).toEqual([]);
    expect(problems({ description: "x".repeat(256) })).toEqual([
      { field: "description", problem: "too_long" },
    ]);
  });
});

test("job sizes are the five stored codes", () => {
  expect(["1_2", "2_5", "6_19", "20_plus", "60_plus"].every(isJobSize)).toBe(true);
  expect(isJobSize("1 vagt")).toBe(false);
});
