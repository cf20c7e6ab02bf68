import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import ical, { type ICalEventData, ICalEventStatus } from "ical-generator";
import type { CalendarStatus } from "#rules/bookings/calendar.ts";
import type { Moment } from "#rules/time/moment.ts";

/** One entry, under an id that stays; a later version has a higher `sequence`. */
export interface CalendarEntry {
  readonly id: string;
  readonly sequence: number;
  readonly changedAt: Moment;
  readonly startsAt: Moment;
  readonly endsAt: Moment;
  readonly status: CalendarStatus;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
}

/** Entries as an iCalendar file (RFC 5545) in Copenhagen's time. The same entries always give the same text. */
export function calendarText(
  { name, company, product }: { name: string; company: string; product: string },
  entries: readonly CalendarEntry[],
): string {
  const calendar = ical({
    name,
    prodId: { company, product, language: "DA" },
    // Without a zone for the whole calendar, stamps stay in UTC as the standard asks.
    timezone: { name: null, generator: () => vtimezone },
    ttl: 60 * 60,
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry));
  return `${calendar.toString()}\r\n`;
}

/**
 * Serves the calendars below `path` to calendar programs, which cannot sign in: the secret is in the address.
 * `calendarOf` answers the text that a secret opens, null when it opens none (any more). A program that has the newest
 * one already gets 304 and no body.
 */
export function serveCalendars(
  app: FastifyInstance,
  path: string,
  calendarOf: (token: string) => Promise<string | null>,
): void {
  app.get<{ Params: { file: string } }>(`${path}:file`, async (request, reply) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    const calendar = token ? await calendarOf(token) : null;
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

function eventOf({ startsAt, endsAt, changedAt, status, ...entry }: CalendarEntry): ICalEventData {
  return {
    ...entry,
    stamp: inCopenhagen(changedAt),
    lastModified: inCopenhagen(changedAt),
    start: inCopenhagen(startsAt),
    end: inCopenhagen(endsAt),
    timezone: COPENHAGEN,
    status: ICalEventStatus[status],
    location: entry.location.replaceAll("\u00a0", " "),
  };
}

function inCopenhagen(moment: Moment): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(COPENHAGEN);
}

const COPENHAGEN = "Europe/Copenhagen";

/** The zone as calendars want it described (RFC 5545, 3.6.5): summer time as in all of the EU since 1996. */
const vtimezone = `BEGIN:VTIMEZONE
TZID:${COPENHAGEN}
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;
