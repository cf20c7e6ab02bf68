import type { FastifyInstance } from "fastify";
import { calendarReach } from "#rules/bookings/calendar.ts";
import { selectedOf } from "#server/features/bookings/corporation-view/corporation-booking.serializer.ts";
import { staffOfBookings } from "#server/features/bookings/corporation-view/staff.queries.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { calendarEntryTexts as texts } from "#texts/da/corporation/calendar.ts";
import { bookingsOfCalendar, staffChangesOf } from "./booking-calendar.queries.ts";
import { serializeEntry } from "./booking-calendar.serializer.ts";
import { calendarText, serveCalendars } from "./calendar-file.ts";
import { ownerOfCalendar } from "./calendar-secrets.ts";

/** Companies' calendars of their bookings. */
export function addCalendarFiles(app: FastifyInstance, services: Services): void {
  serveCalendars(app, "/api/calendar/", (token) => calendarOf(services, token));
}

/** The calendar that a secret opens, as iCalendar text; null when it opens none (any more). */
async function calendarOf({ db, clock, settings }: Services, token: string): Promise<string | null> {
  const corporationId = await ownerOfCalendar(db, "corporation", token);
  if (corporationId === undefined) return null;
  const bookings = await bookingsOfCalendar(db, corporationId, calendarReach(clock.now()));
  const ids = bookings.map(({ id }) => id);
  const staff = await staffOfBookings(db, ids);
  const staffChanges = await staffChangesOf(db, ids);
  const entries = bookings.map((booking) => {
    const selected = selectedOf(staff.get(booking.id) ?? []);
    const changedAt = Math.max(booking.updated_at.getTime(), staffChanges.get(booking.id) ?? 0);
    return serializeEntry({ booking, selected, changedAt }, settings.publicUrl);
  });
  const { brand } = settings;
  return calendarText({ name: texts.name(brand), company: brand.name, product: "Bookinger" }, entries);
}
