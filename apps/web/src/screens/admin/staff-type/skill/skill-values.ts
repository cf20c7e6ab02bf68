import type * as z from "zod/mini";
import { FIVE, staffTypeForm } from "#contract/settings/staff-types/forms.ts";
import type {
  WireStaffType,
  WireStaffTypeWithSkills,
} from "#contract/settings/staff-types/staff-type.entities.ts";
import type { ReadyMadeStaffType } from "#texts/da/staff-types/ready-made.ts";

export type SkillValues = z.input<typeof staffTypeForm>;
export type SkillOutput = z.output<typeof staffTypeForm>;
type Block = SkillValues["blocks"][number];
type Value = Block["answer"][number]["value"];

const places = Array.from({ length: FIVE }, (_, place) => place);

/** The form as a staff type fills it. One that was stored with fewer blocks or answers has the rest empty. */
export function valuesOf(
  { job_title, billy_id }: Pick<WireStaffType, "job_title" | "billy_id">,
  blocks: WireStaffTypeWithSkills["skill_detail"],
): SkillValues {
  return { name: job_title, billyId: billy_id, blocks: places.map((place) => blockOf(blocks[place])) };
}

/** The form of a new staff type: empty, its answers valued from 1 to 5. */
export function emptyValues(): SkillValues {
  return { name: "", billyId: "", blocks: places.map(() => blockOf()) };
}

/** The form of a new staff type with a ready-made questionnaire, which the office may change. */
export function readyMadeValues({ title, blocks }: ReadyMadeStaffType): SkillValues {
  return {
    name: title,
    billyId: "",
    blocks: blocks.map((block) => ({
      skill_title: block.title,
      skill_description: block.description,
      question_icon_url: "",
      question_title: block.title,
      question: block.question,
      answer: block.answers.map((text, place) => ({ text, value: String(place + 1) as Value })),
    })),
  };
}

/** How many fields of each block are empty or wrong. */
export function gapsOf(values: SkillValues): number[] {
  const { error } = staffTypeForm.safeParse(values);
  const issues = error?.issues ?? [];
  return places.map((place) => issues.filter(({ path }) => path[0] === "blocks" && path[1] === place).length);
}

function blockOf(block?: WireStaffTypeWithSkills["skill_detail"][number]): Block {
  return {
    skill_title: block?.skill_title ?? "",
    skill_description: block?.skill_description ?? "",
    question_icon_url: block?.question_icon_url ?? "",
    question_title: block?.question_title ?? "",
    question: block?.question ?? "",
    answer: places.map((place) => ({
      text: block?.answer[place]?.text ?? "",
      value: String(block?.answer[place]?.value ?? place + 1) as Value,
    })),
  };
}

/** The form's name of a field that the server refused under its own. */
export function formField(wireField: string): string {
  return wireField
    .replace(/^(newSkill|skillDetails)\b/, "blocks")
    .replace(/^jobTitle(\.skill_name)?$/, "name");
}
