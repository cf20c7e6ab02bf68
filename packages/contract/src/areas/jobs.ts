import * as z from "zod/mini";
import { endpoint } from "#contract/endpoint.ts";
import { employeeBooking } from "#contract/entities/booking.ts";
import { employeeShift } from "#contract/entities/employee.ts";
import { flag, paging, pathId } from "#contract/scalars.ts";
import { adminMessages } from "#texts/da/validation.ts";

const bookingId = z.object({ id: pathId });

/** An employee's way from a job to a shift. */
export const jobEndpoints = {
  overview: endpoint({
    method: "GET",
    path: "employees/bookings",
    summary: "Jobs that can be applied for, soonest first.",
    callers: ["employee"],
    answer: z.array(employeeBooking),
  }),
  booking: endpoint({
    method: "GET",
    path: "employees/bookings/:id",
    summary: "One job of the overview, or one that the caller has a shift on.",
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
    query: z.object(paging(10)),
    answer: z.array(employeeShift),
  }),
  deprecated: endpoint({
    method: "GET",
    path: "employees/shifts/deprecated",
    summary: "Worked shifts of closed bookings, newest first.",
    callers: ["employee"],
    answer: z.array(employeeShift),
  }),
  apply: endpoint({
    method: "POST",
    path: "shifts/:id",
    summary: "Applies for the booking with this id.",
    callers: ["employee"],
    params: bookingId,
    answer: employeeBooking,
    refusals: [
      "not_found",
      "onboarding_first",
      "conflict",
      "already_applied",
      "full_for_employee",
      "closed",
      "booking_cancelled",
      "booking_ended",
      "not_approved",
      "lead_time",
      "no_skill",
      "not_workable",
      "frozen",
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
    answer: employeeBooking,
    refusals: ["nothing_to_cancel", "shift_started", "reason_required", "sick_window", "onboarding_first"],
  }),
  checkIn: endpoint({
    method: "PUT",
    path: "shifts/employee/checkin/:id",
    summary: "Reports ready for the booking with this id; the first moment is kept.",
    callers: ["employee"],
    params: bookingId,
    answer: employeeBooking,
    refusals: ["not_found", "check_in_closed", "onboarding_first"],
  }),
};
