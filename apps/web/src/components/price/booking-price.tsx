import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { cancellationFeeTexts } from "#texts/da/corporation/change-agreed.ts";
import { explainPrice } from "#texts/da/price/price-why.ts";
import { cancellationFeeOf } from "./cancellation-fee.ts";
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
  const fee = cancellationFeeOf(booking);
  const { basis, lead_hours: leadHours } = booking.price;
  const context = { jobTitle: booking.jobRole.job_title, leadHours, isBooked: true, basis };
  const sentences = explainPrice(price.rows, context);
  return (
    <>
      <PriceTable price={price} name={name} isTotalBelow={isTotalBelow} fee={fee} />
      <PriceWhy
        sentences={fee ? [...sentences, cancellationFeeTexts.why(fee.places, fee.hours)] : sentences}
      />
    </>
  );
}
