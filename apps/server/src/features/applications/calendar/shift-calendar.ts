import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { ownCalendarEndpoints as rows } from "#contract/employees/shift-calendar.endpoints.ts";
import { calendarReach, calendarSequence, shiftCalendarStatusOf } from "#rules/bookings/calendar.ts";
import { checkInOpensAt, isArrivalInfoShown } from "#rules/shifts/check-in.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, withStaffType } from "#server/features/bookings/booking.queries.ts";
import {
  type CalendarEntry,
  calendarText,
  serveCalendars,
} from "#server/features/bookings/calendar/calendar-file.ts";
import {
  calendarUrl,
  ownerOfCalendar,
  renewCalendarUrl,
} from "#server/features/bookings/calendar/calendar-secrets.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction } from "#server/platform/database/database.ts";
import { type Handler, type Route, route, type Services } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { shiftEntryTexts as texts } from "#texts/da/employee/phone/own-calendar.ts";
import { formatAddress } from "#texts/format/contact.ts";

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

/**
 * A shift in its employee's calendar; null where it never was theirs. How to get in and whom to ask for only as the
 * shift's page shows them, and as a newer version of the entry from then on. Neither pay nor numbers are in it.
 */
function serializeShiftEntry(shift: CalendarShift, publicUrl: string, now: Moment): CalendarEntry | null {
  const isSelected = shift.shift_status === "selected";
  const status = shiftCalendarStatusOf({ booking: shift.status, isSelected, wasSelected: true });
  if (status === null) return null;
  const isCancelled = status === "CANCELLED";
  const isShown = !isCancelled && isArrivalInfoShown({ isSelected, date: shift.date }, now);
  const shownAt = isShown ? checkInOpensAt(shift.date) : 0;
  const changedAt = Math.max(shift.updated_at.getTime(), shift.shift_changed_at.getTime(), shownAt);
  const url = `${publicUrl}/bookinginformation/${shift.id}?as=employee`;
  const lines = isCancelled ? [texts.cancelled] : [shift.corporation_name, ...arrivalOf(shift, isShown)];
  return {
    id: `shift-${shift.id}@${new URL(publicUrl).hostname}`,
    sequence: calendarSequence(shift.created_at.getTime(), changedAt),
    changedAt,
    startsAt: shift.starts_at.getTime(),
    endsAt: shift.ends_at.getTime(),
    status,
    summary: texts.summary(shift.job_title, shift.corporation_name),
    location: isCancelled ? "" : formatAddress(shift.address, shift.zip_code, shift.city),
    description: [...lines, url].join("\n"),
    url,
  };
}

function arrivalOf(shift: CalendarShift, isShown: boolean): string[] {
  if (!isShown) return [texts.later];
  const access = chosenOrOther(shift.access_information, shift.access_information_other);
  const lines = [texts.contact(shift.contact_person), texts.access(access), shift.admin_message];
  return lines.filter((line) => line !== "");
}

/** A shift that its employee was selected for at some time, with its booking and company. */
type CalendarShift = BookingRow & {
  readonly shift_status: ShiftRow["status"];
  readonly corporation_name: string;
  /** When the shift, not its booking, last changed. */
  readonly shift_changed_at: Date;
};

/**
 * Somebody's shifts that end after one moment, and those that they left or that were cancelled after the other, soonest
 * first.
 */
async function shiftsOfCalendar(
  db: Db,
  employeeId: number,
  { endedAfter, cancelledAfter }: { endedAfter: Moment; cancelledAfter: Moment },
): Promise<CalendarShift[]> {
  const leftAt = sql<Date>`greatest(s.removed_at, s.cancelled_at, b.cancelled_at)`;
  const isStanding = sql<boolean>`(s.status = 'selected' and b.status <> 'cancelled')`;
  return withStaffType(db)
    .innerJoin("shifts as s", "s.booking_id", "b.id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .select(["s.status as shift_status", "c.name as corporation_name"])
    .select(sql<Date>`greatest(s.booked_at, s.removed_at, s.cancelled_at)`.as("shift_changed_at"))
    .where("s.employee_id", "=", employeeId)
    .where("s.booked_at", "is not", null)
    .where((eb) =>
      eb.or([
        eb.and([isStanding, eb("b.ends_at", ">", new Date(endedAfter))]),
        eb.and([eb.not(isStanding), eb(leftAt, ">", new Date(cancelledAfter))]),
      ]),
    )
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .execute();
}

/** Whether somebody has access; without it a calendar opens no more. */
async function hasAccess(db: Db, employeeId: number): Promise<boolean> {
  const row = await db
    .selectFrom("employees")
    .select("id")
    .where("id", "=", employeeId)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
