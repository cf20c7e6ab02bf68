import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { calendarReach } from "#rules/bookings/calendar.ts";
import { staffOfBookings } from "#server/features/bookings/load.ts";
import { selectedOf } from "#server/features/bookings/serializers/corporation-booking.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import { bookingsOfCalendar, corporationOfCalendar, staffChangesOf } from "./queries.ts";
import { calendarText } from "./serializers.ts";

/** The calendar that a secret opens, as iCalendar text; null when it opens none (any more). */
async function calendarOf(
  { db, clock, settings }: Pick<Services, "db" | "clock" | "settings">,
  token: string,
): Promise<string | null> {
  const corporationId = await corporationOfCalendar(db, hashOfToken(token));
  if (corporationId === undefined) return null;
  const bookings = await bookingsOfCalendar(db, corporationId, calendarReach(clock.now()));
  const ids = bookings.map(({ id }) => id);
  const staff = await staffOfBookings(db, ids);
  const staffChanges = await staffChangesOf(db, ids);
  const entries = bookings.map((booking) => ({
    booking,
    selected: selectedOf(staff.get(booking.id) ?? []),
    changedAt: Math.max(booking.updated_at.getTime(), staffChanges.get(booking.id) ?? 0),
  }));
  return calendarText(entries, settings);
}

/**
 * Companies' calendars for calendar programs, which cannot sign in: the secret is in the address. A program that
 * has the newest one already gets 304 and no body.
 */
export function addCalendarFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>("/api/calendar/:file", async (request, reply) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    const calendar = token ? await calendarOf(services, token) : null;
    if (calendar === null) return reply.status(404).header("cache-control", "no-store").send("");
    const etag = `"${createHash("sha256").update(calendar).digest("base64url")}"`;
    reply.header("cache-control", "private, no-cache").header("etag", etag);
    if (knows(request.headers["if-none-match"], etag)) return reply.status(304).send();
    return reply.type("text/calendar; charset=utf-8").send(calendar);
  });
}

/** A cache on the way may have weakened the tag. */
function knows(header: string | undefined, etag: string): boolean {
  return (header ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
