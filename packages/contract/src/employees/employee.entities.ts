import * as z from "zod/mini";
import { rating } from "#contract/corporations/corporation.entities.ts";
import { day, id, moment } from "#contract/wire/schemas.ts";

export const workLocation = z.object({ country: z.literal("denmark"), area_code: z.string() });

export const workSkill = z.object({
  job_title: z.string(),
  skill_type: z.string(),
  employeeWorkSkill: z.object({ value: z.int() }),
  jobRole_id: id,
});

/** The switches: what is told by e-mail (`noti_`), by SMS (`sms_`) and on the phone (`push_`). */
const employeeNotifications = {
  noti_info_of_jobs: z.boolean(),
  noti_info_of_urgent_job: z.boolean(),
  noti_rejected_application: z.boolean(),
  noti_congrets_on_job: z.boolean(),
  sms_congrets_on_job: z.boolean(),
  sms_get_ready_for_job: z.boolean(),
  noti_update_meeting_time: z.boolean(),
  sms_update_meeting_time: z.boolean(),
  noti_check_out_job: z.boolean(),
  sms_check_out_job: z.boolean(),
  noti_cancel_job: z.boolean(),
  sms_cancel_job: z.boolean(),
  /** Offers of jobs: how many a day come at once (0: all), and whether none come at night. */
  offers_per_day: z.int(),
  offers_quiet: z.boolean(),
  push_info_of_jobs: z.boolean(),
  push_info_of_urgent_job: z.boolean(),
  push_rejected_application: z.boolean(),
  push_congrets_on_job: z.boolean(),
  push_get_ready_for_job: z.boolean(),
  push_update_meeting_time: z.boolean(),
  push_check_out_job: z.boolean(),
  push_cancel_job: z.boolean(),
};

/** An employee's own view. CPR and bank numbers are in clear for the person itself; an admin gets a dot for each digit. */
export const employee = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  sign_in_count: z.int(),
  age: z.nullable(z.int()),
  birth_date: z.nullable(day),
  city: z.string(),
  city_zip: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  login_email: z.string(),
  description: z.string(),
  has_driver_license: z.boolean(),
  owns_car: z.boolean(),
  new_user: z.boolean(),
  /** Whether the office has approved the profile, and what the person is told where it was declined. */
  approval: z.literal(["waiting", "approved", "declined"]),
  approval_reason: z.string(),
  /** Since when it waits, or when the office decided; null where nobody was asked. */
  approval_at: z.nullable(moment),
  updatable_in_zenegy: z.boolean(),
  cpr_nr: z.string(),
  bank_reg_nr: z.string(),
  bank_account_nr: z.string(),
  tax_card_type: z.int(),
  profile_image: z.string(),
  uniform_image: z.string(),
  baseURL_image: z.string(),
  facebook_link: z.string(),
  terms_accepted_at: moment,
  workLocations: z.array(workLocation),
  workSkills: z.array(workSkill),
  /** Ids of the chosen staff types. */
  jobRoles: z.array(id),
  nrOfShifts: z.int(),
  nrOfAppliedShifts: z.int(),
  nrOfCancelledShifts: z.int(),
  rating,
  penalty: z.object({ card: z.nullable(z.literal(["yellow", "red"])), frozen_until: z.nullable(moment) }),
  ...employeeNotifications,
});

export type WireEmployee = z.output<typeof employee>;

export const employeeSession = z.object({
  status: z.optional(z.literal("success")),
  token: z.string(),
  employee,
  taken_over: z.boolean(),
});

/** One entry of work experience. */
export const workExperience = z.object({
  id,
  employee_id: id,
  title: z.string(),
  exp_type: z.string(),
  employer_text: z.string(),
  start_year: z.int(),
  start_month: z.string(),
  end_year: z.nullable(z.int()),
  end_month: z.nullable(z.string()),
  shift_count: z.nullable(z.string()),
  still_employed: z.boolean(),
  description: z.string(),
});
