import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import {
  clockTime,
  commaKroner,
  day,
  givenDay,
  id,
  kroner,
  paging,
  pathId,
  searchTerm,
  weekQuery,
} from "#contract/wire/schemas.ts";
import { moneyGaps } from "#rules/money/booking-money.ts";
import { adminMessages } from "#texts/da/common/validation.ts";
import { adminBooking, staffEntry } from "./admin-booking.entities.ts";
import { bookingStatus } from "./booking.entities.ts";

/** What narrows a list of bookings and the counts above it; days are Copenhagen's, both included. */
const narrowing = {
  searchTerm,
  startDate: z.optional(givenDay),
  endDate: z.optional(givenDay),
  status: z.optional(bookingStatus),
};

const counts = { totalShifts: z.int(), selectedShifts: z.int(), appliedShifts: z.int() };

/** The totals of one day, with what its copied text is made of. */
const dayTotals = z.object({
  fetch_date: day,
  ...counts,
  bookings: z.array(
    z.object({
      id,
      start_time: clockTime,
      end_time: clockTime,
      corporation: z.string(),
      job_title: z.string(),
      totalShifts: z.int(),
      selectedShifts: z.int(),
    }),
  ),
});

export type WireDayTotals = z.output<typeof dayTotals>;

/** Somebody whose hours are approved for payroll, or whose late removal is paid, as the export of employees needs it. */
const exportedEntry = z.object({
  ...staffEntry.shape,
  /** What is paid: the work, or a late removal, whose times are the booked ones. */
  kind: z.literal(["pay", "cancellation"]),
  start_time: clockTime,
  end_time: clockTime,
  /** Hours that are paid, transport not counted. */
  hours: z.number(),
  /** The pay for hours and transport, without holiday pay. */
  total: kroner,
  /** What of it supplements are. */
  supplements: kroner,
  /** Beside the pay, and taken from it. */
  employer_pension: kroner,
  employee_pension: kroner,
});

const exportedBooking = z.object({
  id,
  date: day,
  corporation: z.object({ name: z.string() }),
  transport_wage: z.number(),
  hourly_wage: commaKroner,
  selectedStaff: z.array(exportedEntry),
});

export type WireExportedBooking = z.output<typeof exportedBooking>;

const byId = z.object({ id: pathId });

/** The admin's lists of everybody's bookings, the approval of new ones, and the export of who worked. */
export const adminBookingEndpoints = {
  list: endpoint({
    method: "GET",
    path: "admin/bookings",
    summary:
      "Old bookings, newest first, or upcoming ones, soonest first; totalBookings counts up to 1000, of what is narrowed by words, status or money up to 100; tab is 2 for open ones, 1 for a week, else 0.",
    callers: ["admin"],
    roles: "reading",
    query: z.object({
      type: z.literal(["admin_old_bookings", "admin_upcoming_bookings"]),
      ...narrowing,
      /** Only ended bookings of which something is missing. */
      money: z.optional(z.literal(moneyGaps)),
      ...weekQuery,
      ...paging(10, "moment", "number"),
    }),
    answer: z.object({
      bookings: z.array(adminBooking),
      totalBookings: z.int(),
      tab: z.literal([0, 1, 2]),
    }),
  }),
  upcomingCounts: endpoint({
    method: "GET",
    path: "admin/bookings/upcoming-bookings-count",
    summary:
      "Places, selected people and applicants of upcoming bookings; without count=true also day by day.",
    callers: ["admin"],
    roles: "reading",
    query: z.object({ ...narrowing, count: z.optional(z.literal(["true", "false"])) }),
    answer: z.object({ ...counts, days: z.optional(z.array(dayTotals)) }),
  }),
  oldCounts: endpoint({
    method: "GET",
    path: "admin/bookings/old-bookings-count",
    summary: "Of how many old bookings something is missing, each counted up to 100.",
    callers: ["admin"],
    roles: "reading",
    query: z.object(narrowing),
    answer: z.object({ not_invoiced: z.int(), not_paid: z.int(), open_hours: z.int() }),
  }),
  employeesExport: endpoint({
    method: "GET",
    path: "admin/bookings/employees-csv",
    summary:
      "Who worked in a period with approved hours, or is paid for a late removal, for the file data.csv; noted, and mailed to all admins.",
    callers: ["admin"],
    roles: "money",
    stepUp: "with second factor",
    query: z.object({ startDate: givenDay, endDate: givenDay }),
    answer: z.array(exportedBooking),
    refusals: ["no_employees_in_period"],
    rate: { perHour: 20 },
  }),
  waiting: endpoint({
    method: "GET",
    path: "admin/bookings/waiting-approval",
    summary: "Bookings that wait for approval, soonest first.",
    callers: ["admin"],
    roles: "reading",
    answer: z.array(adminBooking),
  }),
  approve: endpoint({
    method: "PUT",
    path: "admin/bookings/:id/approve-booking",
    summary: "Approves a booking: the company and matching employees are told.",
    callers: ["admin"],
    roles: "planning",
    params: byId,
    answer: adminBooking,
    refusals: [
      "not_found",
      "waits_for_owner",
      "already_approved",
      "booking_ended",
      "suspended_corporation",
      "email_unconfirmed",
    ],
  }),
  reject: endpoint({
    method: "PUT",
    path: "admin/bookings/:id/not-approve-booking",
    summary:
      "Rejects a waiting booking: it is cancelled and the company told, with the reason where one is given.",
    callers: ["admin"],
    roles: "planning",
    params: byId,
    body: z._default(
      z.strictObject({
        reason: z.optional(z.string().check(z.trim(), z.maxLength(300, adminMessages.reasonTooLong))),
      }),
      {},
    ),
    answer: adminBooking,
    refusals: ["not_found", "waits_for_owner", "already_approved", "already_rejected"],
  }),
  rejected: endpoint({
    method: "GET",
    path: "admin/bookings/rejected",
    summary: "Bookings that were rejected and are not over, the latest rejection first; fifty at most.",
    callers: ["admin"],
    roles: "reading",
    answer: z.array(adminBooking),
  }),
  takeUp: endpoint({
    method: "PUT",
    path: "admin/bookings/:id/take-up",
    summary: "Takes a rejected booking up again: it waits for approval, and the company is told.",
    callers: ["admin"],
    roles: "planning",
    params: byId,
    answer: adminBooking,
    refusals: ["not_found", "not_rejected", "booking_ended"],
  }),
};
