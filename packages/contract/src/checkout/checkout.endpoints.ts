import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { accepting, clockTime, givenMoment, id, kroner, moment, pathId } from "#contract/wire/schemas.ts";
import { corporationCheckoutShift, employeeCheckout, stampAnswer } from "./checkout.entities.ts";
import { corporationStampFields, employeeStampFields, ratingComment, stars } from "./checkout-forms.ts";

const onBooking = z.object({ bookingId: pathId });

// Sent by documented clients and derived by the server itself.
const derived = [
  "first_checkout_by",
  "last_checkout_by",
  "checkout_rejected_count_corporation",
  "checkout_rejected_count_employee",
  "send_text",
  "send_mail",
  ...Object.keys(corporationCheckoutShift.shape),
];

const timesEntry = z.object({
  at: moment,
  by: z.literal(["employee", "corporation", "office"]),
  from: clockTime,
  to: clockTime,
});

export type WireTimesEntry = z.output<typeof timesEntry>;

/** Somebody whose times are not the booked ones: how many hours and kroner more, or less, than booked. */
const otherThanBooked = z.object({ shift_id: id, hours: z.number(), amount: kroner });

/** What 'GODKEND ALLE' would do, and what the booking costs then, in kroner excl. VAT. */
const approvalSummary = z.object({
  as_booked: z.int(),
  longer: z.array(otherThanBooked),
  shorter: z.array(otherThanBooked),
  /** People without times: neither they nor the company has given any. */
  not_stamped: z.int(),
  /** People whose times the company has refused: they are answered one by one. */
  disputed: z.int(),
  total: kroner,
  booked_total: kroner,
});

export type WireApprovalSummary = z.output<typeof approvalSummary>;

/** Times chosen on the cards: `<shift id>_<from>_<to>`, set apart by commas. */
const chosenTimes = z
  .string()
  .check(z.maxLength(400), z.regex(/^(\d{1,10}_([01]\d|2[0-3]):\d\d_([01]\d|2[0-3]):\d\d(,|$))*$/));

/** Agreeing on the hours: the company's side and the employee's. */
export const checkoutEndpoints = {
  corporationShifts: endpoint({
    method: "GET",
    path: "shifts/corporation/:bookingId/checkout",
    summary: "The people of a finished booking with both sides' times.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "readingHours",
    params: onBooking,
    answer: z.array(corporationCheckoutShift),
    refusals: ["not_found"],
  }),
  corporationStamp: endpoint({
    method: "PUT",
    path: "shifts/corporation/checkout",
    summary: "Stamps one person's times; times other than the employee's are a rejection and send an SMS.",
    callers: ["corporation"],
    roles: "hours",
    companyRoles: "hours",
    body: z.strictObject({
      employee_id: id,
      booking_id: id,
      checkOut: accepting(corporationStampFields, derived),
    }),
    answer: corporationCheckoutShift,
    refusals: ["not_found", "not_started", "checkout_locked"],
  }),
  corporationRating: endpoint({
    method: "PUT",
    path: "shifts/corporation/checkout/save-rating",
    summary: "Rates a person; 0 takes the rating back.",
    callers: ["corporation"],
    roles: "hours",
    companyRoles: "hours",
    body: z.strictObject({
      employee_id: id,
      booking_id: id,
      rating: stars,
      comment: z.optional(ratingComment),
    }),
    answer: corporationCheckoutShift,
    refusals: ["not_found", "not_started"],
  }),
  approvalSummary: endpoint({
    method: "GET",
    path: "shifts/corporation/:bookingId/checkout/summary",
    summary:
      "What approving all would do: who is as booked, longer or shorter, who stays as they are, and the sum. With `chosen` for these people and times alone.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "readingHours",
    params: onBooking,
    query: z.object({ chosen: z.optional(chosenTimes) }),
    answer: approvalSummary,
    refusals: ["not_found"],
  }),
  corporationApproveAll: endpoint({
    method: "PUT",
    path: "shifts/corporation/approve-all-shifts",
    summary:
      "Stamps everybody whose two times are given; the others are left as they are. With the `total` that was shown another one is refused.",
    callers: ["corporation"],
    roles: "hours",
    companyRoles: "hours",
    body: z.strictObject({
      booking_id: id,
      total: z.optional(kroner.check(z.nonnegative(), z.maximum(100_000_000))),
      shifts: z
        .array(
          z.strictObject({
            employee_id: id,
            checkOut: accepting(
              {
                ...corporationStampFields,
                corporation_checkin_time: z.optional(
                  z.nullable(z.union([corporationStampFields.corporation_checkin_time, z.literal("")])),
                ),
                corporation_checkout_time: z.optional(
                  z.nullable(z.union([corporationStampFields.corporation_checkout_time, z.literal("")])),
                ),
              },
              derived,
            ),
          }),
        )
        .check(z.maxLength(15)),
    }),
    answer: z.array(corporationCheckoutShift),
    refusals: ["not_found", "not_started", "checkout_locked", "total_changed"],
  }),
  employeeShift: endpoint({
    method: "GET",
    path: "shifts/employee/:shiftId/checkout",
    summary: "The own shift with both sides' times and the own pay data.",
    callers: ["employee"],
    params: z.object({ shiftId: pathId }),
    answer: employeeCheckout,
    refusals: ["not_found"],
  }),
  timesLog: endpoint({
    method: "GET",
    path: "shifts/employee/:shiftId/times",
    summary: "Who wrote which times of the own shift, and when; the oldest first.",
    callers: ["employee"],
    params: z.object({ shiftId: pathId }),
    answer: z.array(timesEntry),
    refusals: ["not_found"],
  }),
  employeeStamp: endpoint({
    method: "PUT",
    path: "shifts/employee/submit-checkout",
    summary: "Stamps the own times; times other than the company's are a rejection and send a mail.",
    callers: ["employee"],
    body: accepting({ booking_id: id, ...employeeStampFields, made_at: z.optional(givenMoment) }, [
      ...derived,
      ...Object.keys(employeeCheckout.shape),
      "corporation_checkin_time",
      "corporation_checkout_time",
    ]),
    answer: stampAnswer,
    refusals: [
      "not_found",
      "not_started",
      "checkout_locked",
      "explanation_required",
      "kept_too_long",
      "made_in_future",
      "onboarding_first",
    ],
    plainRefusals: true,
  }),
  employeeRating: endpoint({
    method: "PUT",
    path: "shifts/employee/submit-checkout-rating",
    summary: "Rates the company; 0 takes the rating back.",
    callers: ["employee"],
    body: z.strictObject({ booking_id: id, rating: stars }),
    answer: employeeCheckout,
    refusals: ["not_found", "not_started", "onboarding_first"],
    plainRefusals: true,
  }),
};
