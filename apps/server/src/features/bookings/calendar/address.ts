import { randomBytes } from "node:crypto";
import { corporationEndpoints as rows } from "#contract/corporations/endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/live-updates.ts";
import { corporationOf, hashOfToken } from "#server/platform/sessions/session.ts";
import type { Settings } from "#server/platform/settings.ts";
import { addCalendar, type CalendarSecret, findCalendar, replaceCalendar } from "./queries.ts";

const COLUMN = "calendars.token_encrypted";

/** The address of the company's calendar, which it gets the first time that it asks. */
const address: Handler<typeof rows.calendar> = async ({ session, now, services }) => {
  const { id } = corporationOf(session);
  const { secrets } = services;
  const stored = await findCalendar(services.db, id);
  const readable = stored && readableWith(secrets, stored, id);
  if (readable) return { url: urlOf(services.settings, readable) };
  return inTransaction(services.db, async (tx) => {
    const { token, secret } = newSecret(secrets, id);
    // One that does not open gets a new one.
    if (stored) await replaceCalendar(tx, id, secret, now);
    else await addCalendar(tx, id, secret, now);
    // Of two who ask at once for the first time, both get the one that was kept.
    const kept = await findCalendar(tx, id);
    return { url: urlOf(services.settings, kept ? secrets.decrypt(kept, COLUMN, id) : token) };
  });
};

/** Gives the calendar a new address; the old one stops working at once. */
const renew: Handler<typeof rows.renewCalendar> = async ({ session, now, services }) => {
  const { id, asAdmin } = corporationOf(session);
  const { token, secret } = newSecret(services.secrets, id);
  await inTransaction(services.db, async (tx) => {
    await replaceCalendar(tx, id, secret, now);
    if (asAdmin) {
      const entry = { action: "renew_calendar", entity: "corporation", entityId: id };
      await audit(tx, { actor: actorOf(session), ...entry, now });
    }
    await invalidateClients(tx, { channels: [`corporation:${id}`], keys: [queryKey(rows.calendar)] });
  });
  return { url: urlOf(services.settings, token) };
};

function readableWith(secrets: Secrets, stored: string, corporationId: number): string | null {
  try {
    return secrets.decrypt(stored, COLUMN, corporationId);
  } catch {
    return null;
  }
}

function newSecret(secrets: Secrets, corporationId: number): { token: string; secret: CalendarSecret } {
  const token = randomBytes(32).toString("base64url");
  return {
    token,
    secret: { hash: hashOfToken(token), encrypted: secrets.encrypt(token, COLUMN, corporationId) },
  };
}

function urlOf({ publicUrl }: Pick<Settings, "publicUrl">, token: string): string {
  return `${publicUrl}/api/calendar/${token}.ics`;
}

/** The address of a company's calendar; the calendar itself is served by `addCalendarFiles`. */
export const calendarRoutes: readonly Route[] = [
  route(rows.calendar, address),
  route(rows.renewCalendar, renew),
];
