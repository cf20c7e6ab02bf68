import * as z from "zod/mini";
import {
  email,
  flag,
  id,
  imageBase,
  imageName,
  optional,
  phoneDigits,
  required,
  shownName,
  text,
} from "#contract/wire/schemas.ts";
import { regionCodes } from "#rules/people/regions.ts";
import { experienceMessages, employeeMessages as messages } from "#texts/da/common/validation.ts";
import { experienceMonths, experienceTitles, experienceTypes } from "#texts/da/employee/experience.ts";

const phone = z
  .string(messages.phoneMissing)
  .check(phoneDigits, z.minLength(1, messages.phoneMissing), z.regex(/^\d{8}$/, messages.phoneInvalid));

const regionCode = z.literal(regionCodes);

/** The codes of all zones that somebody works in. */
export const workRegions = z.array(regionCode).check(z.maxLength(10));

export const workLocations = z
  .array(z.strictObject({ country: z.literal("denmark"), area_code: regionCode }))
  .check(z.maxLength(10));

/** The finish form of onboarding. Whether somebody is 18 is a rule of its own. */
export const introFields = {
  // Of somebody whom nobody has named: Facebook and Apple give a name, a code by e-mail or SMS does not.
  first_name: z.optional(shownName(messages.firstName)),
  last_name: z.optional(shownName(messages.lastName)),
  city: shownName(messages.city),
  phone,
  email: email(messages.emailMissing, messages.emailInvalid),
  birth_date: z.iso.date(messages.birthDate),
  description: required(messages.descriptionMissing, 255),
  has_driver_license: z._default(flag, false),
  owns_car: z._default(flag, false),
  workLocations: workLocations.check(z.minLength(1, messages.workLocations)),
  jobRoles: z.array(id).check(z.minLength(1, messages.jobRoles), z.maxLength(100)),
};

/** The form of step 4 alone. */
export const introForm = z.object({
  first_name: shownName(messages.firstName),
  last_name: shownName(messages.lastName),
  city: introFields.city,
  phone: introFields.phone,
  email: introFields.email,
  birth_date: introFields.birth_date,
  description: introFields.description,
  has_driver_license: introFields.has_driver_license,
  owns_car: introFields.owns_car,
});

/** An employee's profile, as it saves it: what is left out stays. */
export const employeeProfileFields = {
  first_name: z.optional(shownName(messages.firstName)),
  last_name: z.optional(shownName(messages.lastName)),
  city: z.optional(shownName(messages.city)),
  city_zip: z.optional(text(4)),
  address: z.optional(text(200)),
  phone: z.optional(phone),
  email: z.optional(email(messages.emailMissing, messages.emailInvalid)),
  birth_date: z.optional(z.iso.date(messages.birthDate)),
  description: z.optional(required(messages.descriptionMissing, 255)),
  has_driver_license: z.optional(flag),
  owns_car: z.optional(flag),
  cpr_nr: z.optional(z.string().check(z.regex(/^(\d{10})?$/, messages.cpr))),
  bank_reg_nr: z.optional(z.string().check(z.regex(/^(\d{4})?$/, messages.reg))),
  bank_account_nr: z.optional(z.string().check(z.regex(/^(\d{10})?$/, messages.account))),
  tax_card_type: z.optional(
    z.pipe(
      z.literal([0, 1, 2, "0", "1", "2"]),
      z.transform((value) => Number(value) as 0 | 1 | 2),
    ),
  ),
  profile_image: z.optional(imageName),
  uniform_image: z.optional(imageName),
  baseURL_image: z.optional(imageBase),
  noti_info_of_jobs: z.optional(flag),
  noti_info_of_urgent_job: z.optional(flag),
  noti_rejected_application: z.optional(flag),
  noti_congrets_on_job: z.optional(flag),
  sms_congrets_on_job: z.optional(flag),
  sms_get_ready_for_job: z.optional(flag),
  noti_update_meeting_time: z.optional(flag),
  sms_update_meeting_time: z.optional(flag),
  noti_check_out_job: z.optional(flag),
  sms_check_out_job: z.optional(flag),
  noti_cancel_job: z.optional(flag),
  sms_cancel_job: z.optional(flag),
  offers_per_day: z.optional(
    z.pipe(
      z.union([z.int().check(z.minimum(0), z.maximum(20)), z.string().check(z.regex(/^(1?\d|20)$/))]),
      z.transform(Number),
    ),
  ),
  offers_quiet: z.optional(flag),
  push_info_of_jobs: z.optional(flag),
  push_info_of_urgent_job: z.optional(flag),
  push_rejected_application: z.optional(flag),
  push_congrets_on_job: z.optional(flag),
  push_get_ready_for_job: z.optional(flag),
  push_update_meeting_time: z.optional(flag),
  push_check_out_job: z.optional(flag),
  push_cancel_job: z.optional(flag),
};

const year = (message: string) => z.int(message).check(z.minimum(1950, message), z.maximum(2100, message));
const month = (message: string) => z.literal(experienceMonths, message);

/** One entry of work experience; months are Danish names on the wire. */
export const experienceFields = {
  employer_text: shownName(experienceMessages.employer),
  title: z.literal(experienceTitles, experienceMessages.title),
  exp_type: z.literal(experienceTypes, experienceMessages.type),
  start_year: year(experienceMessages.start),
  start_month: month(experienceMessages.start),
  end_year: z.optional(z.nullable(year(experienceMessages.end))),
  end_month: z.optional(z.nullable(month(experienceMessages.end))),
  still_employed: z._default(flag, false),
  shift_count: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  description: optional(255, experienceMessages.descriptionTooLong),
};

const skillValue = z
  .int(messages.answers)
  .check(z.minimum(1, messages.answers), z.maximum(5, messages.answers));

/** All that somebody works as: each chosen staff type with its answers in the order of the blocks, or none yet. */
export const workAs = z
  .array(
    z.strictObject({
      job_role: id,
      answers: z.union([z.tuple([]), z.array(skillValue).check(z.length(5, messages.answers))]),
    }),
  )
  .check(z.maxLength(100));

/** One answer of the questionnaire; five of them make a skill. */
export const skillAnswers = z
  .array(
    z.strictObject({
      value: skillValue,
      skill_type: z.string(messages.answers).check(z.maxLength(200)),
      job_title: z.string(messages.answers).check(z.maxLength(200)),
    }),
    messages.answers,
  )
  .check(z.length(5, messages.answers));
