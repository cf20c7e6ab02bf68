import { z } from "zod";
import { roundHalfUp } from "#rules/money/ore.ts";
import { LeftBehind, PermanentFailure, UnknownOutcome } from "#server/platform/integrations/failure.ts";
import type { Accounting, Invoice } from "./accounting.port.ts";
import { type BillyApi, type BillySettings, createBillyApi } from "./billy-api.ts";
import { findOrCreateContact, findOrCreateReceiver } from "./billy-contact.ts";
import { downloadInvoice, lookUpInvoice } from "./billy-state.ts";

/** From memory: the state of a booked invoice, and the `sentState` of one that nobody has sent. */
const approvedState = "approved";
const unsentState = "unsent";

const billyInvoice = z.object({
  id: z.string(),
  contactId: z.string(),
  externalId: z.string().nullish(),
  state: z.string(),
  sentState: z.string().nullish(),
  amount: z.number(),
  invoiceNo: z.string().nullish(),
  downloadUrl: z.string().nullish(),
  dueDate: z.string().nullish(),
});
type BillyInvoice = z.infer<typeof billyInvoice>;

/**
 * Billy knows no idempotency key, so every step looks first: the invoice by our number in `externalId`, then whether
 * it is approved, then whether it is on its way.
 */
export function createBilly(
  settings: BillySettings & { senderUserId?: string; urgentProductId?: string; emergencyProductId?: string },
): Accounting {
  const api = createBillyApi(settings);
  return {
    products: { rush: settings.urgentProductId ?? null, emergency: settings.emergencyProductId ?? null },
    async sendInvoice(invoice) {
      const { organizationId, earlier } = await orUnknown(async () => ({
        organizationId: await findOrganization(api),
        earlier: await findInvoice(api, invoice.externalId),
      }));
      const created = earlier ?? (await createInvoice(api, organizationId, invoice));
      checkTotal(created, invoice);
      await orLeftBehind(async () => {
        if (created.state !== approvedState) await approve(api, created.id);
        if (earlier && (await isOnItsWay(api, earlier))) return;
        await deliver(api, organizationId, created, { invoice, senderUserId: settings.senderUserId });
      });
      return {
        invoiceId: created.id,
        number: created.invoiceNo ?? created.id,
        url: created.downloadUrl ?? null,
        dueDate: created.dueDate?.slice(0, 10) ?? null,
      };
    },
    lookUp: (invoice) => lookUpInvoice(api, invoice),
    downloadPdf: (invoiceId) => downloadInvoice(api, invoiceId),
  };
}

/** While Billy refuses to say what it has of an invoice, an earlier attempt may have booked it. */
async function orUnknown<T>(lookUp: () => Promise<T>): Promise<T> {
  try {
    return await lookUp();
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    throw new UnknownOutcome("Billy", error.message.replace(/^Billy: /, ""));
  }
}

/** From the approval on an invoice is booked: what fails then is not undone. */
async function orLeftBehind(steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    throw new LeftBehind("Billy", error.message.replace(/^Billy: /, ""), "refused", error.said);
  }
}

async function findOrganization(api: BillyApi): Promise<string> {
  const answer = z.object({ organization: z.object({ id: z.string() }) });
  return (await api.get("find organization", "/organization", answer)).organization.id;
}

/** The filter is a courtesy (whether Billy knows it for `externalId` is from memory); the match decides. */
function findInvoice(api: BillyApi, externalId: string): Promise<BillyInvoice | null> {
  return api.find(
    "find invoice",
    `/invoices?externalId=${encodeURIComponent(externalId)}`,
    billyInvoice,
    (one) => one.externalId === externalId,
  );
}

async function createInvoice(api: BillyApi, organizationId: string, invoice: Invoice): Promise<BillyInvoice> {
  const contactId = await findOrCreateContact(api, organizationId, invoice.corporation);
  const fields = {
    organizationId,
    type: invoice.kind === "credit_note" ? "creditNote" : "invoice",
    contactId,
    externalId: invoice.externalId,
    entryDate: invoice.entryDate,
    paymentTermsMode: "net",
    paymentTermsDays: invoice.paymentTermsDays,
    taxMode: "excl",
    currencyId: "DKK",
    contactMessage: invoice.note,
    lines: invoice.lines,
  };
  return api.create("create invoice", "/invoices", { invoice: fields }, billyInvoice);
}

/** What Billy adds up must be what the customer was shown; otherwise the draft waits for a person. */
function checkTotal(created: BillyInvoice, invoice: Invoice): void {
  if (roundHalfUp(created.amount * 100) === invoice.total) return;
  const message = `adds up ${invoice.externalId} to another amount; the draft is kept`;
  throw new PermanentFailure("Billy", message, "amount_differs");
}

async function approve(api: BillyApi, id: string): Promise<void> {
  const body = { invoice: { state: approvedState } };
  await api.send("PUT", "approve invoice", `/invoices/${encodeURIComponent(id)}`, body);
}

/** Whether an earlier attempt got as far as handing the invoice over. Electronic delivery shows up with delay. */
async function isOnItsWay(api: BillyApi, invoice: BillyInvoice): Promise<boolean> {
  if ((invoice.sentState ?? unsentState) !== unsentState) return true;
  const delivery = await api.find(
    "find delivery",
    `/invoiceDeliveries?invoiceId=${encodeURIComponent(invoice.id)}`,
    z.object({ invoiceId: z.string() }),
    (one) => one.invoiceId === invoice.id,
  );
  return delivery !== null;
}

async function deliver(
  api: BillyApi,
  organizationId: string,
  created: BillyInvoice,
  { invoice, senderUserId }: { invoice: Invoice; senderUserId: string | undefined },
): Promise<void> {
  if (invoice.corporation.ean !== null) {
    const invoiceDelivery = {
      organizationId,
      invoiceId: created.id,
      receiverIdType: "gln",
      receiverGln: invoice.corporation.ean,
      orderReference: invoice.orderReference,
      senderUserId: senderUserId || undefined,
    };
    await api.send("POST", "deliver invoice", "/invoiceDeliveries", { invoiceDelivery });
    return;
  }
  const contactPersonId = await findOrCreateReceiver(api, created.contactId, invoice.corporation);
  const email = { contactPersonId, emailSubject: invoice.mail.subject, emailBody: invoice.mail.body };
  await api.send("POST", "mail invoice", `/invoices/${encodeURIComponent(created.id)}/emails`, { email });
}
