import * as z from "zod/mini";
import { cardShift, employeeBooking } from "#contract/bookings/booking.entities.ts";
import { workExperience } from "#contract/employees/employee.entities.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import {
  accepting,
  flag,
  givenDay,
  givenMoment,
  moment,
  paging,
  pathId,
  queryNumber,
  seenVersion,
} from "#contract/wire/schemas.ts";
import { regionCodes } from "#rules/people/regions.ts";
import { adminMessages } from "#texts/da/common/validation.ts";
import {
  applicantLists,
  applicantShift,
  cancellationRecord,
  employeeShift,
  openJob,
  ratingRecord,
} from "./application.entities.ts";

const bookingId = z.object({ id: pathId });

/** What the open jobs are narrowed to. */
export const jobFilters = {
  /** A staff type's id. */
  staff_type: z.optional(queryNumber(1, 9_999_999)),
  zone: z.optional(z.literal([...regionCodes])),
  day: z.optional(givenDay),
};

/** An employee's way from a job to a shift. */
export const jobEndpoints = {
  overview: endpoint({
    method: "GET",
    path: "employees/bookings",
    summary: "Open jobs, those of the caller's own staff types and regions first, then the soonest.",
    callers: ["employee"],
    query: z.object({
      ...paging(100, "number", "moment", "number"),
      ...jobFilters,
      /** Those that the caller took out of sight instead of the others. */
      not_interested: z.optional(z.literal("1")),
    }),
    answer: z.array(openJob),
    isCounted: true,
  }),
  booking: endpoint({
    method: "GET",
    path: "employees/bookings/:id",
    summary:
      "One job of the overview, a full one, or one that the caller has a shift on or is asked to take.",
    callers: ["employee"],
    params: bookingId,
    answer: employeeBooking,
    refusals: ["not_found"],
  }),
  applied: endpoint({
    method: "GET",
    path: "shifts/employee/applied-shifts",
    summary: "Applications that wait for an answer.",
    callers: ["employee"],
    answer: z.array(employeeShift),
  }),
  upcoming: endpoint({
    method: "GET",
    path: "shifts/employee/upcoming-shifts",
    summary: "Confirmed shifts that have not ended.",
    callers: ["employee"],
    answer: z.array(employeeShift),
  }),
  finished: endpoint({
    method: "GET",
    path: "shifts/employee/finished-shifts",
    summary: "Worked shifts, newest first.",
    callers: ["employee"],
    query: z.object(paging(10, "moment", "number")),
    answer: z.array(employeeShift),
  }),
  deprecated: endpoint({
    method: "GET",
    path: "employees/shifts/deprecated",
    summary: "Worked shifts of closed bookings, newest first.",
    callers: ["employee"],
    answer: z.array(employeeShift),
  }),
  history: endpoint({
    method: "GET",
    path: "shifts/employee/history",
    summary: "All that has ended, worked or not, newest first; each with its outcome in `booking.state`.",
    callers: ["employee"],
    query: z.object(paging(20, "moment", "number")),
    answer: z.array(employeeShift),
  }),
  cancellationCost: endpoint({
    method: "GET",
    path: "shifts/employee/cancel/:id",
    summary: "What cancelling the confirmed shift on this booking costs at this moment.",
    callers: ["employee"],
    params: bookingId,
    answer: z.object({
      is_late: z.boolean(),
      card: z.literal(["yellow", "red"]),
      freeze_until: z.nullable(moment),
      /** The freeze would wait until somebody of the office has confirmed it. */
      held: z.boolean(),
      /** The average rating before and after the automatic star, null without one. */
      star: z.nullable(z.object({ before: z.nullable(z.number()), after: z.number() })),
    }),
    refusals: ["nothing_to_cancel", "answer_change_first"],
  }),
  apply: endpoint({
    method: "POST",
    path: "shifts/:id",
    summary: "Applies for the booking with this id.",
    callers: ["employee"],
    params: bookingId,
    body: z._default(z.strictObject({ terms_version: seenVersion }), {}),
    answer: employeeBooking,
    refusals: [
      ...(["not_found", "onboarding_first", "text_changed", "conflict", "already_applied"] as const),
      "full_for_employee",
      "closed",
      "booking_cancelled",
      "booking_ended",
      "not_approved",
      "lead_time",
      "no_skill",
      "not_workable",
      ...(["profile_waiting", "profile_declined", "own_name_missing"] as const),
      "frozen",
      "left_before",
      "transition",
    ],
  }),
  cancel: endpoint({
    method: "PUT",
    path: "shifts/employee/cancel/:id",
    summary: "Withdraws an application, cancels a confirmed shift with a reason, or reports sick.",
    callers: ["employee"],
    params: bookingId,
    body: z._default(
      z.strictObject({
        cancellation_reason: z.optional(
          z.string().check(z.trim(), z.maxLength(300, adminMessages.reasonTooLong)),
        ),
        sick: z.optional(flag),
      }),
      {},
    ),
    /** `late`: a sick report after the usual window, on which the office decides. */
    answer: z.extend(employeeBooking, { late: z.boolean() }),
    refusals: [
      "nothing_to_cancel",
      "shift_started",
      "already_arrived",
      "sick_report_later",
      "reason_required",
      "sick_window",
      "onboarding_first",
    ],
  }),
  answerChange: endpoint({
    method: "PUT",
    path: "shifts/employee/change/:bookingId",
    summary: "Says yes or no to changed terms of a confirmed shift; a no costs the caller nothing.",
    callers: ["employee"],
    params: z.object({ bookingId: pathId }),
    body: z.strictObject({ answer: z.literal(["yes", "no"]) }),
    answer: employeeBooking,
    refusals: ["not_found", "nothing_to_answer", "shift_started", "onboarding_first"],
  }),
  reconfirm: endpoint({
    method: "PUT",
    path: "shifts/employee/reconfirm/:bookingId",
    summary: "Says yes again to a job that was changed after the caller applied.",
    callers: ["employee"],
    params: z.object({ bookingId: pathId }),
    answer: employeeBooking,
    refusals: ["not_found", "nothing_to_answer", "onboarding_first"],
  }),
  checkIn: endpoint({
    method: "PUT",
    path: "shifts/employee/checkin/:id",
    summary: "Reports ready for the booking with this id; the first moment is kept.",
    callers: ["employee"],
    params: bookingId,
    body: z.optional(z.strictObject({ made_at: z.optional(givenMoment) })),
    answer: employeeBooking,
    refusals: [
      "not_found",
      "check_in_closed",
      "kept_too_long",
      "made_in_future",
      "answer_change_first",
      "onboarding_first",
    ],
  }),
};

