import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import { prepaidAmount } from "#rules/money/proposal.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { MissingSender } from "#web/screens/admin/invoice/sending/parts/missing-sender.tsx";
import type { Prepayable } from "#web/screens/admin/invoice/state/sent.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import type { SentInvoice } from "../state/sent.ts";
import { canBeCredited, InvoiceEntry, PayEntry } from "./entries.tsx";

/** The part of the page's address that leads here. */
export const HISTORY = "historik";

/** Everything that was sent for a booking, as it was sent, with what corrects it. The address may open the crediting of its prepayment. */
export function LedgerSection({ details }: { details: InvoiceDetails }) {
  const { booking } = details;
  const ledger = useApiQuery(ledgerEndpoints.ledger, { params: { id: booking.id } });
  const { open: wanted } = useSearch({ from: "/admin/bookingInvoice/$bookingId" });
  const navigate = useNavigate();
  function leaveCredit() {
    const search = (all: object) => ({ ...all, open: undefined });
    if (wanted === "credit") void navigate({ to: ".", search, replace: true, resetScroll: false });
  }

  const isWanted = useLocation({ select: ({ hash }) => hash === HISTORY });
  return (
    <Fold title={texts.history} isOpenAtFirst>
      <div className="stack ledger" id={HISTORY}>
        <QueryView query={ledger} skeleton={{ count: 1, label: texts.loading }}>
          {({ invoices, pay, prepayable }) => (
            <>
              <ol ref={isWanted ? showOnce : undefined}>
                {invoices.length + pay.length === 0 && <li className="small dim">{texts.historyEmpty}</li>}
                {invoices.map((invoice) => (
                  <InvoiceEntry
                    key={`invoice ${invoice.id}`}
                    invoice={invoice}
                    all={invoices}
                    details={details}
                    isToCredit={wanted === "credit" && invoice.id === newestPrepaid(invoices)?.id}
                    onCreditClosed={leaveCredit}
                  />
                ))}
                {pay.map((line) => (
                  <PayEntry key={`pay ${line.id}`} line={line} all={pay} details={details} />
                ))}
              </ol>
              {prepayable && (
                <May call={ledgerEndpoints.prepayment}>
                  <PrepaymentButton bookingId={booking.id} prepayable={prepayable} />
                </May>
              )}
              {!prepayable && !details.bookingOptions.is_sent_to_billy && (
                <p className="small dim">{texts.prepaymentEnded}</p>
              )}
            </>
          )}
        </QueryView>
      </div>
    </Fold>
  );
}

/** It has come after the page. */
function showOnce(list: HTMLElement | null): void {
  list?.closest("details")?.scrollIntoView();
}

function newestPrepaid(invoices: readonly SentInvoice[]): SentInvoice | undefined {
  return invoices.findLast((one) => one.kind === "prepayment" && canBeCredited(one, invoices));
}

/** «Fakturér forudbetaling»: how many percent of the booking's price, and what that comes to. */
function PrepaymentButton(props: { bookingId: number; prepayable: Prepayable }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="row row--quiet">
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {texts.prepayment}
      </Button>
      {isOpen && <PrepaymentDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface PrepaymentDialogProps {
  bookingId: number;
  prepayable: Prepayable;
  onClose: () => void;
}

function PrepaymentDialog({ bookingId, prepayable, onClose }: PrepaymentDialogProps) {
  const [percent, setPercent] = useState("75");
  const send = useApiMutation(ledgerEndpoints.prepayment);
  const [price, prepaid] = [fromWireKroner(prepayable.price), fromWireKroner(prepayable.prepaid)];
  const number = Number(percent.replace(",", "."));
  const amount = Number.isNaN(number) ? 0 : prepaidAmount(price, number);
  const isOver = number > 100 || prepaid + amount > price;
  return (
    <ConfirmDialog
      isOpen
      title={texts.prepaymentTitle}
      confirmLabel={texts.sendInvoice}
      isBlocked={amount <= 0 || isOver}
      isPending={send.isPending}
      error={send.error ? failureText(send.error, adminToasts.actionFailed) : undefined}
      onClose={onClose}
      summary={
        <p className="send-total">
          {texts.prepaymentAmount} <b className="strong">{formatKronerUnit(amount)}</b>
        </p>
      }
      onConfirm={() =>
        send.mutate(
          { params: { id: bookingId }, body: { percent: number, total: toWireKroner(amount) } },
          { onSuccess: onClose },
        )
      }
    >
      <p>{texts.prepaymentText}</p>
      <MissingSender error={send.error} />
      <TextField
        label={texts.percent}
        mask="digitsAndComma"
        unit="%"
        maxLength={6}
        value={percent}
        onChange={(event) => setPercent(event.target.value)}
      />
      <Facts
        isDense
        facts={[
          { term: texts.bookingPrice, value: formatKronerUnit(price) },
          ...(prepaid > 0 ? [{ term: texts.prepaidBefore, value: formatKronerUnit(prepaid) }] : []),
        ]}
      />
      {isOver && <Note tone="amber">{texts.prepaymentOver(formatKronerUnit(price - prepaid))}</Note>}
    </ConfirmDialog>
  );
}
