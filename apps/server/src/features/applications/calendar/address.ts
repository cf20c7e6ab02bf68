import { ownCalendarEndpoints as rows } from "#contract/employees/shift-calendar.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { calendarUrl, renewCalendarUrl } from "#server/features/bookings/calendar/secrets.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";

/** The address of the employee's own calendar, who gets one the first time that they ask. */
const address: Handler<typeof rows.calendar> = async ({ session, now, services }) => {
  const { id } = employeeOf(session);
  return { url: await calendarUrl(services.db, services, { kind: "employee", id }, now) };
};

/** Gives the calendar a new address; the old one stops working at once. */
const renew: Handler<typeof rows.renewCalendar> = ({ session, now, services }) => {
  const { id, asAdmin } = employeeOf(session);
  return inTransaction(services.db, async (tx) => {
    const url = await renewCalendarUrl(tx, services, { kind: "employee", id }, now);
    if (asAdmin) {
      const entry = { action: "renew_calendar", entity: "employee", entityId: id };
      await audit(tx, { actor: actorOf(session), ...entry, now });
    }
    await invalidateClients(tx, { channels: [`employee:${id}`], keys: [queryKey(rows.calendar)] });
    return { url };
  });
};

/** The address of an employee's calendar; the calendar itself is served by `addShiftCalendars`. */
export const ownCalendarRoutes: readonly Route[] = [
  route(rows.calendar, address),
  route(rows.renewCalendar, renew),
];
