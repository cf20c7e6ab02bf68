import { corporationEndpoints as rows } from "#contract/corporations/corporation.endpoints.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { calendarUrl, renewCalendarUrl } from "./calendar-secrets.ts";

/** The address of the company's calendar, which it gets the first time that it asks. */
const address: Handler<typeof rows.calendar> = async ({ session, now, services }) => {
  const { id } = corporationOf(session);
  return { url: await calendarUrl(services.db, services, { kind: "corporation", id }, now) };
};

/** Gives the calendar a new address; the old one stops working at once. */
const renew: Handler<typeof rows.renewCalendar> = ({ session, now, services }) => {
  const { id } = corporationOf(session);
  return inTransaction(services.db, async (tx) => {
    const url = await renewCalendarUrl(tx, services, { kind: "corporation", id }, now);
    await record({ tx, actor: actorOf(session), now }, { type: "corporation.renew_calendar", id });
    return { url };
  });
};

/** The address of a company's calendar; the calendar itself is served by `addCalendarFiles`. */
export const calendarRoutes: readonly Route[] = [
  route(rows.calendar, address),
  route(rows.renewCalendar, renew),
];
