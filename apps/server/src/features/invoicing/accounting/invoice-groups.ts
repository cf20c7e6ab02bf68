import {
  type GroupedBooking,
  groupForInvoices,
  type InvoiceGrouping,
} from "#rules/money/invoice-grouping.ts";
import { type BookingRow, loadBookings } from "#server/features/bookings/booking.queries.ts";
import { loadCorporations } from "#server/features/corporations/corporation.queries.ts";
import type { Db } from "#server/platform/database/database.ts";

/**
 * The bookings of a run by the invoice that they go on, in their order; a booking that is not there is alone.
 * Rule: One invoice for several bookings, docs/rules/money.md.
 */
export async function invoicesIn<Chosen extends { readonly booking_id: number }>(
  db: Db,
  chosen: readonly Chosen[],
): Promise<Chosen[][]> {
  const ids = [...new Set(chosen.map(({ booking_id }) => booking_id))];
  const bookings = await loadBookings(db, ids);
  const grouped = await groupedBookings(db, bookings);
  const known = chosen.flatMap((one) => {
    const group = grouped.get(one.booking_id);
    return group ? [{ ...group, chosen: one }] : [];
  });
  const unknown = chosen.filter(({ booking_id }) => !grouped.has(booking_id)).map((one) => [one]);
  return [...groupForInvoices(known).map((group) => group.map((one) => one.chosen)), ...unknown];
}

/** What decides which bookings share an invoice, by their ids. */
async function groupedBookings(
  db: Db,
  bookings: readonly BookingRow[],
): Promise<ReadonlyMap<number, GroupedBooking>> {
  const companies = await loadCorporations(db, [
    ...new Set(bookings.map(({ corporation_id }) => corporation_id)),
  ]);
  const byId = new Map(companies.map((row) => [row.id, row]));
  return new Map(
    bookings.map((booking) => {
      const company = byId.get(booking.corporation_id);
      const group: GroupedBooking = {
        corporationId: booking.corporation_id,
        grouping: (company?.invoice_grouping ?? "booking") as InvoiceGrouping,
        day: booking.date,
        orderReference: booking.ean_order_reference || (company?.ean_order_reference ?? ""),
        departmentId: booking.department_id,
        paymentTermsDays: booking.payment_deadline,
      };
      return [booking.id, group];
    }),
  );
}
