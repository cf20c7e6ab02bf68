import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTimeOr, flag, givenMoment, id, pathId, text, weekQuery } from "#contract/wire/schemas.ts";
import { adminMessages } from "#texts/da/common/validation.ts";
import { adminShift, bookingDetails, bookingOptions, weekBookingDetails } from "./invoice-page.entities.ts";

const byId = z.object({ id: pathId });
const bookingIds = z.array(id).check(z.minLength(1), z.maxLength(200));
const time = clockTimeOr(adminMessages.time);
const approvals = z.strictObject({
  admin_approve_invoice: z.optional(z.boolean()),
  admin_approve_checkout: z.optional(z.boolean()),
});
const period = z.strictObject({ startTime: time, endTime: time });
const locked = ["not_found", "already_sent"] as const;
const lockedTimes = [...locked, "whole_day"] as const;

/** The invoice page: hours, approvals, payroll and accounting. */
export const invoicingEndpoints = {
  details: endpoint({
    method: "GET",
    path: "admin/bookings/:id/details",
    summary: "One booking with its shifts, price, invoice lines and company.",
    callers: ["admin"],
    params: byId,
    answer: bookingDetails,
    refusals: ["not_found"],
  }),
  weekDetails: endpoint({
    method: "GET",
    path: "admin/corporations/:id/bookings/details",
    summary: "Every booking of a company in one week as its invoice page, with how far its invoices are.",
    callers: ["admin"],
    params: byId,
    query: z.object(weekQuery),
    answer: z.array(weekBookingDetails),
    refusals: ["not_found"],
  }),
  autoRegisterTime: endpoint({
    method: "PUT",
    path: "admin/shifts/auto-register-time",
    summary: "Fills admin times that are still open from agreed stamps.",
    callers: ["admin"],
    body: z.strictObject({
      booking_id: z.union([id, bookingIds]),
      start_time: z.optional(time),
      end_time: z.optional(time),
    }),
    answer: z.array(adminShift),
    refusals: ["not_found"],
  }),
  saveOptions: endpoint({
    method: "PUT",
    path: "admin/bookings/:id/options",
    summary: "Sets or clears 'invoice sent' and 'paid'.",
    callers: ["admin"],
    params: byId,
    body: z.strictObject({
      all_check_times_approved: z.optional(z.boolean()),
      paid_at: z.optional(z.nullable(z.union([givenMoment, z.boolean()]))),
      all_gravy_status: z.optional(z.nullable(z.literal("SCHEDULED"))),
    }),
    answer: bookingOptions,
    refusals: ["not_found"],
  }),
  saveWeekOptions: endpoint({
    method: "PUT",
    path: "admin/bookings/options/update-all-week-bookings",
    summary: "Sets or clears one of the two on all bookings of a week.",
    callers: ["admin"],
    body: z.strictObject({
      bookingIds,
      updateType: z.literal(["all_check_times_approved", "paid_at"]),
      allCheckTimesApproved: z.optional(z.boolean()),
      paidAt: z.optional(z.nullable(z.union([givenMoment, z.boolean()]))),
    }),
    answer: z.array(bookingOptions),
    refusals: ["not_found"],
  }),
  approveShift: endpoint({
    method: "PUT",
    path: "shifts/admin/:shiftId/approve",
    summary: "Approves one person's hours for invoice and for pay.",
    callers: ["admin"],
    params: z.object({ shiftId: pathId }),
    body: approvals,
    answer: adminShift,
    refusals: ["not_found", "already_sent", "open_times"],
  }),
  approveAll: endpoint({
    method: "PUT",
    path: "admin/bookings/:id/shifts/approve-all",
    summary: "Approves everybody of a booking; a bare boolean sets both.",
    callers: ["admin"],
    params: byId,
    body: z.strictObject({ shiftStatus: z.union([approvals, z.boolean()]) }),
    answer: z.array(adminShift),
    refusals: locked,
  }),
  approveWeek: endpoint({
    method: "PUT",
    path: "admin/bookings/shifts/approve-all-week-bookings",
    summary: "Approves everybody of a week's bookings.",
    callers: ["admin"],
    body: z.strictObject({ bookingIds, shiftAdminApproove: z.union([approvals, z.boolean()]) }),
    answer: z.array(adminShift),
    refusals: locked,
  }),
  registerCorporationTime: endpoint({
    method: "PUT",
    path: "admin/shifts/:id/register-corporation-time",
    summary: "Sets the times that the company is billed for.",
    callers: ["admin"],
    params: byId,
    body: z.strictObject({
      checkOut: z.strictObject({
        admin_checkin_time: z.nullable(time),
        admin_checkout_time: z.nullable(time),
      }),
    }),
    answer: adminShift,
    refusals: lockedTimes,
  }),
  registerEmployeeTime: endpoint({
    method: "PUT",
    path: "admin/shifts/:id/register-employee-time",
    summary: "Sets the times that the employee is paid for.",
    callers: ["admin"],
    params: byId,
    body: z.strictObject({
      checkOut: z.strictObject({
        admin_employee_checkin_time: z.nullable(time),
        admin_employee_checkout_time: z.nullable(time),
      }),
    }),
    answer: adminShift,
    refusals: lockedTimes,
  }),
  employeeTimeStatus: endpoint({
    method: "PUT",
    path: "admin/shifts/:id/employee-time-status",
    summary: "Accepts or rejects the employee's times.",
    callers: ["admin"],
    params: byId,
    body: z.strictObject({ status: z.boolean() }),
    answer: adminShift,
    refusals: locked,
  }),
  corporationTimeStatus: endpoint({
    method: "PUT",
    path: "admin/shifts/:id/corporation-time-status",
    summary: "Accepts or rejects the company's times.",
    callers: ["admin"],
    params: byId,
    body: z.strictObject({ status: z.boolean() }),
    answer: adminShift,
    refusals: locked,
  }),
  met: endpoint({
    method: "PUT",
    path: "admin/shifts/:id/met",
    summary: "Sets whether the person met; not met is a no-show.",
    callers: ["admin"],
    params: byId,
    body: z.strictObject({ metStatus: flag }),
    answer: adminShift,
    refusals: ["not_found", "already_sent", "not_started"],
  }),
  selfPaidBreak: endpoint({
    method: "PUT",
    path: "admin/bookings/:id/update-self-paid-break",
    summary: "Sets the self-paid break of a booking.",
    callers: ["admin"],
    params: byId,
    body: z.strictObject({ status: flag }),
    answer: bookingOptions,
    refusals: locked,
  }),
  setTimeForAll: endpoint({
    method: "PUT",
    path: "admin/bookings/:id/shifts/set-time-for-all",
    summary: "Sets both sides' admin times of everybody on a booking.",
    callers: ["admin"],
    params: byId,
    body: z.strictObject({ time: period }),
    answer: z.array(adminShift),
    refusals: lockedTimes,
  }),
  setTimeForWeek: endpoint({
    method: "PUT",
    path: "admin/bookings/shifts/set-time-for-all-week-shifts",
    summary: "Sets both sides' admin times of everybody on a week's bookings.",
    callers: ["admin"],
    body: z.strictObject({ time: period, bookingIds }),
    answer: z.array(adminShift),
    refusals: lockedTimes,
  }),
  addWorker: endpoint({
    method: "POST",
    path: "admin/bookings/:id/shifts/add-new-worker",
    summary: "Adds a person as selected; a full booking grows by one place, up to 15.",
    callers: ["admin"],
    params: byId,
    /** The reason is for going past the rules of working time. */
    body: z.strictObject({ employee_id: id, reason: z.optional(text(300)) }),
    answer: adminShift,
    refusals: [
      "not_found",
      "already_selected",
      "profile_not_approved",
      "conflict_of_applicant",
      "too_many_staff",
      "working_time",
    ],
  }),
};
