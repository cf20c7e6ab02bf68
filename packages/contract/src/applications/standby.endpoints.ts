import * as z from "zod/mini";
import { employeeBooking } from "#contract/bookings/booking.entities.ts";
import { rating } from "#contract/corporations/corporation.entities.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { flag, id, moment, pathId } from "#contract/wire/schemas.ts";

const bookingId = z.object({ id: pathId });

/** Somebody on standby, as the company and admins see the queue. */
const personOnStandby = z.object({
  employee_id: id,
  first_name: z.string(),
  /** For a company the initial. */
  last_name: z.string(),
  rank: z.int(),
  auto: z.boolean(),
  since: moment,
  /** Until when the person may say yes to a place, null while nobody asks. */
  offered_until: z.nullable(moment),
});

/** Somebody who fits a booking and is free, with the reasons for the place in the list. */
const replacement = z.object({
  employee_id: id,
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  rating,
  nrOfShifts: z.int(),
  /** How often this company has hired the person before. */
  hiredBeforeCount: z.int(),
  is_favourite: z.boolean(),
  has_applied: z.boolean(),
  on_standby: z.boolean(),
  /** What became of the last time that the person was asked, null for who was not. */
  offer: z.nullable(
    z.object({ state: z.literal(["open", "accepted", "declined", "lapsed", "taken"]), until: moment }),
  ),
});

const replacements = z.object({
  free_places: z.int(),
  /** Standby goes first: nobody else is asked while this is true. */
  standby_first: z.boolean(),
  people: z.array(replacement),
});

export type WireReplacements = z.output<typeof replacements>;

/** Waiting for a place on a full booking, and being asked whether to take one. */
export const standbyEndpoints = {
  waiting: endpoint({
    method: "GET",
    path: "shifts/employee/standby",
    summary: "Jobs that the caller stands by for or is asked to take, soonest first.",
    callers: ["employee"],
    answer: z.array(employeeBooking),
  }),
  standBy: endpoint({
    method: "POST",
    path: "shifts/:id/standby",
    summary: "Stands by for the full booking with this id; again to change `auto`. The rank is kept.",
    callers: ["employee"],
    params: bookingId,
    body: z.strictObject({ auto: flag }),
    answer: employeeBooking,
    refusals: [
      "not_found",
      "onboarding_first",
      "place_free",
      "already_booked",
      "struck_off",
      "closed",
      "booking_cancelled",
      "booking_ended",
      "not_approved",
      "lead_time",
      "no_skill",
      "not_workable",
      "profile_waiting",
      "profile_declined",
      "own_name_missing",
      "frozen",
      "transition",
    ],
  }),
  leaveStandby: endpoint({
    method: "DELETE",
    path: "shifts/:id/standby",
    summary: "Leaves the standby queue of the booking with this id; a repeat changes nothing.",
    callers: ["employee"],
    params: bookingId,
    answer: employeeBooking,
    refusals: ["not_found", "onboarding_first"],
  }),
  acceptOffer: endpoint({
    method: "POST",
    path: "shifts/:id/offer/accept",
    summary: "Says yes to the offer on the booking with this id; the first valid yes wins.",
    callers: ["employee"],
    params: bookingId,
    answer: employeeBooking,
    refusals: [
      "not_found",
      "onboarding_first",
      "offer_ended",
      "offer_taken",
      "already_booked",
      "closed",
      "booking_cancelled",
      "not_approved",
      "profile_waiting",
      "profile_declined",
      "own_name_missing",
      "no_skill",
      "frozen",
      "transition",
    ],
  }),
  declineOffer: endpoint({
    method: "DELETE",
    path: "shifts/:id/offer",
    summary: "Says no to the offer, and leaves the standby queue of that booking; it costs nothing.",
    callers: ["employee"],
    params: bookingId,
    answer: employeeBooking,
    refusals: ["not_found", "onboarding_first"],
  }),
  queue: endpoint({
    method: "GET",
    path: "shifts/corporation/:bookingId/standby",
    summary: "Who stands by for a booking, in the order of arrival.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "reading",
    params: z.object({ bookingId: pathId }),
    answer: z.array(personOnStandby),
    refusals: ["not_found"],
  }),
  strikeOff: endpoint({
    method: "DELETE",
    path: "shifts/corporation/:bookingId/standby/:employeeId",
    summary: "Strikes somebody off the standby queue, who cannot join it again; an offer that runs ends.",
    callers: ["corporation"],
    roles: "planning",
    companyRoles: "planning",
    params: z.object({ bookingId: pathId, employeeId: pathId }),
    answer: z.array(personOnStandby),
    refusals: ["not_found"],
  }),
  askForCompany: endpoint({
    method: "POST",
    path: "corporations/bookings/:id/replacements",
    summary:
      "Asks the likeliest by SMS to take the place of somebody who cancelled, is sick or did not come.",
    callers: ["corporation"],
    roles: "planning",
    companyRoles: "planning",
    params: bookingId,
    answer: z.object({ asked: z.int() }),
    refusals: ["not_found", "nobody_lost", "closed", "booking_ended", "full_for_employee", "already_asked"],
  }),
  replacements: endpoint({
    method: "GET",
    path: "admin/bookings/:id/offers",
    summary: "People who fit the booking and are free, the likeliest first, and what they answered.",
    callers: ["admin"],
    roles: "reading",
    params: bookingId,
    answer: replacements,
    refusals: ["not_found"],
  }),
  ask: endpoint({
    method: "POST",
    path: "admin/bookings/:id/offers",
    summary: "Asks people by SMS whether they take a free place; who no longer fits is not asked.",
    callers: ["admin"],
    roles: "planning",
    params: bookingId,
    body: z.strictObject({ employee_ids: z.array(id).check(z.minLength(1), z.maxLength(30)) }),
    answer: replacements,
    refusals: [
      "not_found",
      "full",
      "closed",
      "booking_ended",
      "not_approved",
      "standby_first",
      "nobody_to_ask",
    ],
  }),
};
