import * as z from "zod/mini";
import { endpoint } from "#contract/endpoint.ts";
import {
  applicantLists,
  applicantShift,
  cancellationRecord,
  ratingRecord,
  workExperience,
} from "#contract/entities/applicant.ts";
import { cardShift } from "#contract/entities/booking.ts";
import { accepting } from "#contract/inputs/accepting.ts";
import { flag, pathId } from "#contract/scalars.ts";
import { adminMessages } from "#texts/da/validation.ts";

const employeeId = z.object({ employeeId: pathId });

/** Who applies for a booking, and what a company does with them. */
export const applicantEndpoints = {
  lists: endpoint({
    method: "GET",
    path: "shifts/corporation/:bookingId",
    summary: "The seven lists of a booking, in the documented order; hidden and removed ones are for admins.",
    callers: ["corporation"],
    params: z.object({ bookingId: pathId }),
    answer: applicantLists,
    refusals: ["not_found"],
  }),
  changeState: endpoint({
    method: "PUT",
    path: "corporations/shifts/:shiftId",
    summary: "Selects, removes, hides or restores an applicant.",
    callers: ["corporation"],
    params: z.object({ shiftId: pathId }),
    query: z.object({ shiftType: z.literal(["selected", "removed", "unwanted", "applied"]) }),
    body: accepting(
      { reason: z.optional(z.string().check(z.trim(), z.maxLength(300, adminMessages.reasonTooLong))) },
      Object.keys(applicantShift.shape),
    ),
    answer: applicantShift,
    refusals: [
      "not_found",
      "forbidden",
      "full",
      "conflict_of_applicant",
      "frozen_applicant",
      "reason_required",
      "not_bookable",
      "not_approved",
      "closed",
      "booking_ended",
      "transition",
    ],
  }),
  changeUiState: endpoint({
    method: "PUT",
    path: "corporations/shifts/:id/change-shift-ui-status",
    summary: "Ticks a person off, or reveals the phone number one step further.",
    callers: ["corporation"],
    params: z.object({ id: pathId }),
    body: z.strictObject({
      is_checked: z.optional(flag),
      display_phone_status: z.optional(z.literal([0, 1, 2])),
    }),
    answer: cardShift,
    refusals: ["not_found", "phone_step"],
  }),
  ratings: endpoint({
    method: "GET",
    path: "ratings/:employeeId",
    summary: "What companies said of a person: own, or of people with a shift on the company's bookings.",
    callers: ["employee", "corporation"],
    params: employeeId,
    answer: z.array(ratingRecord),
    refusals: ["not_found"],
  }),
  cancellations: endpoint({
    method: "GET",
    path: "shifts/corporation/cancelled-shifts/:employeeId",
    summary: "A person's cancellations, seen by the same people as the ratings.",
    callers: ["employee", "corporation"],
    params: employeeId,
    answer: z.array(cancellationRecord),
    refusals: ["not_found"],
  }),
  workExperiences: endpoint({
    method: "GET",
    path: "corporations/employees/:employeeId/work-experiences",
    summary: "What a person has worked before.",
    callers: ["corporation"],
    params: employeeId,
    answer: z.array(workExperience),
    refusals: ["not_found"],
  }),
};
