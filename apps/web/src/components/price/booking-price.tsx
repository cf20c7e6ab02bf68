import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { explainPrice } from "#texts/da/price/price-why.ts";
import { termsReasons } from "#texts/da/price/terms-why.ts";
import { priceOfWire } from "./price-of-wire.ts";
import { PriceTable } from "./price-table.tsx";
import { PriceWhy } from "./price-why.tsx";

interface BookingPriceProps {
  booking: WireCorporationBooking;
  /** Read out before the table. */
  name?: string;
  /** The total stands elsewhere, where it stays in sight. */
  isTotalBelow?: boolean;
}

/** The price of a saved booking and why it is that, as the server answered both. */
export function BookingPrice({ booking, name, isTotalBelow }: BookingPriceProps) {
  const price = priceOfWire(booking.price);
  const { basis, lead_hours: leadHours } = booking.price;
  const context = { jobTitle: booking.jobRole.job_title, leadHours, isBooked: true, basis };
  return (
    <>
      <PriceTable price={price} name={name} isTotalBelow={isTotalBelow} />
      {booking.prepayment && (
        <p className="small">{termsReasons.prepaidOfOrder(fromWireKroner(booking.prepayment.amount))}</p>
      )}
      <PriceWhy sentences={explainPrice(price.rows, context)} />
    </>
  );
}
