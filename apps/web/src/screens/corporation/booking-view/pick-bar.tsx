import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { bookingViewTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Seats } from "#web/ui/marks/seats.tsx";

/** Where the list of the selected stands, for the bar that leads to it. */
export const SELECTED_ID = "valgte";

/** On phones, while somebody is missing: how many are selected stays in sight, with what the booking costs and the way to them. */
export function PickBar({ booking }: { booking: WireCorporationBooking }) {
  const { selectedShifts, number_of_staff } = booking;
  return (
    <section className="total-bar pick-bar" aria-label={texts.lists.selected}>
      <div>
        <b>{texts.picked(selectedShifts, number_of_staff)}</b>
        <Seats filled={selectedShifts} of={number_of_staff} />
        <span className="tiny dim">{formatKronerUnit(fromWireKroner(booking.price.total))}</span>
      </div>
      <LinkButton href={`#${SELECTED_ID}`}>{texts.seeSelected}</LinkButton>
    </section>
  );
}
