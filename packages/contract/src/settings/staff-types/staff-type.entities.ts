import * as z from "zod/mini";
import { commaKroner, day, id, moment } from "#contract/wire/schemas.ts";

/** What a staff type pays from a day on, kroner an hour; null where nothing of its own is set. */
const wagesFrom = z.object({
  valid_from: day,
  hourly_wage: z.nullable(commaKroner),
  lowest_wage: z.nullable(commaKroner),
});

const staffType = z.object({
  id,
  job_title: z.string(),
  worker: z.boolean(),
  company: z.boolean(),
  billy_id: z.string(),
});

/** A staff type as everybody reads it. */
export const offeredStaffType = z.object({
  ...staffType.shape,
  /** Those of today and later, earliest first. */
  wages: z.array(wagesFrom),
});

export type WireStaffType = z.output<typeof offeredStaffType>;

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

const seenText = z.string().check(z.maxLength(2000));

/** What the editor has seen of a staff type; another by now is 409 `changed_meanwhile`. */
export const seenStaffType = z.object({
  job_title: seenText,
  billy_id: seenText,
  skill_detail: z
    .array(
      z.object({
        ...{ skill_title: seenText, skill_description: seenText, question_icon_url: seenText },
        ...{ question_title: seenText, question: seenText },
        answer: z
          .array(z.object({ text: seenText, value: z.int().check(z.minimum(0), z.maximum(9)) }))
          .check(z.maxLength(20)),
      }),
    )
    .check(z.maxLength(20)),
});

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
