import * as z from "zod/mini";
import { id, moment } from "#contract/wire/schemas.ts";

export const staffType = z.object({
  id,
  job_title: z.string(),
  worker: z.boolean(),
  company: z.boolean(),
  billy_id: z.string(),
});

export type WireStaffType = z.output<typeof staffType>;

const skillBlock = z.object({
  skill_title: z.string(),
  skill_description: z.string(),
  question_icon_url: z.string(),
  question_title: z.string(),
  question: z.string(),
  answer: z.array(z.object({ text: z.string(), value: z.int() })),
});

export const staffTypeWithSkills = z.object({ id, job_title: z.string(), skill_detail: z.array(skillBlock) });

/** All of a staff type, as admins have it. */
export const wholeStaffType = z.object({ ...staffType.shape, skill_detail: z.array(skillBlock) });

export type WireStaffTypeWithSkills = z.output<typeof staffTypeWithSkills>;

/** A staff type that is written and not added yet. */
export const staffTypeDraft = z.object({
  id,
  name: z.string(),
  worker: z.boolean(),
  company: z.boolean(),
  billy_id: z.string(),
  blocks: z.array(skillBlock),
  saved_at: moment,
});

export type WireStaffTypeDraft = z.output<typeof staffTypeDraft>;
