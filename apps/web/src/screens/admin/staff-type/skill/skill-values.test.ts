import { expect, test } from "vitest";
import { staffTypeForm } from "#contract/settings/staff-types/forms.ts";
import type {
  WireStaffType,
  WireStaffTypeWithSkills,
} from "#contract/settings/staff-types/staff-type.entities.ts";
import { readyMadeStaffTypes } from "#texts/da/staff-types/ready-made.ts";
import { emptyValues, formField, gapsOf, readyMadeValues, valuesOf } from "./skill-values.ts";

const waiter = { job_title: "Tjener", billy_id: "B1" } as WireStaffType;
const block = { skill_title: "Erfaring", question: "Hvor længe?", answer: [{ text: "Aldrig", value: 5 }] };

test("a staff type that was stored with fewer blocks and answers has the rest empty", () => {
  const { name, blocks } = valuesOf(waiter, [block] as WireStaffTypeWithSkills["skill_detail"]);
  expect(name).toBe("Tjener");
  expect(blocks).toHaveLength(5);
  expect(blocks[0]?.answer.map(({ text, value }) => [text, value])).toEqual([
    ["Aldrig", "5"],
    ["", "2"],
    ["", "3"],
    ["", "4"],
    ["", "5"],
  ]);
});

test("a new staff type's answers count from 1 to 5", () => {
  const [first] = emptyValues().blocks;
  expect(first?.answer.map(({ value }) => value)).toEqual(["1", "2", "3", "4", "5"]);
});

test("an empty form is refused, among others for its name", () => {
  const refused = staffTypeForm.safeParse(emptyValues());
  expect(refused.error?.issues.map(({ path }) => path[0])).toContain("name");
});

test("the server's names of fields lead to the form's", () => {
  expect(formField("skillDetails.0.question")).toBe("blocks.0.question");
  expect(formField("newSkill.4.answer.2.text")).toBe("blocks.4.answer.2.text");
  expect([formField("jobTitle"), formField("jobTitle.skill_name"), formField("billyId")]).toEqual([
    "name",
    "name",
    "billyId",
  ]);
});

test.each(readyMadeStaffTypes)("$title is ready to be added as it is", (ready) => {
  expect(staffTypeForm.safeParse(readyMadeValues(ready)).success).toBe(true);
  expect(gapsOf(readyMadeValues(ready))).toEqual([0, 0, 0, 0, 0]);
});

test("each block says how many of its fields are empty or wrong", () => {
  const values = valuesOf(waiter, [block] as WireStaffTypeWithSkills["skill_detail"]);
  // The first lacks four answers, and one of its values stands twice.
  expect(gapsOf(values)).toEqual([6, 7, 7, 7, 7]);
});
