import { type CalendarStatus, calendarSequence, calendarStatusOf } from "#rules/bookings/calendar.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { StaffMember } from "#server/features/bookings/shifts/shift.queries.ts";
import { calendarEntryTexts as texts } from "#texts/da/corporation/calendar.ts";
import { formatAddress, shortName } from "#texts/format/contact.ts";
import type { CalendarEntry } from "./calendar-file.ts";

/** A booking with what its entry says of it. */
interface CalendarBooking {
  readonly booking: BookingRow;
  readonly selected: readonly Pick<StaffMember, "first_name" | "last_name">[];
  /** When the booking or its staff last changed. */
  readonly changedAt: Moment;
}

/** A booking in its company's calendar. Names are short and no numbers are in it, since calendars are shared. */
export function serializeEntry(
  { booking, selected, changedAt }: CalendarBooking,
  publicUrl: string,
): CalendarEntry {
  const status = calendarStatusOf({ status: booking.status, approved: booking.approved_at !== null });
  const names = selected.map((person) => shortName(person.first_name, person.last_name));
  const chosen = texts.chosen({ names, of: booking.number_of_staff });
  const link = `${publicUrl}/viewBooking/${booking.id}`;
  return {
    id: `booking-${booking.id}@${new URL(publicUrl).hostname}`,
    sequence: calendarSequence(booking.created_at.getTime(), changedAt),
    changedAt,
    startsAt: booking.starts_at.getTime(),
    endsAt: booking.ends_at.getTime(),
    status,
    summary: texts.summary(booking.number_of_staff, booking.job_title),
    location: formatAddress(booking.address, booking.zip_code, booking.city),
    description: [stateOf[status], chosen, link].filter((line) => line !== "").join("\n"),
    url: link,
  };
}

const stateOf: Record<CalendarStatus, string> = {
  CONFIRMED: "",
  TENTATIVE: texts.tentative,
  CANCELLED: texts.cancelled,
};
