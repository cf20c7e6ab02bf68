import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger-endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { keyOf } from "#web/api/calls/answers.ts";

type Ledger = AnswerOf<typeof ledgerEndpoints.ledger>;

/** An invoice, credit note or prepayment as it was sent. */
export type SentInvoice = Ledger["invoices"][number];

/** A pay line as it was sent. */
export type SentPay = Ledger["pay"][number];

/** What a prepayment is a part of, and what was prepaid. */
export type Prepayable = NonNullable<Ledger["prepayable"]>;

/** What is stale once something is sent, corrected, settled or approved. */
export const staleAfterSending = [
  keyOf(ledgerEndpoints.ledger),
  keyOf(ledgerEndpoints.invoiceProposal),
  keyOf(ledgerEndpoints.payProposal),
  keyOf(invoicingEndpoints.details),
  keyOf(invoicingEndpoints.weekDetails),
];
