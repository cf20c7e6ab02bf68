import { Wallet } from "lucide-react";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { messageToManyTexts } from "#texts/da/desk/message-to-many.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { CorporationMark } from "#web/components/jobs/company-mark.tsx";
import { InvoiceChips } from "#web/components/price/invoice-chips.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { DeliveryButtons } from "./delivery-buttons.tsx";
import { InvoiceNumbers } from "./invoice-numbers.tsx";
import { OptionButtons } from "./option-buttons.tsx";
import { SentCounts } from "./sent-counts.tsx";

interface InvoiceHeadProps {
  corporation: InvoiceDetails["corporation"];
  title: string;
  /** The bookings that the buttons act on. */
  all: readonly InvoiceDetails[];
  isWeek: boolean;
}

/** Whose invoice it is, how far it has come, and the four buttons. */
export function InvoiceHead({ corporation, title, all, isWeek }: InvoiceHeadProps) {
  const [first] = all;
  return (
    <header className="row row--apart row--wrap">
      <Row gap={12} isWrapping>
        <CorporationMark of={corporation} size={40} />
        <h1 className="h2">{title}</h1>
        <InvoiceChips of={all.map(({ bookingOptions }) => bookingOptions)} />
        <SentCounts all={all} />
        {!isWeek && <InvoiceNumbers all={all} />}
        {all.some(({ booking }) => booking.over_credit_ceiling) && (
          <Status tone="amber" icon={Wallet}>
            {texts.booking.overCreditCeiling}
          </Status>
        )}
      </Row>
      <div className="row row--wrap invoice-acts">
        {first && !isWeek && (
          <>
            <ScreenButton
              size="small"
              to="/viewBooking/$bookingId"
              params={{ bookingId: String(first.booking.id) }}
            >
              {texts.actions.openBooking}
            </ScreenButton>
            <ScreenButton size="small" to="/admin/messages" search={{ booking: first.booking.id }}>
              {messageToManyTexts.link}
            </ScreenButton>
          </>
        )}
        <OptionButtons all={all} isWeek={isWeek} />
        <DeliveryButtons all={all} />
      </div>
    </header>
  );
}
