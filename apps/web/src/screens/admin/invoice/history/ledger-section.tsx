import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import type { SentInvoice } from "../state/sent.ts";
import { canBeCredited, InvoiceEntry, PayEntry } from "./entries.tsx";
import { PrepaymentButton } from "./prepayment.tsx";

/** The part of the page's address that leads here. */
export const HISTORY = "historik";

/** Everything that was sent for a booking, as it was sent, with what corrects it. The address may open the crediting of its prepayment. */
export function LedgerSection({ details }: { details: InvoiceDetails }) {
  const { booking } = details;
  const ledger = useApiQuery(ledgerEndpoints.ledger, { params: { id: booking.id } });
  const { open: wanted } = useSearch({ strict: false });
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
              <ol className="ledger-list" ref={isWanted ? showOnce : undefined}>
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
              {prepayable && <PrepaymentButton bookingId={booking.id} prepayable={prepayable} />}
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
