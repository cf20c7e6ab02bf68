import { type ReactNode, useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { paymentTexts } from "#texts/da/admin/payments/payment.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { formatHours, formatKroner, formatKronerUnit, formatShortDecimal } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { PaymentStatus } from "#web/components/price/payment-status.tsx";
import { isDeducted } from "#web/screens/admin/invoice/state/sent.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";
import { SendInvoicesDialog } from "../sending/send-invoices-dialog.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import type { SentInvoice, SentPay } from "../state/sent.ts";
import { CreditDialog } from "./credit-dialog.tsx";
import { DifferenceDialog } from "./difference-dialog.tsx";
import { TakeBackButton } from "./take-back-button.tsx";

interface InvoiceEntryProps {
  invoice: SentInvoice;
  all: readonly SentInvoice[];
  details: InvoiceDetails;
  /** The page was opened to credit it. */
  isToCredit: boolean;
  onCreditClosed: () => void;
}

/** One invoice, credit note or prepayment with what can be done about it. */
export function InvoiceEntry({ invoice, all, details, isToCredit, onCreditClosed }: InvoiceEntryProps) {
  const [isCrediting, setCrediting] = useState(isToCredit);
  const [isResending, setResending] = useState(false);
  const { kind, number, url, total, state, taken_back_at, credited } = invoice;
  const may = useMay();
  const canCredit = canBeCredited(invoice, all) && may(ledgerEndpoints.credit);
  const isFixed = kind === "prepayment" && isDeducted(all);
  const sign = kind === "credit_note" ? -1 : 1;
  function closeCredit() {
    setCrediting(false);
    onCreditClosed();
  }

  return (
    <Entry
      of={invoice}
      title={`${texts.kinds[kind]}${number ? ` ${number}` : ""}`}
      amount={formatKronerUnit(sign * fromWireKroner(total))}
      extraState={credited ? texts.credited : null}
      marks={<InvoiceMarks of={invoice} />}
      below={
        <>
          {invoice.delivery === "failed" && !credited && <p className="small">{paymentTexts.afterFailed}</p>}
          <SentLines of={invoice} />
        </>
      }
    >
      {url && (
        <a className="small" href={url} target="_blank" rel="noreferrer">
          {texts.open(invoice.vendor)}
        </a>
      )}
      {state === "refused" && taken_back_at === null && (
        <May call={ledgerEndpoints.takeInvoiceBack}>
          <TakeBackButton row={ledgerEndpoints.takeInvoiceBack} id={invoice.id} />
          {kind === "invoice" && (
            <TakeBackButton
              row={ledgerEndpoints.takeInvoiceBack}
              id={invoice.id}
              label={texts.fixAndResend}
              onDone={() => setResending(true)}
            />
          )}
        </May>
      )}
      {isResending && <SendInvoicesDialog all={[details]} onClose={() => setResending(false)} />}
      {canCredit && (
        <Button size="small" isDisabled={isFixed} onClick={() => setCrediting(true)}>
          {texts.credit}
        </Button>
      )}
      {canCredit && isFixed && <span className="tiny dim">{texts.deductedFirst}</span>}
      {isCrediting && canCredit && <CreditDialog invoice={invoice} onClose={closeCredit} />}
    </Entry>
  );
}

/** Accepted, and no credit note takes it back or tries to. */
export function canBeCredited({ id, kind, state }: SentInvoice, all: readonly SentInvoice[]): boolean {
  const isBeingCredited = all.some(({ credits, taken_back_at }) => credits === id && taken_back_at === null);
  return kind !== "credit_note" && state === "accepted" && !isBeingCredited;
}

/** What it says, line by line, as it was sent. */
function SentLines({ of: { lines } }: { of: SentInvoice }) {
  const kroner = (amount: number) => formatKroner(fromWireKroner(amount));
  return (
    <Fold title={texts.sentLines}>
      <div className="send-sum">
        <Facts
          isDense
          facts={lines.map(({ description, quantity, unit_price, total }, place) => ({
            term: `${place + 1}. ${description}`,
            value: `${formatShortDecimal(quantity)} × ${kroner(unit_price)} = ${kroner(total)}`,
          }))}
        />
      </div>
    </Fold>
  );
}

const deliveryTones = { by_hand: "amber", sent: "blue", delivered: "pine", failed: "brick" } as const;

/** Whether it is paid and, of an electronic one, whether it arrived. */
function InvoiceMarks({ of: { payment, due_date, delivery, delivery_message } }: { of: SentInvoice }) {
  return (
    <>
      {delivery && (
        <Status tone={deliveryTones[delivery]}>
          {paymentTexts.delivery[delivery]}
          {delivery_message && `: ${delivery_message}`}
        </Status>
      )}
      {payment && <PaymentStatus of={payment} dueDate={due_date} />}
    </>
  );
}

interface PayEntryProps {
  line: SentPay;
  all: readonly SentPay[];
  details: InvoiceDetails;
}

/** One pay line with what can be done about it; the newest line of a shift is corrected. */
export function PayEntry({ line, all, details }: PayEntryProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const ofShift = all.filter(({ shift_id, taken_back_at }) => shift_id === line.shift_id && !taken_back_at);
  const isSettled = ofShift.every(({ state }) => state === "accepted");
  const canCorrect = isSettled && ofShift.at(-1)?.id === line.id;
  return (
    <Entry
      of={line}
      title={`${texts.kinds[line.kind]}, ${line.name}`}
      amount={formatKronerUnit(fromWireKroner(line.amount))}
      detail={formatHours(line.hours)}
      told={line.hours === 0 && line.amount === 0 ? texts.owedNothing : undefined}
    >
      {line.state === "refused" && line.taken_back_at === null && (
        <May call={ledgerEndpoints.takePayBack}>
          <TakeBackButton row={ledgerEndpoints.takePayBack} id={line.id} />
        </May>
      )}
      {canCorrect && (
        <May call={ledgerEndpoints.payDifference}>
          <Button size="small" onClick={() => setCorrecting(true)}>
            {texts.sendDifference}
          </Button>
        </May>
      )}
      {isCorrecting && (
        <DifferenceDialog line={line} details={details} onClose={() => setCorrecting(false)} />
      )}
    </Entry>
  );
}

interface EntryProps {
  of: Pick<
    SentInvoice,
    "state" | "taken_back_at" | "created_at" | "created_by" | "reason" | "vendor_message"
  >;
  title: string;
  amount: string;
  detail?: string;
  /** In the place of how far it is. */
  told?: string | undefined;
  extraState?: string | null;
  marks?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

const tones = { queued: "blue", accepted: "pine", refused: "brick" } as const;

function Entry({ of, title, amount, detail, told, extraState, marks, below, children }: EntryProps) {
  const { state, taken_back_at, created_at, created_by, reason, vendor_message } = of;
  const when = formatMomentLong(Date.parse(created_at), serverNow());
  return (
    <li className="ledger-entry">
      <div className="row row--wrap">
        <b className="strong">{title}</b>
        <Status tone={taken_back_at ? "neutral" : tones[state]}>
          {told ?? (taken_back_at ? texts.takenBack : texts.states[state])}
        </Status>
        {extraState && <Status>{extraState}</Status>}
        {marks}
        {detail && <span className="dim">{detail}</span>}
        <span className="num strong push">{amount}</span>
      </div>
      <div className="row row--wrap">
        <span className="small dim">
          {when}
          {created_by && ` ${texts.by(created_by.name)}`}
        </span>
        <span className="row row--wrap push">{children}</span>
      </div>
      {reason && <p className="small">{reason}</p>}
      {vendor_message && <p className="small dim">{texts.vendorSaid(vendor_message)}</p>}
      {below}
    </li>
  );
}
