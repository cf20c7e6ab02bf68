import * as z from "zod/mini";
import { cardShift, employeeBooking } from "#contract/bookings/booking.entities.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { flag, givenMoment, id, moment, pathId } from "#contract/wire/schemas.ts";
import { MAX_DELAY_MINUTES } from "#rules/shifts/missed-arrival.ts";
import { adminMessages, arrivalMessages as messages } from "#texts/da/common/validation.ts";

/** The four digits that somebody types on the spot. */
export const arrivalPin = z.string(messages.pin).check(z.regex(/^\d{4}$/, messages.pin));

const arrivals = z.object({
  /** The four digits that are shown on the spot; null where the company does not ask for them. */
  pin: z.nullable(z.string()),
  /** The address behind the picture to scan: the job's page with the digits filled in. */
  url: z.nullable(z.string()),
  people: z.array(
    z.object({
      shift_id: id,
      first_name: z.string(),
      last_name: z.string(),
      arrived_at: z.nullable(moment),
      /** The number to call, from the day before the shift until its end. */
      call: z.nullable(z.string()),
    }),
  ),
});

export type WireArrivals = z.output<typeof arrivals>;

/** Coming to the place of a shift, told by four digits instead of by where a phone is. */
export const arrivalEndpoints = {
  arrive: endpoint({
    method: "PUT",
    path: "shifts/employee/arrive/:bookingId",
    summary:
      "Tells with the digits that are shown on the spot that the caller has come; the first moment counts.",
    callers: ["employee"],
    params: z.object({ bookingId: pathId }),
    body: z.strictObject({ pin: arrivalPin, made_at: z.optional(givenMoment) }),
    answer: employeeBooking,
    refusals: [
      "not_found",
      "arrival_not_asked",
      "arrival_closed",
      "wrong_pin",
      "kept_too_long",
      "made_in_future",
      "onboarding_first",
    ],
    // A whole staff comes from one address; how often one person may try is counted by itself.
    rate: { perHour: 3_000 },
  }),
  arrivals: endpoint({
    method: "GET",
    path: "corporations/bookings/:id/arrivals",
    summary: "The digits of the own booking, and who has come.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "reading",
    params: z.object({ id: pathId }),
    answer: arrivals,
    refusals: ["not_found"],
  }),
  changePin: endpoint({
    method: "PUT",
    path: "corporations/bookings/:id/arrivals",
    summary: "Asks the staff for new digits from now on, or for none; who has come stays.",
    callers: ["corporation"],
    roles: "planning",
    companyRoles: "planning",
    params: z.object({ id: pathId }),
    body: z.strictObject({ asks: flag }),
    answer: arrivals,
    refusals: ["not_found", "booking_ended"],
  }),
  noteNotArrived: endpoint({
    method: "PUT",
    path: "corporations/shifts/:id/not-arrived",
    summary:
      "Notes that a selected person did not come: free for the company; the office and the person are told, and others are asked where somebody else is needed.",
    callers: ["corporation"],
    roles: "planning",
    companyRoles: "attendance",
    params: z.object({ id: pathId }),
    body: z.strictObject({ needs_replacement: flag }),
    answer: z.extend(cardShift, {
      /** How many people were asked by this call to take the place. */
      asked: z.int(),
    }),
    refusals: ["not_found", "not_started", "already_arrived", "already_stamped", "checkout_locked"],
  }),
  takeBackNotArrived: endpoint({
    method: "DELETE",
    path: "corporations/shifts/:id/not-arrived",
    summary: "Says that a person who was missed is here after all; the shift counts as any other.",
    callers: ["corporation"],
    roles: "planning",
    companyRoles: "attendance",
    params: z.object({ id: pathId }),
    answer: cardShift,
    refusals: ["not_found", "nothing_to_take_back", "checkout_locked"],
  }),
  onMyWay: endpoint({
    method: "PUT",
    path: "shifts/employee/on-my-way/:bookingId",
    summary: "Tells the company that the caller is on the way, or by how many minutes late.",
    callers: ["employee"],
    params: z.object({ bookingId: pathId }),
    body: z._default(
      z.strictObject({
        minutes: z.optional(
          z
            .int(messages.minutes)
            .check(z.gte(1, messages.minutes), z.lte(MAX_DELAY_MINUTES, messages.minutes)),
        ),
      }),
      {},
    ),
    answer: employeeBooking,
    refusals: ["not_found", "already_here", "on_my_way_closed", "onboarding_first"],
  }),
  here: endpoint({
    method: "PUT",
    path: "shifts/employee/here/:bookingId",
    summary: "Says that the caller, who is missed, has come; where the company shows digits, these say it.",
    callers: ["employee"],
    params: z.object({ bookingId: pathId }),
    answer: employeeBooking,
    refusals: ["not_found", "nothing_to_answer", "pin_needed", "arrival_closed", "onboarding_first"],
  }),
  decideNotArrived: endpoint({
    method: "PUT",
    path: "admin/shifts/:id/not-arrived",
    summary: "Decides on a person who did not come: a card, an excuse, or that the person came.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    body: z.strictObject({
      decision: z.literal(["no_show", "excused", "came"]),
      reason: z._default(z.string().check(z.trim(), z.maxLength(300, adminMessages.reasonTooLong)), ""),
    }),
    answer: z.object({ shift_id: id, decision: z.literal(["no_show", "excused", "came"]) }),
    refusals: ["not_found", "already_sent", "reason_required", "nothing_to_answer"],
  }),
};
