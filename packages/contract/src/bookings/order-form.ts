import * as z from "zod/mini";
import { seenVersion, shownText } from "#contract/wire/schemas.ts";
import { MAX_PEOPLE_PER_DAY, splitOrder } from "#rules/bookings/split-order.ts";
import { orderMessages as messages } from "#texts/da/corporation/order.ts";
import { otherIsFilled } from "./booking-fields.ts";
import { bookingFormFields } from "./booking-form.ts";

/** The most days of a role, and roles of an order. */
const MAX_DAYS = 20;
const MAX_LINES = 20;

const {
  staff_type,
  number_of_staff: _number,
  date,
  start_time,
  end_time,
  hourly_wage,
  fee: _fee,
  admin_message: _message,
  ...commonFields
} = bookingFormFields;

const people = z
  .int(messages.people)
  .check(z.minimum(1, messages.people), z.maximum(MAX_PEOPLE_PER_DAY, messages.people));

/** What a role wears, where it is not what everybody of the order does. */
const dressFields = {
  upper_dress_code: z.optional(commonFields.upper_dress_code),
  upper_dress_code_other: z.optional(commonFields.upper_dress_code_other),
  lower_dress_code: z.optional(commonFields.lower_dress_code),
  lower_dress_code_other: z.optional(commonFields.lower_dress_code_other),
  shoes_dress_code: z.optional(commonFields.shoes_dress_code),
  shoes_dress_code_other: z.optional(commonFields.shoes_dress_code_other),
};

/** A role: who, how many, for what wage, and on which days when. A day may want another number of people. */
const orderLine = z
  .strictObject({
    staff_type,
    number_of_staff: people,
    hourly_wage,
    ...dressFields,
    dates: z
      .array(
        z.strictObject({ date, start_time, end_time, number_of_staff: z.optional(people) }),
        messages.noDays,
      )
      .check(
        z.minLength(1, messages.noDays),
        z.maxLength(MAX_DAYS, messages.tooManyDays),
        z.refine((dates) => new Set(dates.map((one) => one.date)).size === dates.length, messages.twice),
      ),
  })
  .check(otherIsFilled as never);

const lines = z.array(orderLine, messages.noLines).check(
  z.minLength(1, messages.noLines),
  z.maxLength(MAX_LINES, messages.tooManyLines),
  // Roles that are wrong by themselves are told of first.
  z.refine((ordered) => splitOrder(ordered).ok, messages.tooLarge),
);

/** An order: what all its bookings have in common, and the roles. */
export const orderForm = z
  .strictObject({ title: shownText(), ...commonFields, lines, terms_version: seenVersion })
  .check(otherIsFilled);

export type OrderForm = z.output<typeof orderForm>;
export type OrderFormInput = z.input<typeof orderForm>;
