import { ReceiptText } from "lucide-react";
import { invoicingDayOf } from "#rules/pricing/trade-terms.ts";
import { dayOf } from "#rules/time/moment.ts";
import { invoiceTiming, priceTexts } from "#texts/da/price/price.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { explainBooking } from "#web/components/price/explain-booking.ts";
import { linesOfWire } from "#web/components/price/price-lines.ts";
import { PriceTable } from "#web/components/price/price-table.tsx";
import { PriceWhy } from "#web/components/price/price-why.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { CheckoutProps } from "./checkout-shift.ts";

/** What the booking costs by the times that count so far, and when the invoice comes. */
export function CheckoutPrice({ booking, shifts }: CheckoutProps) {
  const isSettled =
    booking.all_check_times_approved ||
    (shifts.length > 0 && shifts.every((shift) => shift.admin_approve_checkout));
  return (
    <aside className="stack sticky" aria-label={priceTexts.title}>
      <Card className="price-card">
        <div className="row row--apart">
          <h2 className="h3">{priceTexts.title}</h2>
          <span className="tiny dim">
            {isSettled ? priceTexts.ofApprovedTimes : priceTexts.followsAgreement}
          </span>
        </div>
        <PriceTable price={linesOfWire(booking.price)} name={priceTexts.shiftTableName} />
        <PriceWhy sentences={explainBooking(booking)} />
      </Card>
      <p className="row small dim">
        <Icon of={ReceiptText} size={16} />
        {invoiceTiming(booking.payment_deadline, {
          day: invoicingDayOf(booking.date),
          today: dayOf(serverNow()),
        })}
      </p>
    </aside>
  );
}
