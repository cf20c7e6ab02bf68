import type { FastifyInstance } from "fastify";
import { ownCalendarEndpoints as rows } from "#contract/employees/shift-calendar.endpoints.ts";
import { calendarReach } from "#rules/bookings/calendar.ts";
import { calendarText, serveCalendars } from "#server/features/bookings/calendar/calendar-file.ts";
import {
  calendarUrl,
  ownerOfCalendar,
  renewCalendarUrl,
} from "#server/features/bookings/calendar/calendar-secrets.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { shiftEntryTexts as texts } from "#texts/da/employee/phone/own-calendar.ts";
import { hasAccess, shiftsOfCalendar } from "./shift-calendar.queries.ts";
import { serializeShiftEntry } from "./shift-calendar.serializer.ts";

/** Employees' calendars of their own shifts. */
export function addShiftCalendars(app: FastifyInstance, services: Services): void {
  serveCalendars(app, "/api/calendar/shifts/", (token) => calendarOf(services, token));
}

/** The calendar that a secret opens, as iCalendar text; null when it opens none (any more). */
async function calendarOf({ db, clock, settings }: Services, token: string): Promise<string | null> {
  const employeeId = await ownerOfCalendar(db, "employee", token);
  if (employeeId === undefined || !(await hasAccess(db, employeeId))) return null;
  const now = clock.now();
  const shifts = await shiftsOfCalendar(db, employeeId, calendarReach(now));
  const entries = shifts.flatMap((shift) => serializeShiftEntry(shift, settings.publicUrl, now) ?? []);
  const { brand } = settings;
  return calendarText({ name: texts.name(brand), company: brand.name, product: "Vagter" }, entries);
}

/** The address of the employee's own calendar, who gets one the first time that they ask. */
const address: Handler<typeof rows.calendar> = async ({ session, now, services }) => {
  const { id } = employeeOf(session);
  return { url: await calendarUrl(services.db, services, { kind: "employee", id }, now) };
};

/** Gives the calendar a new address; the old one stops working at once. */
const renew: Handler<typeof rows.renewCalendar> = ({ session, now, services }) => {
  const { id } = employeeOf(session);
  return inTransaction(services.db, async (tx) => {
    const url = await renewCalendarUrl(tx, services, { kind: "employee", id }, now);
    await record({ tx, actor: actorOf(session), now }, { type: "employee.renew_calendar", id });
    return { url };
  });
};

/** The address of an employee's calendar; the calendar itself is served by `addShiftCalendars`. */
export const ownCalendarRoutes: readonly Route[] = [
  route(rows.calendar, address),
  route(rows.renewCalendar, renew),
];