const fitnessRefusals = ["working_time", "papers_first", "unfit", "past_check"] as const;

const employeeId = z.object({ employeeId: pathId });

const companyReads = { callers: ["corporation"], roles: "reading", companyRoles: "reading" } as const;
const bothRead = { ...companyReads, callers: ["employee", "corporation"] } as const;
const companyPlans = { callers: ["corporation"], roles: "planning", companyRoles: "planning" } as const;

/** Who applies for a booking, and what a company does with them. */
export const applicantEndpoints = {
  lists: endpoint({
    method: "GET",
    path: "shifts/corporation/:bookingId",
    summary: "The seven lists of a booking, in the documented order; hidden and removed ones are for admins.",
    ...companyReads,
    params: z.object({ bookingId: pathId }),
    answer: applicantLists,
    refusals: ["not_found"],
  }),
  changeState: endpoint({
    method: "PUT",
    path: "corporations/shifts/:shiftId",
    summary:
      "Selects, removes, hides or restores an applicant; with a reason an admin selects past what is checked, but not past the right to work.",
    ...companyPlans,
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
      ...(["profile_not_approved", "nameless", "reason_required"] as const),
      "not_bookable",
      "not_approved",
      "closed",
      "booking_ended",
      "removal_started",
      "transition",
      "not_reconfirmed",
      ...fitnessRefusals,
    ],
  }),
  changeUiState: endpoint({
    method: "PUT",
    path: "corporations/shifts/:id/change-shift-ui-status",
    summary: "Ticks a person off, or reveals the phone number one step further.",
    ...companyPlans,
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
    mayLag: true,
    summary: "What companies said of a person: own, or of people with a shift on the company's bookings.",
    ...bothRead,
    params: employeeId,
    answer: z.array(ratingRecord),
    refusals: ["not_found"],
  }),
  cancellations: endpoint({
    method: "GET",
    path: "shifts/corporation/cancelled-shifts/:employeeId",
    mayLag: true,
    summary: "A person's cancellations, seen by the same people as the ratings.",
    ...bothRead,
    params: employeeId,
    answer: z.array(cancellationRecord),
    refusals: ["not_found"],
  }),
  workExperiences: endpoint({
    method: "GET",
    path: "corporations/employees/:employeeId/work-experiences",
    mayLag: true,
    summary: "What a person has worked before.",
    ...companyReads,
    params: employeeId,
    answer: z.array(workExperience),
    refusals: ["not_found"],
  }),
};
