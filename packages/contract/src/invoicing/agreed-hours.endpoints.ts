import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTime, day, id, kroner } from "#contract/wire/schemas.ts";
import { MAX_STAFF } from "#rules/bookings/booking-input.ts";
import { seen } from "./sending-forms.ts";

/** How many bookings are shown and approved at once. */
export const MAX_AGREED_BOOKINGS = 200;

const approvedIds = z.array(id).check(z.maxLength(MAX_AGREED_BOOKINGS * MAX_STAFF));

/** The shifts that one press has approved, on each side. */
const approvedShifts = z.strictObject({ invoice: approvedIds, pay: approvedIds });

/** A booking whose agreed hours wait to be approved. */
const agreedBooking = z.object({
  booking_id: id,
  corporation: z.string(),
  job_title: z.string(),
  date: day,
  start_time: clockTime,
  end_time: clockTime,
  /** Whose hours are approved. */
  people: z.int(),
  /** Of all of them, less breaks of their own. */
  hours: z.number(),
  /** How many hours more than booked; below 0 fewer. */
  beyond_booked: z.number(),
  /** What approving comes to for the invoice, without VAT, and for pay, without holiday pay. */
  to_invoice: kroner,
  to_pay: kroner,
});

/** The agreed hours of many bookings, approved in one press. */
export const agreedHoursEndpoints = {
  agreedHours: endpoint({
    method: "GET",
    path: "admin/agreed-hours",
    summary: `Bookings whose agreed hours wait to be approved, the oldest ${MAX_AGREED_BOOKINGS}, and how many wait in all.`,
    callers: ["admin"],
    roles: "reading",
    answer: z.object({ bookings: z.array(agreedBooking), count: z.int() }),
  }),
  approveAgreedHours: endpoint({
    method: "PUT",
    path: "admin/agreed-hours/approve",
    summary:
      "Approves the agreed hours of bookings for invoice and pay, where both sums are still those that were shown; answers what it approved.",
    callers: ["admin"],
    roles: "hours",
    body: z.strictObject({
      booking_ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_AGREED_BOOKINGS)),
      total: seen,
      pay_total: seen,
    }),
    answer: approvedShifts,
    refusals: ["not_found", "total_changed"],
  }),
  takeAgreedHoursBack: endpoint({
    method: "PUT",
    path: "admin/agreed-hours/take-back",
    summary: "Takes approvals of agreed hours back, those that are not sent; answers which.",
    callers: ["admin"],
    roles: "hours",
    body: approvedShifts,
    answer: approvedShifts,
  }),
};
