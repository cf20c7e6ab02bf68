import type { WireAdminBooking } from "#contract/bookings/admin-entities.ts";
import type { invoicingEndpoints as rows } from "#contract/invoicing/endpoints.ts";
import type { WireAdminShift } from "#contract/invoicing/entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import { daysOfWeek, defaultPastWeek, weekOf } from "#rules/time/week.ts";
import { loadForAdmin } from "#server/features/bookings/admin/load.ts";
import { type BookingRow, findBooking } from "#server/features/bookings/queries.ts";
import {
  bookingOptionsView,
  cancellationLinesView,
  invoiceLinesView,
} from "#server/features/bookings/serializers/booking-details.ts";
import { wirePrice } from "#server/features/bookings/serializers/price.ts";
import { type ShiftRow, shiftsOfBookings } from "#server/features/bookings/shifts/queries.ts";
import { findCorporation } from "#server/features/corporations/queries.ts";
import { auditPayDataRead } from "#server/features/employees/pay-data.ts";
import {
  billedFor,
  linesOf,
  namedProducts,
  productsOf,
} from "#server/features/invoicing/accounting/invoice.ts";
import { bookingsOfWeek } from "#server/features/invoicing/queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import type { Settings } from "#server/platform/settings.ts";
import { composeShifts, employeesOf, type Reader } from "./show-shifts.ts";

/** Who has a row on the invoice page; fees of others are billed all the same. */
const shownStatuses: readonly string[] = ["selected", "sick", "removed"];

type Details = AnswerOf<typeof rows.details>;

/** One booking on the invoice page: its people, its price, and the invoice that it would make. */
export const details: Handler<typeof rows.details> = async (call) => {
  const booking = await findBooking(call.services.db, call.params.id);
  const [shown] = booking ? await showDetails(call.services.db, call, [booking]) : [];
  if (!shown) throw new DomainError("not_found");
  return shown;
};

/** The same for a company's bookings of one week; without a year its latest that has begun. */
export const weekDetails: Handler<typeof rows.weekDetails> = async (call) => {
  const { params, query, now, services } = call;
  const corporation = await findCorporation(services.db, params.id);
  if (!corporation) throw new DomainError("not_found");
  const today = dayOf(now);
  const { weekNumber = weekOf(today).week, year } = query;
  const week = year === undefined ? defaultPastWeek(weekNumber, today) : { year, week: weekNumber };
  const bookings = await bookingsOfWeek(services.db, corporation.id, daysOfWeek(week));
  return showDetails(services.db, call, bookings);
};

/** Many bookings at once, with a number of queries that does not grow with them; the read is noted once. */
async function showDetails(db: Db, reader: Reader, bookings: readonly BookingRow[]): Promise<Details[]> {
  const { services, now } = reader;
  const ids = bookings.map(({ id }) => id);
  const shifts = await shiftsOfBookings(db, ids);
  const inTable = shifts.filter(({ status }) => shownStatuses.includes(status));
  const shownShifts = await composeShifts(db, reader, bookings, inTable);
  const { bookings: shown, payDataOf } = await loadForAdmin(db, bookings, services.settings, now);
  await auditPayDataRead(db, reader, [...new Set([...payDataOf, ...employeesOf(inTable)])]);

  const shiftsOf = Map.groupBy(shifts, ({ booking_id }) => booking_id);
  const shownById = new Map(shownShifts.map((shift) => [shift.id, shift]));
  const bookingById = new Map(shown.map((booking) => [booking.id, booking]));
  return bookings.flatMap((row) => {
    const booking = bookingById.get(row.id);
    const own = shiftsOf.get(row.id) ?? [];
    const wire = own.flatMap(({ id }) => shownById.get(id) ?? []);
    return booking ? detailsOf(row, booking, own, wire, services.settings) : [];
  });
}

function detailsOf(
  row: BookingRow,
  booking: WireAdminBooking,
  shifts: readonly ShiftRow[],
  shown: readonly WireAdminShift[],
  settings: Settings,
): Details {
  const billed = billedFor(row, shifts);
  // A missing product stops the sending, not the page.
  const composed = linesOf(billed, namedProducts(productsOf(row, settings)));
  return {
    bookingOptions: bookingOptionsView(row),
    booking,
    shifts: shown.filter(({ status }) => status !== "removed"),
    removedShifts: shown.filter(({ status }) => status === "removed"),
    corporation: booking.corporation,
    price: wirePrice(billed.price),
    cancellationLines: cancellationLinesView(billed.removed, billed.removalPrice),
    invoiceLines: composed.ok ? invoiceLinesView(row, composed.lines) : [],
  };
}
