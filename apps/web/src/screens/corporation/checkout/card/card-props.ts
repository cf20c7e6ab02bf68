import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import type { CheckoutShift, Draft } from "../checkout-shift.ts";

/** What a card of the checkout, and most of its parts, are given. */
export interface CheckoutCardProps {
  booking: WireCorporationBooking;
  shift: CheckoutShift;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  /** This much of the draft is stored: there the card follows the server again. */
  onSaved: (sent: Partial<Draft>) => void;
}
