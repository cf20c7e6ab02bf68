import * as z from "zod/mini";
import { optional, required, wage } from "#contract/inputs/fields.ts";
import { clockTimeOr, flag } from "#contract/scalars.ts";
import {
  accessWays,
  arrangementTypes,
  languages,
  lowerDressCodes,
  otherChoice,
  shoesDressCodes,
  upperDressCodes,
} from "#texts/da/booking-presets.ts";
import { bookingMessages as messages } from "#texts/da/validation.ts";

const hourSteps = [0, 0.5, 1, 1.5, 2] as const;

/** What a booking is made of, as the form sends it: field names, messages and limits of section 5. */
export const bookingFormFields = {
  staff_type: z
    .int({ error: ({ input }) => (isEmpty(input) ? messages.staffTypeMissing : messages.staffTypeInvalid) })
    .check(z.positive(messages.staffTypeInvalid), z.maximum(2_147_483_647, messages.staffTypeInvalid)),
  number_of_staff: z
    .int(messages.numberOfStaff)
    .check(z.minimum(1, messages.numberOfStaff), z.maximum(15, messages.numberOfStaff)),
  date: z.iso.date({ error: ({ input }) => (isEmpty(input) ? messages.dateMissing : messages.datePast) }),
  start_time: clockTimeOr(messages.time),
  end_time: clockTimeOr(messages.time),
  arrangement_type: preset(arrangementTypes),
  arrangement_type_other: optional(),
  address: required(messages.address),
  address_url: required(messages.addressUrl, 1000).check(z.regex(/^https?:\/\//, messages.addressUrl)),
  zip_code: required(messages.zipCode).check(z.regex(/^\d{4}$/, messages.zipCode)),
  city: required(messages.city),
  hourly_wage: wage,
  transport_wage: z.literal(hourSteps, messages.transportWage),
  extra_work_hours: z.literal(hourSteps, messages.extraWorkHours),
  food_included: z.literal([0, 1], messages.foodIncluded),
  self_paid_break: z._default(flag, false),
  job_description: optional(2000, messages.tooLong),
  access_information: preset(accessWays),
  access_information_other: optional(500),
  upper_dress_code: preset(upperDressCodes),
  upper_dress_code_other: optional(),
  // 'Sorte buks' is the default that the document also gives; it means the preset 'Sort buks'.
  lower_dress_code: preset([...lowerDressCodes, "Sorte buks"]),
  lower_dress_code_other: optional(),
  shoes_dress_code: preset(shoesDressCodes),
  shoes_dress_code_other: optional(),
  item_to_bring: optional(500),
  language: z.literal(languages, messages.language),
  booking_person: required(messages.bookingPerson),
  booking_person_nr: required(messages.bookingPersonNr).check(z.regex(/^\d{1,8}$/, messages.bookingPersonNr)),
  contact_person: required(messages.contactPerson),
  fee: z.number(messages.fee).check(z.minimum(0, messages.fee), z.maximum(99_999, messages.fee)),
  invoice_note: optional(500),
  admin_message: optional(1000),
};

/** The edit form: admins also decide whether the booking still sends mails. */
export const bookingChangeFields = { ...bookingFormFields, is_email_script_allowed: z.optional(flag) };

const choicesWithOther = [
  ["arrangement_type", "arrangement_type_other"],
  ["access_information", "access_information_other"],
  ["upper_dress_code", "upper_dress_code_other"],
  ["lower_dress_code", "lower_dress_code_other"],
  ["shoes_dress_code", "shoes_dress_code_other"],
] as const;

/** Refuses «Andet» without an own entry, under the entry's field. */
export const otherIsFilled: z.core.CheckFn<Record<string, unknown>> = (payload) => {
  for (const [choice, other] of choicesWithOther) {
    if (payload.value[choice] === otherChoice && !payload.value[other]) {
      payload.issues.push({
        code: "custom",
        path: [other],
        message: messages.otherMissing,
        input: payload.value,
      });
    }
  }
};

/** The form in the browser. */
export const bookingForm = z.object(bookingFormFields).check(otherIsFilled as never);

export type BookingForm = z.output<typeof bookingForm>;
export type BookingChange = BookingForm & { is_email_script_allowed?: boolean | undefined };
export type BookingFormInput = z.input<typeof bookingForm>;

function preset(choices: readonly string[]) {
  return z.literal([...choices, otherChoice], messages.staffTypeInvalid);
}

function isEmpty(input: unknown): boolean {
  return input === undefined || input === null || input === "";
}
