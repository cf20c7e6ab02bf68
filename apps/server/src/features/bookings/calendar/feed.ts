import { calendarReach } from "#rules/bookings/calendar.ts";
import { selectedOf } from "#server/features/bookings/serializers/corporation-booking.ts";
import { staffOfBookings } from "#server/features/bookings/shifts/booking-staff.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import { bookingsOfCalendar, corporationOfCalendar, staffChangesOf } from "./queries.ts";
import { calendarText } from "./serializers.ts";

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
