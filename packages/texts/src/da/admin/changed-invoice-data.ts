import type { InvoiceField } from "#rules/people/profile-change.ts";
import { listOf } from "#texts/format/numbers.ts";

const names: Readonly<Record<InvoiceField, string>> = {
  ean: "EAN-nr.",
  cvr: "CVR-nr.",
  email: "e-mail til faktura",
  address: "adresse",
  name: "navn",
};

/** Before invoices are sent: which company's invoice data is other than the last time. */
export const changedInvoiceDataTexts = {
  title: "Ændret siden sidste faktura",
  text: "Ring til virksomheden, hvis I ikke kender til ændringen. Så går fakturaen ikke til en forkert.",
  /** `by` is who of the office; null for the company. */
  change: (fields: readonly InvoiceField[], when: string, by: string | null) =>
    `${listOf(fields.map((field) => names[field]))}, ${when}, ${by === null ? "af virksomheden selv" : `af ${by} på kontoret`}`,
} as const;
