import ical, { ICalEventStatus } from "ical-generator";
import { type CalendarStatus, calendarSequence, calendarStatusOf } from "#rules/bookings/calendar.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import type { StaffMember } from "#server/features/bookings/shifts/queries.ts";
import type { Settings } from "#server/platform/settings.ts";
import { calendarEntryTexts as texts } from "#texts/da/corporation/calendar.ts";
import { formatAddress, shortName } from "#texts/format/contact.ts";

/** A booking with what its entry says of it. */
export interface CalendarBooking {
  readonly booking: BookingRow;
  readonly selected: readonly Pick<StaffMember, "first_name" | "last_name">[];
  /** When the booking or its staff last changed. */
  readonly changedAt: Moment;
}

/**
 * Bookings as an iCalendar file (RFC 5545), one entry each under an id that stays. The same bookings always give
 * the same text. Names are short and no numbers are in it, since calendars are shared.
 */
export function calendarText(
  bookings: readonly CalendarBooking[],
  settings: Pick<Settings, "publicUrl" | "brand">,
): string {
  const { name } = settings.brand;
  const calendar = ical({
    name: texts.name(settings.brand),
    prodId: { company: name, product: "Bookinger", language: "DA" },
    // Without a zone for the whole calendar, stamps stay in UTC as the standard asks.
    timezone: { name: null, generator: () => vtimezone },
    ttl: 60 * 60,
  });
  for (const one of bookings) calendar.createEvent(entryOf(one, settings.publicUrl));
  return `${calendar.toString()}\r\n`;
}

function entryOf({ booking, selected, changedAt }: CalendarBooking, publicUrl: string) {
  const status = calendarStatusOf({ status: booking.status, approved: booking.approved_at !== null });
  const names = selected.map((person) => shortName(person.first_name, person.last_name));
  const chosen = texts.chosen({ names, of: booking.number_of_staff });
  const link = `${publicUrl}/viewBooking/${booking.id}`;
  return {
    id: `booking-${booking.id}@${new URL(publicUrl).hostname}`,
    sequence: calendarSequence(booking.created_at.getTime(), changedAt),
    stamp: inCopenhagen(changedAt),
    lastModified: inCopenhagen(changedAt),
    start: inCopenhagen(booking.starts_at.getTime()),
    end: inCopenhagen(booking.ends_at.getTime()),
    timezone: COPENHAGEN,
    status: ICalEventStatus[status],
    summary: texts.summary(booking.number_of_staff, booking.job_title),
    location: formatAddress(booking.address, booking.zip_code, booking.city).replaceAll("\u00a0", " "),
    description: [stateOf[status], chosen, link].filter((line) => line !== "").join("\n"),
    url: link,
  };
}

const stateOf: Record<CalendarStatus, string> = {
  CONFIRMED: "",
  TENTATIVE: texts.tentative,
  CANCELLED: texts.cancelled,
};

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
