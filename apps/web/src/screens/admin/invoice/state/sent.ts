import type { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";

type Ledger = AnswerOf<typeof ledgerEndpoints.ledger>;

/** An invoice, credit note or prepayment as it was sent. */
export type SentInvoice = Ledger["invoices"][number];

/** A pay line as it was sent. */
export type SentPay = Ledger["pay"][number];

/** What a prepayment is a part of, and what was prepaid. */
export type Prepayable = NonNullable<Ledger["prepayable"]>;

/** Whether an invoice that counts takes a prepayment off: then that invoice is credited first. */
export function isDeducted(all: readonly Deducting[]): boolean {
  return all.some(
    ({ kind, taken_back_at, credited, lines }) =>
      kind === "invoice" &&
      taken_back_at === null &&
      !credited &&
      lines.some(({ key }) => key === "prepayment"),
  );
}

/** What of a document says whether it takes a prepayment off. */
export interface Deducting extends Pick<SentInvoice, "kind" | "taken_back_at" | "credited"> {
  readonly lines: readonly { readonly key: string }[];
}
