import * as z from "zod/mini";
import { endpoint } from "#contract/endpoint.ts";
import { adminBooking, staffEntry } from "#contract/entities/admin.ts";
import { bookingStatus } from "#contract/entities/booking.ts";
import { clockTime, commaKroner, day, id, kroner, paging, weekQuery } from "#contract/scalars.ts";

/** What narrows a list of bookings and the counts above it; days are Copenhagen's, both included. */
const narrowing = {
  searchTerm: z._default(z.string().check(z.trim(), z.maxLength(100)), ""),
  startDate: z.optional(day),
  endDate: z.optional(day),
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

/** Somebody whose hours are approved for payroll, as the export of employees needs it. */
const exportedEntry = z.object({
  ...staffEntry.shape,
  start_time: clockTime,
  end_time: clockTime,
  /** Hours that are paid, transport not counted. */
  hours: z.number(),
  /** The pay for hours and transport, without holiday pay. */
  total: kroner,
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

/** The admin's two lists of everybody's bookings, their totals, and the export of who worked. */
export const adminBookingEndpoints = {
  list: endpoint({
    method: "GET",
    path: "admin/bookings",
    summary:
      "Old bookings, newest first, or upcoming ones, soonest first; totalBookings counts up to 1000, tab is 2 for open ones, 1 for a week, else 0.",
    callers: ["admin"],
    query: z.object({
      type: z.literal(["admin_old_bookings", "admin_upcoming_bookings"]),
      ...narrowing,
      ...weekQuery,
      ...paging(10),
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
    query: z.object({ ...narrowing, count: z.optional(z.literal(["true", "false"])) }),
    answer: z.object({ ...counts, days: z.optional(z.array(dayTotals)) }),
  }),
  employeesExport: endpoint({
    method: "GET",
    path: "admin/bookings/employees-csv",
    summary: "Who worked in a period with approved hours, for the file data.csv; the read is noted.",
    callers: ["admin"],
    query: z.object({ startDate: day, endDate: day }),
    answer: z.array(exportedBooking),
    refusals: ["no_employees_in_period"],
  }),
};
