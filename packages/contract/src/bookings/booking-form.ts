import * as z from "zod/mini";
import { flag } from "#contract/wire/schemas.ts";
import { adminMessages } from "#texts/da/common/validation.ts";
import { bookingFields, fieldNames, otherIsFilled } from "./booking-fields.ts";
import type { FieldName } from "./draft-fields.ts";

/** What the form sends. Equal times are booked only by who says that day and night are meant. */
export const bookingFormFields = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, bookingFields[name].form])) as {
    [Name in FieldName]: (typeof bookingFields)[Name]["form"];
  }),
  whole_day: z.optional(flag),
};

/** The edit form: admins also decide whether the booking still sends mails, and may say why a new time goes past the rules of working time. */
export const bookingChangeFields = {
  ...bookingFormFields,
  is_email_script_allowed: z.optional(flag),
  reason: z.optional(z.string().check(z.trim(), z.maxLength(300, adminMessages.reasonTooLong))),
  /** The state of the booking that was edited, as the editable booking answers it. */
  version: z.optional(z.int().check(z.nonnegative(), z.maximum(2_147_483_647))),
};

/** The form in the browser. */
export const bookingForm = z.object(bookingFormFields).check(otherIsFilled);

export type BookingForm = z.output<typeof bookingForm>;
export type BookingFormInput = z.input<typeof bookingForm>;
export type BookingChange = BookingForm & {
  is_email_script_allowed?: boolean | undefined;
  reason?: string | undefined;
  version?: number | undefined;
};
