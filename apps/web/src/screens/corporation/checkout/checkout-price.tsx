import { ReceiptText } from "lucide-react";
import { invoicingDayOf } from "#rules/pricing/trade-terms.ts";
import { dayOf } from "#rules/time/moment.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { invoiceTiming } from "#texts/da/price/terms-why.ts";
import { keepDates } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { BookingPrice } from "#web/components/price/booking-price.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { CheckoutProps } from "./checkout-shift.ts";

/** What the booking costs by the times that count so far, and when the invoice comes, until it has come. */
export function CheckoutPrice({ booking }: Pick<CheckoutProps, "booking">) {
  return (
    <aside className="stack sticky" aria-label={priceTexts.title}>
      <Card className="price-card">
        <div className="row row--apart">
          <h2 className="h3">{priceTexts.title}</h2>
          <span className="tiny dim">
            {booking.price.is_settled ? priceTexts.ofApprovedTimes : priceTexts.followsAgreement}
          </span>
        </div>
        <BookingPrice booking={booking} name={priceTexts.shiftTableName} />
      </Card>
      {!booking.is_sent_to_billy && (
        <p className="row small dim">
          <Icon of={ReceiptText} size={16} />
          {keepDates(
            invoiceTiming(booking.payment_deadline, {
              day: invoicingDayOf(booking.date),
              today: dayOf(serverNow()),
            }),
          )}
        </p>
      )}
    </aside>
  );
}
