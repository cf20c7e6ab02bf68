import { calendarReach } from "#rules/bookings/calendar.ts";
import type { Services } from "#server/areas/verb.ts";
import { staffOfBookings } from "#server/stores/bookings/booking-staff.ts";
import {
  bookingsOfCalendar,
  corporationOfCalendar,
  staffChangesOf,
} from "#server/stores/bookings/calendars.ts";
import { hashOfToken } from "#server/stores/sessions/sessions.ts";
import { calendarText } from "#server/views/bookings/calendar.ts";
import { selectedOf } from "#server/views/bookings/corporation-booking.ts";

/** The calendar that a secret opens, as iCalendar text; null when it opens none (any more). */
export async function calendarOf(
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
