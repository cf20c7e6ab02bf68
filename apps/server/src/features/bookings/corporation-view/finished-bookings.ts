import type { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import type { WireFinishedBooking } from "#contract/bookings/booking.entities.ts";
import { finishedCounters, isRejected } from "#rules/bookings/status-summary.ts";
import { dayOf } from "#rules/time/moment.ts";
import { daysOfWeek, defaultPastWeek, weekOf } from "#rules/time/week.ts";
import { type BookingRow, type Viewer, viewerOf } from "#server/features/bookings/booking.queries.ts";
import type { StaffShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { stampsOf } from "#server/features/pricing/shift-times.ts";
import { ratingsOfShifts, type ShiftRating } from "#server/features/reputation/rating.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { type Handler, ListPage } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { finishedBookings, finishedBookingsOfWeek } from "./booking-list.queries.ts";
import { serializeCardShift } from "./card-shift.serializer.ts";
import { loadCorporationBookings } from "./corporation-booking.queries.ts";
import {
  type CorporationBooking,
  selectedOf,
  serializeBookingBase,
} from "./corporation-booking.serializer.ts";

/** Ended bookings by page, those that wait for the company first; `tab` is the caller's own word. */
export const finished: Handler<typeof rows.finished> = async ({ session, query, now, services }) => {
  const { from, department, ...page } = query;
  const listed = { corporationId: corporationOf(session).id, department };
  const found = await finishedBookings(services.db, listed, now, page);
  const data = await loadFinishedBookings(services.db, found.rows, viewerOf(session, now), from);
  return new ListPage({ data, tab: from }, found.next);
};

/** Ended bookings of one week: without a number the current one, without a year the latest. */
export const finishedOfWeek: Handler<typeof rows.finishedOfWeek> = async ({
  session,
  query,
  now,
  services,
}) => {
  const today = dayOf(now);
  const { weekNumber = weekOf(today).week, year, department } = query;
  const week = year === undefined ? defaultPastWeek(weekNumber, today) : { year, week: weekNumber };
  const listed = { corporationId: corporationOf(session).id, department };
  const bookings = await finishedBookingsOfWeek(services.db, listed, now, daysOfWeek(week));
  return loadFinishedBookings(services.db, bookings, viewerOf(session, now), "week");
};

/** Ended bookings as their cards show them, in the order given; `from` names the list. */
async function loadFinishedBookings(
  db: Db | Tx,
  bookings: readonly BookingRow[],
  viewer: Viewer,
  from: string,
): Promise<WireFinishedBooking[]> {
  const all = await loadCorporationBookings(db, bookings, viewer.now);
  const shiftIds = all.flatMap(({ staff }) => staff.map(({ id }) => id));
  const ratings = await ratingsOfShifts(db, "employee", shiftIds);
  return all.map((facts) => serializeFinishedBooking(facts, viewer, ratings, from));
}

/** An ended booking's card; `ratings` are what the company said of its people, by shift. */
function serializeFinishedBooking(
  facts: CorporationBooking,
  viewer: Viewer,
  ratings: ReadonlyMap<number, ShiftRating>,
  from: string,
): WireFinishedBooking {
  const selected = selectedOf(facts.staff);
  return {
    ...serializeBookingBase(facts, viewer),
    shifts: selected.map((shift) => serializeCardShift(shift, viewer)),
    counts: countsOf(selected, ratings),
    from,
  };
}

/** How far the check-out is. People who were not met have no part in it. */
function countsOf(selected: readonly StaffShift[], ratings: ReadonlyMap<number, ShiftRating>) {
  const people = selected
    .filter((shift) => !shift.not_met_for_booking)
    .map((shift) => ({
      employee: stampsOf(shift).employee,
      company: stampsOf(shift).company,
      invoiceApproved: shift.admin_approve_invoice,
      rated: (ratings.get(shift.id)?.score ?? 0) > 0,
    }));
  const counters = finishedCounters(people);
  return {
    people: counters.total,
    stamped_by_corporation: counters.stampedByCorporation,
    stamped_by_employee: counters.stampedByStaff,
    rated: counters.rated,
    rejected: people.filter(isRejected).length,
    invoice_approved: people.filter(({ invoiceApproved }) => invoiceApproved).length,
  };
}
