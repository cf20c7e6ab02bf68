import { ReceiptText } from "lucide-react";
import type { WireCorporationBooking } from "#contract/entities/booking.ts";
import { invoiceTiming, priceTexts } from "#texts/da/price/price.ts";
import { Icon } from "#web/kit/icon.tsx";
import { Card } from "#web/kit/layout/card.tsx";
import { explainBooking } from "#web/widgets/price/explain-booking.ts";
import { linesOfWire } from "#web/widgets/price/price-lines.ts";
import { PriceTable } from "#web/widgets/price/price-table.tsx";
import { PriceWhy } from "#web/widgets/price/price-why.tsx";

/** What the booking costs by the times that count so far, and when the invoice comes. */
export function CheckoutPrice({ booking }: { booking: WireCorporationBooking }) {
  return (
    <aside className="stack sticky" aria-label={priceTexts.title}>
      <Card className="price-card">
        <div className="row row--apart">
          <h2 className="h3">{priceTexts.title}</h2>
          <span className="tiny dim">{priceTexts.followsTimes}</span>
        </div>
        <PriceTable price={linesOfWire(booking.price)} name={priceTexts.shiftTableName} />
        <PriceWhy sentences={explainBooking(booking)} />
      </Card>
      <p className="row small dim">
        <Icon of={ReceiptText} size={16} />
        {invoiceTiming(booking.payment_deadline)}
      </p>
    </aside>
  );
}
