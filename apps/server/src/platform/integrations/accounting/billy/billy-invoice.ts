import { z } from "zod";
import type {
  Invoice,
  InvoiceState,
  SentInvoice,
} from "#server/platform/integrations/accounting/accounting.port.ts";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import type { BillyApi } from "./billy-api.ts";
import { findOrCreateAttention, findOrCreateContact } from "./billy-contact.ts";
import { deliveryOf } from "./billy-log.ts";

/** The state of a booked invoice. The others are `draft` and `voided`. */
export const APPROVED = "approved";
const VOIDED = "voided";

/** Texts that examples of the manual show as numbers. */
const numberOrText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === "" ? null : String(value)));

const billyInvoice = z.object({
  id: z.string(),
  contactId: z.string(),
  externalId: numberOrText,
  state: z.string(),
  sentState: z.string().nullish(),
  amount: z.number(),
  invoiceNo: numberOrText,
  dueDate: z.string().nullish(),
});
export type BillyInvoice = z.infer<typeof billyInvoice>;

/** An invoice of ours that is not voided: who voids one and sends it again gets a new one. */
export function findInvoice(api: BillyApi, externalId: string): Promise<BillyInvoice | null> {
  return api.find(
    "find invoice",
    `/invoices?externalId=${encodeURIComponent(externalId)}`,
    billyInvoice,
    (one) => one.externalId === externalId && one.state !== VOIDED,
  );
}

/** The invoice as it is now: Billy gives it its number when it is approved. */
export async function readInvoice(api: BillyApi, id: string): Promise<BillyInvoice> {
  const answer = z.object({ invoice: billyInvoice });
  return (await api.get("read invoice", `/invoices/${encodeURIComponent(id)}`, answer)).invoice;
}

/** Creates a draft. An electronic one names the person at the buyer whom it is for. */
export async function createInvoice(api: BillyApi, invoice: Invoice): Promise<BillyInvoice> {
  const organizationId = await api.organizationId();
  const contactId = await findOrCreateContact(api, organizationId, invoice.corporation);
  const isElectronic = invoice.corporation.ean !== null;
  const fields = {
    organizationId,
    type: invoice.kind === "credit_note" ? "creditNote" : "invoice",
    creditedInvoiceId: invoice.credits?.invoiceId,
    contactId,
    attContactPersonId: isElectronic
      ? await findOrCreateAttention(api, contactId, invoice.corporation)
      : undefined,
    externalId: invoice.externalId,
    entryDate: invoice.entryDate,
    paymentTermsMode: "net",
    paymentTermsDays: invoice.paymentTermsDays,
    taxMode: "excl",
    currencyId: "DKK",
    contactMessage: invoice.note,
    lines: invoice.lines,
  };
  const created = await api.create("create invoice", "/invoices", { invoice: fields }, billyInvoice);
  assertReferenceKept(created, invoice.externalId);
  return created;
}

/**
 * Refuses to go on where Billy does not keep our number on a new invoice, by which a repeat finds it: every repeat
 * would make another one. That `externalId` can be written is in no manual; only a real account tells.
 */
function assertReferenceKept(created: BillyInvoice, externalId: string): void {
  if (created.externalId === externalId) return;
  throw new PermanentFailure(
    "Billy",
    `did not keep our number ${externalId} as externalId of the new draft; the draft is kept and not booked`,
    "reference_not_kept",
  );
}

/** What is stored of an invoice that is sent. `downloadUrl` is a file that changes its address: see `downloadInvoice`. */
export function sentInvoiceOf({ id, invoiceNo, dueDate }: BillyInvoice, externalId: string): SentInvoice {
  return { invoiceId: id, number: invoiceNo ?? externalId, url: null, dueDate: dayIn(dueDate) };
}

/** Whether an invoice is paid, its number and due date as they are now, and whether an electronic one arrived. */
export async function lookUpInvoice(
  api: BillyApi,
  { invoiceId, isElectronic }: { invoiceId: string; isElectronic: boolean },
): Promise<InvoiceState> {
  const answer = z.object({
    invoice: z.object({
      isPaid: z.boolean().nullish(),
      invoiceNo: numberOrText,
      dueDate: z.string().nullish(),
    }),
  });
  const path = `/invoices/${encodeURIComponent(invoiceId)}`;
  const { invoice } = await api.get("read invoice", path, answer);
  const delivery = isElectronic ? await deliveryOf(api, invoiceId) : null;
  return {
    isPaid: invoice.isPaid ?? false,
    number: invoice.invoiceNo,
    url: null,
    dueDate: dayIn(invoice.dueDate),
    delivery: delivery?.state ?? null,
    deliveryMessage: delivery?.message ?? "",
  };
}

/** Billy's PDF of an invoice: its address is another each time the invoice is read. */
export async function downloadInvoice(api: BillyApi, invoiceId: string): Promise<Buffer> {
  const answer = z.object({ invoice: z.object({ downloadUrl: z.string().nullish() }) });
  const path = `/invoices/${encodeURIComponent(invoiceId)}`;
  const { invoice } = await api.get("read invoice", path, answer);
  if (!invoice.downloadUrl) throw new PermanentFailure("Billy", "the invoice has no PDF");
  return api.download("download invoice", invoice.downloadUrl);
}

function dayIn(date: string | null | undefined): string | null {
  return date?.slice(0, 10) ?? null;
}
