import { expect, test } from "vitest";
import { experienceMonths, experienceTitles, experienceTypes } from "#texts/da/employee/experience.ts";
import { type ExperienceValues, experienceForm } from "./use-experience-form.ts";

const [permanent, , temp] = experienceTypes;
const values: ExperienceValues = {
  employer_text: "Hotel Nordlys",
  title: experienceTitles[0],
  exp_type: temp,
  start_year: "2021",
  start_month: experienceMonths[2],
  end_year: "2024",
  end_month: experienceMonths[5],
  still_employed: false,
  shift_count: "6-19",
  description: "",
};

const bodyOf = (changed: Partial<ExperienceValues>) => experienceForm.parse({ ...values, ...changed });

test("years are sent as numbers", () => {
  expect(bodyOf({})).toMatchObject({ start_year: 2021, end_year: 2024, end_month: experienceMonths[5] });
});

test("a job that goes on has no end, whatever was chosen before", () => {
  expect(bodyOf({ still_employed: true })).toMatchObject({ end_year: null, end_month: null });
});

test("the shift count is sent for temp work alone", () => {
  expect(bodyOf({}).shift_count).toBe("6-19");
  expect(bodyOf({ exp_type: permanent }).shift_count).toBeNull();
});

test("a start that is not chosen is refused at its field", () => {
  const refused = experienceForm.safeParse({ ...values, start_year: "" });
  expect(refused.error?.issues.map(({ path }) => path[0])).toEqual(["start_year"]);
});
