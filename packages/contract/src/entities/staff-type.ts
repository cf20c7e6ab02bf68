import * as z from "zod/mini";
import { id, kroner } from "#contract/scalars.ts";

export const staffType = z.object({
  id,
  job_title: z.string(),
  worker: z.boolean(),
  company: z.boolean(),
  billy_id: z.string(),
});

export type WireStaffType = z.output<typeof staffType>;

export const skillBlock = z.object({
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

/** The message and the default fees, in kroner an hour, that everyone may read. */
export const globalMessage = z.object({
  global_message: z.string(),
  standard_fee: kroner,
  urgent_booking_fee: kroner,
  emergency_booking_fee: kroner,
});

/** The text of one SMS; `title` is the key that lists are sorted by, `title_in_danish` is shown. */
export const smsTemplate = z.object({
  id,
  title: z.string(),
  title_in_danish: z.string(),
  template_content: z.string(),
  category: z.literal(["ADMIN", "WORKER", "COMPANY"]),
});

export type WireSmsTemplate = z.output<typeof smsTemplate>;
