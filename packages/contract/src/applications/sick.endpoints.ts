import * as z from "zod/mini";
import { employeeBooking } from "#contract/bookings/booking.entities.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { id, pathId } from "#contract/wire/schemas.ts";
import { adminMessages } from "#texts/da/common/validation.ts";

const reason = z.string().check(z.trim(), z.maxLength(300, adminMessages.reasonTooLong));
const decision = z.literal(["excuse", "late_cancellation"]);

/** People who are sick: what the office does, and taking a report back. */
export const sickEndpoints = {
  takeBack: endpoint({
    method: "DELETE",
    path: "shifts/employee/sick/:bookingId",
    summary: "Takes the caller's own sick report back: the shift is theirs again, and the company is told.",
    callers: ["employee"],
    params: z.object({ bookingId: pathId }),
    answer: employeeBooking,
    refusals: [
      "not_found",
      "sick_report_stands",
      "booking_ended",
      "place_taken",
      "terms_changed",
      "already_booked",
      "onboarding_first",
    ],
  }),
  takeBackForPerson: endpoint({
    method: "DELETE",
    path: "admin/shifts/:id/sick",
    summary: "Takes a sick report back: the person has the shift again, and company and person are told.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    answer: z.object({ shift_id: id }),
    refusals: [
      "not_found",
      "sick_report_stands",
      "booking_ended",
      "place_taken",
      "terms_changed",
      "conflict_of_applicant",
    ],
  }),
  reportForPerson: endpoint({
    method: "PUT",
    path: "admin/shifts/:id/sick",
    summary: "Reports a selected person sick or absent for them; company and person are told.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    body: z.strictObject({ reason }),
    answer: z.object({ shift_id: id }),
    refusals: ["not_found", "not_selected", "already_arrived", "booking_ended", "reason_required"],
  }),
  decideLateSick: endpoint({
    method: "PUT",
    path: "admin/shifts/:id/late-sick",
    summary: "Decides on a sick report that came after the usual window; the person is told.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    body: z.strictObject({ decision, reason }),
    answer: z.object({ shift_id: id, decision }),
    refusals: ["not_found", "nothing_to_answer", "reason_required"],
  }),
};
