import * as z from "zod/mini";
import { employeeBooking } from "#contract/bookings/booking.entities.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { flag, givenMoment, id, moment, pathId } from "#contract/wire/schemas.ts";
import { arrivalMessages as messages } from "#texts/da/common/validation.ts";

/** The four digits that somebody types on the spot. */
export const arrivalPin = z.string(messages.pin).check(z.regex(/^\d{4}$/, messages.pin));

const arrivals = z.object({
  /** The four digits that are shown on the spot; null where the company does not ask for them. */
  pin: z.nullable(z.string()),
  /** The address behind the picture to scan: the job's page with the digits filled in. */
  url: z.nullable(z.string()),
  people: z.array(
    z.object({ shift_id: id, first_name: z.string(), last_name: z.string(), arrived_at: z.nullable(moment) }),
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
    params: z.object({ id: pathId }),
    answer: arrivals,
    refusals: ["not_found"],
  }),
  changePin: endpoint({
    method: "PUT",
    path: "corporations/bookings/:id/arrivals",
    summary: "Asks the staff for new digits from now on, or for none; who has come stays.",
    callers: ["corporation"],
    params: z.object({ id: pathId }),
    body: z.strictObject({ asks: flag }),
    answer: arrivals,
    refusals: ["not_found", "booking_ended"],
  }),
};
