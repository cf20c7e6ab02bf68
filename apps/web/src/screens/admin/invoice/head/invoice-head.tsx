import { useNavigate, useSearch } from "@tanstack/react-router";
import { Check, Wallet } from "lucide-react";
import { useState } from "react";
import { manyMessageEndpoints } from "#contract/backoffice/broadcast.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { oldMoneyTexts } from "#texts/da/admin/admin-lists.ts";
import { broadcastTexts } from "#texts/da/backoffice/broadcast.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { CorporationMark } from "#web/components/jobs/company-mark.tsx";
import { InvoiceChips } from "#web/components/price/invoice-chips.tsx";
import { InvoiceNumber } from "#web/components/price/invoice-number.tsx";
import { PaymentStatus, Undelivered } from "#web/components/price/payment-status.tsx";
import { SendInvoicesDialog } from "#web/screens/admin/invoice/sending/send-invoices-dialog.tsx";
import { SendPayDialog } from "#web/screens/admin/invoice/sending/send-pay-dialog.tsx";
import type { InvoiceDetails } from "#web/screens/admin/invoice/state/invoice-details.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { MarkSwitches } from "./mark-switches.tsx";
import { SentCounts } from "./sent-counts.tsx";
import { whyNobody } from "./why-nobody.ts";

interface InvoiceHeadProps {
  corporation: InvoiceDetails["corporation"];
  title: string;
  /** Under the name: how it is paid, and where an electronic invoice goes. */
  terms?: string | undefined;
  /** The bookings that the buttons act on. */
  all: readonly InvoiceDetails[];
  isWeek: boolean;
}

/** Whose invoice it is, how far it has come, its two marks, and the two buttons that send. */
export function InvoiceHead({ corporation, title, terms, all, isWeek }: InvoiceHeadProps) {
  const [first] = all;
  return (
    <header className="row row--wrap invoice-head">
      <Row gap={12}>
        <CorporationMark of={corporation} size={40} />
        <div>
          <h1 className="h2">{title}</h1>
          {first && !isWeek && <p className="small dim">{bookingNumber(first.booking.id)}</p>}
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
            <May call={manyMessageEndpoints.sendToMany}>
              <ScreenButton size="small" to="/admin/messages" search={{ booking: first.booking.id }}>
                {broadcastTexts.link}
              </ScreenButton>
            </May>
          </>
        )}
        <MarkSwitches all={all} isWeek={isWeek} />
        <May call={ledgerEndpoints.createInvoice}>
          <DeliveryButtons all={all} isWeek={isWeek} />
        </May>
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

/** «Send til løn» and «Opret og send faktura»: each opens what would be sent; disabled, with the reason, while nobody may go. The address may open one. */
function DeliveryButtons({ all, isWeek }: { all: readonly InvoiceDetails[]; isWeek: boolean }) {
  const { open: wanted } = useSearch({ from: "/admin/bookingInvoice/$bookingId" });
  const [open, setOpen] = useState<"pay" | "invoice" | null>(wanted === "credit" ? null : (wanted ?? null));
  const navigate = useNavigate();
  const isPaidOut = all.length > 0 && all.every(({ bookingOptions }) => bookingOptions.is_sent_to_zenegy);
  const isInvoiced = all.length > 0 && all.every(({ bookingOptions }) => bookingOptions.is_sent_to_billy);
  const whyNoPay = whyNobody(all, "pay");
  const whyNoInvoice = whyNobody(all, "invoice");
  function close() {
    setOpen(null);
    const search = (all: object) => ({ ...all, open: undefined });
    if (wanted) void navigate({ to: ".", search, replace: true, resetScroll: false });
  }

  return (
    <>
      <Button
        size="small"
        variant={isPaidOut ? "done" : "neutral"}
        isDisabled={whyNoPay !== null}
        title={whyNoPay ?? undefined}
        onClick={() => setOpen("pay")}
      >
        {isPaidOut && <Icon of={Check} size={16} />}
        {texts.actions.pay}
      </Button>
      <Button
        size="small"
        variant={isInvoiced ? "done" : isWeek ? "neutral" : "primary"}
        isDisabled={whyNoInvoice !== null}
        title={whyNoInvoice ?? undefined}
        onClick={() => setOpen("invoice")}
      >
        {isInvoiced && <Icon of={Check} size={16} />}
        {texts.actions.invoice}
      </Button>
      {all.length > 0 && <WhyNot reasons={[whyNoPay, whyNoInvoice]} />}
      {open === "invoice" && <SendInvoicesDialog all={all} onClose={close} />}
      {open === "pay" && <SendPayDialog all={all} onClose={close} />}
    </>
  );
}

/** A disabled button has no tooltip on a phone, so the reason is text. */
function WhyNot({ reasons }: { reasons: readonly (string | null)[] }) {
  const [pay, invoice] = reasons;
  const shown = [
    pay && `${texts.actions.pay}: ${pay}`,
    invoice && `${texts.actions.invoice}: ${invoice}`,
  ].filter((reason) => typeof reason === "string");
  if (shown.length === 0) return null;
  return <p className="tiny dim invoice-why">{shown.join("\n")}</p>;
}
