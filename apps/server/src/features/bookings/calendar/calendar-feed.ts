import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import {
  type CalendarStatus,
  calendarReach,
  calendarSequence,
  calendarStatusOf,
} from "#rules/bookings/calendar.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, withStaffType } from "#server/features/bookings/booking.queries.ts";
import { selectedOf } from "#server/features/bookings/corporation-view/corporation-booking.serializer.ts";
import { staffOfBookings } from "#server/features/bookings/corporation-view/staff.queries.ts";
import type { StaffMember } from "#server/features/bookings/shifts/shift.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { calendarEntryTexts as texts } from "#texts/da/corporation/calendar.ts";
import { formatAddress, shortName } from "#texts/format/contact.ts";
import { type CalendarEntry, calendarText, serveCalendars } from "./calendar-file.ts";
import { ownerOfCalendar } from "./calendar-secrets.ts";

/** A booking with what its entry says of it. */
interface CalendarBooking {
  readonly booking: BookingRow;
  readonly selected: readonly Pick<StaffMember, "first_name" | "last_name">[];
  /** When the booking or its staff last changed. */
  readonly changedAt: Moment;
}

/** A booking in its company's calendar. Names are short and no numbers are in it, since calendars are shared. */
function serializeEntry({ booking, selected, changedAt }: CalendarBooking, publicUrl: string): CalendarEntry {
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

/** A company's bookings that end after one moment, and its cancelled ones of after the other; soonest first. */
async function bookingsOfCalendar(
  db: Db | Tx,
  corporationId: number,
  { endedAfter, cancelledAfter }: { endedAfter: Moment; cancelledAfter: Moment },
): Promise<BookingRow[]> {
  const own = withStaffType(db).where("b.corporation_id", "=", corporationId);
  const standing = await own
    .where("b.status", "<>", "cancelled")
    .where("b.ends_at", ">", new Date(endedAfter))
    .execute();
  const cancelled = await own
    .where("b.status", "=", "cancelled")
    .where("b.cancelled_at", ">", new Date(cancelledAfter))
    .execute();
  return [...standing, ...cancelled].sort(
    (a, b) => a.starts_at.getTime() - b.starts_at.getTime() || a.id - b.id,
  );
}

/** When the staff of each booking last changed; no entry where nobody was ever booked, removed or left. */
async function staffChangesOf(db: Db | Tx, bookingIds: readonly number[]): Promise<Map<number, Moment>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("shifts")
    .select("booking_id")
    .select(sql<Date | null>`max(greatest(booked_at, removed_at, cancelled_at))`.as("changed_at"))
    .where("booking_id", "in", bookingIds)
    .groupBy("booking_id")
    .execute();
  return new Map(rows.flatMap((row) => (row.changed_at ? [[row.booking_id, row.changed_at.getTime()]] : [])));
}
