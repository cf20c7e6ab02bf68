import type { FastifyInstance } from "fastify";
import { calendarReach } from "#rules/bookings/calendar.ts";
import { calendarText, serveCalendars } from "#server/features/bookings/calendar/calendar-file.ts";
import { ownerOfCalendar } from "#server/features/bookings/calendar/secrets.ts";
import type { Services } from "#server/platform/http/handler.ts";
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
