import { z } from "zod";
import type {
  Accounting,
  Invoice,
  InvoiceState,
  SentInvoice,
} from "#server/platform/integrations/accounting/accounting.port.ts";
import { LeftBehind, PermanentFailure, UnknownOutcome } from "#server/platform/integrations/failure.ts";
import { createEconomicApi, type EconomicApi, type EconomicSettings, inFilter } from "./economic-api.ts";
import { createDraft, type Draft, draftRecord, referenceOf } from "./economic-draft.ts";

const bookedRecord = z.object({
  /** Id and number of a booked invoice: drafts have numbers of their own, which are given anew. */
  bookedInvoiceNumber: z.number(),
  notes: referenceOf,
  dueDate: z.string().nullish(),
  /** Kroner that are left to pay. */
  remainder: z.number().nullish(),
});
type Booked = z.infer<typeof bookedRecord>;

/** How `sendBy` says that an invoice is handed over electronically. The prose of the manual writes it small. */
const BY_EAN = "EAN";

/**
 * e-conomic makes a draft and books it, which gives it its number and hands it over to an EAN. Every step looks first:
 * for the draft, then for the booked invoice, both by our number. It mails nothing through its API.
 */
export function createEconomic(settings: EconomicSettings): Accounting {
  const api = createEconomicApi(settings);
  return {
    products: { rush: settings.urgentProduct || null, emergency: settings.emergencyProduct || null },
    deliversByMail: false,
    async sendInvoice(invoice) {
      const { draft: earlier, booked } = await orUnknown(() => findInvoice(api, invoice.externalId));
      if (booked) return sentInvoiceOf(booked);
      const draft = earlier ?? (await createDraft(api, settings, invoice));
      checkTotal(draft, invoice);
      return sentInvoiceOf(await book(api, draft, invoice));
    },
    lookUp: (invoice) => lookUp(api, invoice),
    downloadPdf: (invoiceId) =>
      api.pdf("download invoice", `/invoices/booked/${encodeURIComponent(invoiceId)}/pdf`),
  };
}

/** Drafts first: one that is booked in between is then found as booked. */
async function findInvoice(api: EconomicApi, externalId: string) {
  const filter = `notes.textLine2$eq:${inFilter(externalId)}`;
  const drafts = await api.list("find draft", "/invoices/drafts", draftRecord, filter);
  return { draft: drafts.find(isOf(externalId)), booked: await findBooked(api, externalId) };
}

async function findBooked(api: EconomicApi, externalId: string): Promise<Booked | undefined> {
  const filter = `notes.textLine2$eq:${inFilter(externalId)}`;
  const booked = await api.list("find booked invoice", "/invoices/booked", bookedRecord, filter);
  return booked.find(isOf(externalId));
}

/** An unknown filter is refused, so what is listed fits; a record that says its reference is compared besides. */
function isOf(externalId: string) {
  return ({ notes }: Pick<Booked, "notes">) => (notes?.textLine2 ?? externalId) === externalId;
}

/** While e-conomic refuses to say what it has of an invoice, an earlier attempt may have booked it. */
async function orUnknown<T>(lookUp: () => Promise<T>): Promise<T> {
  try {
    return await lookUp();
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    throw new UnknownOutcome("e-conomic", withoutName(error));
  }
}

function withoutName({ message }: PermanentFailure): string {
  return message.replace(/^e-conomic: /, "");
}

/** What e-conomic adds up must be what the customer was shown; otherwise the draft waits for a person. */
function checkTotal(draft: Draft, { kind, total, externalId }: Invoice): void {
  if (Math.round(draft.netAmount * 100) === (kind === "credit_note" ? -total : total)) return;
  const message = `adds up ${externalId} to another amount; the draft is kept`;
  throw new PermanentFailure("e-conomic", message, "amount_differs");
}

/** Books a draft and hands it over where the buyer has an EAN. A refusal counts only where nothing was booked. */
async function book(
  api: EconomicApi,
  { draftInvoiceNumber }: Draft,
  { corporation, externalId }: Invoice,
): Promise<Booked> {
  const isElectronic = corporation.ean !== null;
  const body = { draftInvoice: { draftInvoiceNumber }, ...(isElectronic && { sendBy: BY_EAN }) };
  try {
    const booked = await api.create("book draft", "/invoices/booked", body, bookedRecord, externalId);
    if (isOf(externalId)(booked)) return booked;
    throw new UnknownOutcome("e-conomic", "book draft answered with another invoice");
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    const booked = await orUnknown(() => findBooked(api, externalId));
    if (booked === undefined) throw error;
    if (!isElectronic) return booked;
    throw new LeftBehind("e-conomic", withoutName(error), "refused", error.said);
  }
}

function sentInvoiceOf({ bookedInvoiceNumber, dueDate }: Booked): SentInvoice {
  const number = String(bookedInvoiceNumber);
  return { invoiceId: number, number, url: null, dueDate: dueDate ?? null };
}

/** Whether an invoice arrived is not told; one that is paid did. */
async function lookUp(
  api: EconomicApi,
  { invoiceId, isElectronic }: { invoiceId: string; isElectronic: boolean },
): Promise<InvoiceState> {
  const path = `/invoices/booked/${encodeURIComponent(invoiceId)}`;
  const booked = await api.get("read invoice", path, bookedRecord);
  const isPaid = booked.remainder === 0;
  const { number, url, dueDate } = sentInvoiceOf(booked);
  return {
    ...{ isPaid, number, url, dueDate },
    delivery: isElectronic && isPaid ? "delivered" : null,
    deliveryMessage: "",
  };
}
