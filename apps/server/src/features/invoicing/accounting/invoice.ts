import {
  cancellationRow,
  type InvoiceLine,
  invoiceLines,
  type ProductIds,
} from "#rules/pricing/invoice-lines.ts";
import { holidayPartOf, type Price } from "#rules/pricing/price-booking.ts";
import type { Verdict } from "#rules/verdict.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import { priceOfShifts } from "#server/features/bookings/serializers/price.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import type { Settings } from "#server/platform/settings.ts";

/** What a booking is billed for: the work of its selected people, and late removals that have not lapsed. */
export interface Billed {
  readonly price: Price;
  /** Removed shifts with a fee. */
  readonly removed: readonly ShiftRow[];
  /** Øre per hour of a late removal. */
  readonly removalPrice: number;
}

/** What a booking and all of its shifts come to. */
export function billedFor(booking: BookingRow, shifts: readonly ShiftRow[]): Billed {
  const selected = shifts.filter(({ status }) => status === "selected");
  const removed = shifts.filter(
    (shift) =>
      shift.status !== "selected" && shift.cancellation_fee > 0 && shift.cancellation_fee_lapsed_at === null,
  );
  const { hourly_wage, fee } = booking;
  return {
    price: priceOfShifts(booking, selected),
    removed,
    removalPrice: hourly_wage + holidayPartOf(hourly_wage) + fee,
  };
}

/** The lines of the invoice: one a row of the price, and one a late removal. Refuses `missing_product_id`. */
export function linesOf(
  { price, removed, removalPrice }: Billed,
  products: ProductIds,
): Verdict<"missing_product_id", { lines: InvoiceLine[] }> {
  const rows = price.rows.map(({ key, people, hours, unitPrice, total }) => ({
    key,
    people,
    hours,
    unitPrice,
    total,
  }));
  const fees = removed.map((shift) =>
    cancellationRow({
      hours: shift.cancellation_hours,
      places: 1,
      unitPrice: removalPrice,
      amount: shift.cancellation_fee,
    }),
  );
  return invoiceLines([...rows, ...fees], products);
}

/** The products of a booking as Billy names them; in the dry run every product has a name. */
export function productsOf(booking: BookingRow, { billy }: Settings): ProductIds {
  if (!billy) return namedProducts({ staffType: booking.billy_id, rush: null, emergency: null });
  return {
    staffType: booking.billy_id,
    rush: billy.urgentProductId,
    emergency: billy.emergencyProductId,
  };
}

/** The same with a stand-in for every product that has no id yet. */
export function namedProducts({ staffType, rush, emergency }: ProductIds): ProductIds {
  return { staffType: staffType || "timer", rush: rush || "48-timer", emergency: emergency || "24-timer" };
}
