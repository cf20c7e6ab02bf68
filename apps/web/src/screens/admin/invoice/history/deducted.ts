import type { SentInvoice } from "../state/sent.ts";

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
