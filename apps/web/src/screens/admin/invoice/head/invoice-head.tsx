import { Wallet } from "lucide-react";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { oldMoneyTexts } from "#texts/da/admin/admin-lists.ts";
import { messageToManyTexts } from "#texts/da/backoffice/message-to-many.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { CorporationMark } from "#web/components/jobs/company-mark.tsx";
import { InvoiceChips } from "#web/components/price/invoice-chips.tsx";
import { InvoiceNumber } from "#web/components/price/invoice-number.tsx";
import { PaymentStatus, Undelivered } from "#web/components/price/payment-status.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { DeliveryButtons } from "./delivery-buttons.tsx";
import { OptionButtons } from "./option-buttons.tsx";
import { SentCounts } from "./sent-counts.tsx";

interface InvoiceHeadProps {
  corporation: InvoiceDetails["corporation"];
  title: string;
  /** Under the name: how it is paid, and where an electronic invoice goes. */
  terms?: string | undefined;
  /** The bookings that the buttons act on. */
  all: readonly InvoiceDetails[];
  isWeek: boolean;
}

/** Whose invoice it is, how far it has come, and the four buttons. */
export function InvoiceHead({ corporation, title, terms, all, isWeek }: InvoiceHeadProps) {
  const [first] = all;
  return (
    <header className="row row--wrap invoice-head">
      <Row gap={12}>
        <CorporationMark of={corporation} size={40} />
        <div>
          <h1 className="h2">{title}</h1>
          {terms && <p className="small dim">{terms}</p>}
        </div>
      </Row>
      <div className="row row--wrap invoice-marks">
        <InvoiceChips of={all.map(({ bookingOptions }) => bookingOptions)} />
        <SentCounts all={all} />
        {!isWeek && <InvoiceNumbers all={all} />}
        {all.some(({ booking }) => booking.over_credit_ceiling) && (
          <Status tone="amber" icon={Wallet}>
            {texts.booking.overCreditCeiling}
          </Status>
        )}
      </div>
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
        <DeliveryButtons all={all} isWeek={isWeek} />
      </div>
    </header>
  );
}

/** The numbers of what was invoiced, each with its way to accounting and whether it is paid. */
function InvoiceNumbers({ all }: { all: readonly InvoiceDetails[] }) {
  const invoices = all.flatMap(({ booking }) => booking.money.invoices);
  if (invoices.length === 0) return null;
  return (
    <ul className="row row--wrap" aria-label={oldMoneyTexts.numbers}>
      {invoices.map((invoice) => (
        <li key={invoice.number} className="row">
          <InvoiceNumber of={invoice} />
          {invoice.is_undelivered && <Undelivered />}
          {invoice.payment && <PaymentStatus of={invoice.payment} dueDate={invoice.due_date} />}
        </li>
      ))}
    </ul>
  );
}
