import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { fromWireKroner, type Ore } from "#rules/money/ore.ts";

/** What removals and noes of a booking have cost: it is billed beside the price of the work. */
export interface CancellationFee {
  readonly places: number;
  readonly hours: number;
  /** Hours of each place, null where they differ. */
  readonly hoursEach: number | null;
  readonly amount: Ore;
}

type FeeOfBooking = Pick<WireCorporationBooking, "cancellation" | "terms">;

/** The fee of a booking from the wire, null where nothing has fallen due. */
export function cancellationFeeOf({ cancellation, terms }: FeeOfBooking): CancellationFee | null {
  const { places, hours, amount } = cancellation;
  if (amount === 0) return null;
  const each = hours / places;
  // There are two bands: a mean that is one of them is that of every place.
  const isEqual = each === terms.cancellation_hours || each === terms.late_cancellation_hours;
  return { places, hours, hoursEach: isEqual ? each : null, amount: fromWireKroner(amount) };
}

/** What a booking costs in all: its work, and what removals have cost. */
export function totalOfBooking(booking: FeeOfBooking & Pick<WireCorporationBooking, "price">): Ore {
  return fromWireKroner(booking.price.total) + fromWireKroner(booking.cancellation.amount);
}
