import { corporationEndpoints as rows } from "#contract/corporations/corporation.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { calendarUrl, renewCalendarUrl } from "./calendar-secrets.ts";

/** The address of the company's calendar, which it gets the first time that it asks. */
const address: Handler<typeof rows.calendar> = async ({ session, now, services }) => {
  const { id } = corporationOf(session);
  return { url: await calendarUrl(services.db, services, { kind: "corporation", id }, now) };
};

/** Gives the calendar a new address; the old one stops working at once. */
const renew: Handler<typeof rows.renewCalendar> = ({ session, now, services }) => {
  const { id, asAdmin } = corporationOf(session);
  return inTransaction(services.db, async (tx) => {
    const url = await renewCalendarUrl(tx, services, { kind: "corporation", id }, now);
    if (asAdmin) {
      const entry = { action: "renew_calendar", entity: "corporation", entityId: id };
      await audit(tx, { actor: actorOf(session), ...entry, now });
    }
    await invalidateClients(tx, { channels: [`corporation:${id}`], keys: [queryKey(rows.calendar)] });
    return { url };
  });
};

/** The address of a company's calendar; the calendar itself is served by `addCalendarFiles`. */
export const calendarRoutes: readonly Route[] = [
  route(rows.calendar, address),
  route(rows.renewCalendar, renew),
];
