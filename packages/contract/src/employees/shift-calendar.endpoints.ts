import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";

/** Whoever has the address reads the calendar: it holds 256 random bits. */
const calendarAddress = z.object({ url: z.string() });

/** The calendar of an employee's own shifts. */
export const ownCalendarEndpoints = {
  calendar: endpoint({
    method: "GET",
    path: "employees/calendar",
    summary: "The private address at which calendars read the employee's own shifts.",
    callers: ["employee"],
    answer: calendarAddress,
  }),
  renewCalendar: endpoint({
    method: "PUT",
    path: "employees/calendar/renew",
    summary: "Gives the calendar a new address; the old one stops working at once.",
    callers: ["employee"],
    answer: calendarAddress,
  }),
};
