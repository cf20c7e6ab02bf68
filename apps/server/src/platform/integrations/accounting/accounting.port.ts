import type { Ore } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";

/** Who makes invoices: our own series, or an accounting service. */
export type AccountingVendor = "own" | "billy" | "economic";

/** Accounting as configured: who makes new documents, and the services that earlier ones may be at. */
export interface AccountingServices {
  readonly vendor: AccountingVendor;
  /** The service of this name; null where it is not configured, and for our own series. */
  of(vendor: AccountingVendor): Accounting | null;
}

/** An accounting service: turns our invoice into an approved and delivered one. */
export interface Accounting {
  /** Its products for the supplements of late bookings; null where none is configured. */
  readonly products: { readonly rush: string | null; readonly emergency: string | null };
  /** Whether it mails invoices itself; where it does not, `mail` is ours to send, with the PDF. */
  readonly deliversByMail: boolean;
  /**
   * Creates, approves and delivers the invoice: electronically when the corporation has an EAN, else by e-mail.
   * May be called again with the same `externalId` after any failure: what is already done is not done twice.
   *
   * Throws `TemporaryFailure`, `PermanentFailure` (nothing of it counts), `LeftBehind` (it is booked, but not handed
   * over), `UnknownOutcome` or `NoAccess`.
   */
  sendInvoice(invoice: Invoice): Promise<SentInvoice>;

  /** Throws `TemporaryFailure`, `NoAccess`, or `PermanentFailure` where the invoice is not known. */
  lookUp(invoice: { invoiceId: string; isElectronic: boolean }): Promise<InvoiceState>;

  /** The invoice as the service has made it, as a PDF. Throws what `lookUp` throws. */
  downloadPdf(invoiceId: string): Promise<Buffer>;
}

/** What accounting says of an invoice once it is booked. */
export interface InvoiceState {
  readonly isPaid: boolean;
  /** As they are now: a service may give the number when it books, after it has answered. Null where it does not say. */
  readonly number: string | null;
  readonly url: string | null;
  readonly dueDate: Day | null;
  /** Of an electronic invoice; null where the service does not say. */
  readonly delivery: "sent" | "delivered" | "failed" | null;
  /** Why it failed, in the service's words. */
  readonly deliveryMessage: string;
}

export interface Invoice {
  /** Lines and total of a credit note are positive. */
  kind: "invoice" | "credit_note";
  /** The invoice that a credit note credits: the service's id and number of it. */
  credits: { invoiceId: string; number: string } | null;
  /** Our own number of this invoice; the same for every attempt, never reused. */
  externalId: string;
  entryDate: Day;
  paymentTermsDays: number;
  corporation: InvoicedCorporation;
  lines: InvoiceLine[];
  /** Sum of the lines, without VAT. An invoice that the service adds up differently is left as a draft. */
  total: Ore;
  /** Printed on the invoice; may be empty. */
  note: string;
  /** The buyer's own order number, for public buyers. */
  orderReference: string | null;
  /** The mail that carries the invoice when the service delivers it by e-mail. */
  mail: { subject: string; body: string };
}

export interface InvoicedCorporation {
  name: string;
  /** 8 digits. */
  cvr: string;
  /** 13 digits; present for buyers who receive electronic invoices. */
  ean: string | null;
  /** Where the invoice is mailed to. */
  email: string;
  contactPerson: string;
  address: string;
  zipCode: string;
  city: string;
}

interface InvoiceLine {
  /** Order on the invoice, from 1. */
  priority: number;
  /** The accounting service's id of the product. */
  productId: string;
  /** Kroner without VAT, at most four decimals. */
  unitPrice: number;
  /** Hours, or 1 for a fixed amount. */
  quantity: number;
  description: string;
}

export interface SentInvoice {
  /** The accounting service's id. */
  invoiceId: string;
  /** The number that stands on it. */
  number: string;
  /** Where it can be read, when the service says so. */
  url: string | null;
  dueDate: Day | null;
}
