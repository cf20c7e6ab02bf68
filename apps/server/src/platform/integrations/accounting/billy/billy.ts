import { z } from "zod";
import { roundHalfUp } from "#rules/money/ore.ts";
import type { Accounting, Invoice } from "#server/platform/integrations/accounting/accounting.port.ts";
import {
  LeftBehind,
  NoAccess,
  PermanentFailure,
  UnknownOutcome,
} from "#server/platform/integrations/failure.ts";
import { type BillyApi, type BillySettings, createBillyApi } from "./billy-api.ts";
import { assertHasEmail, findOrCreateReceiver } from "./billy-contact.ts";
import {
  APPROVED,
  type BillyInvoice,
  createInvoice,
  downloadInvoice,
  findInvoice,
  lookUpInvoice,
  readInvoice,
  sentInvoiceOf,
} from "./billy-invoice.ts";
import { isHandedOver } from "./billy-log.ts";

/** The `sentState` of an invoice that nobody has sent. */
const UNSENT = "unsent";

interface Options extends BillySettings {
  /** Who hands electronic invoices over; Billy refuses them without. */
  senderUserId?: string;
  urgentProductId?: string;
  emergencyProductId?: string;
}

/**
 * Billy knows no idempotency key, so every step looks first: the invoice by our number in `externalId`, then whether
 * it is approved, then whether it is on its way.
 */
export function createBilly(settings: Options): Accounting {
  const api = createBillyApi(settings);
  return {
    products: { rush: settings.urgentProductId || null, emergency: settings.emergencyProductId || null },
    deliversByMail: true,
    async sendInvoice(invoice) {
      const earlier = await orUnknown(() => findInvoice(api, invoice.externalId));
      if (earlier?.state === APPROVED && (await orLeftBehind(() => isOnItsWay(api, earlier)))) {
        return sentInvoiceOf(earlier, invoice.externalId);
      }
      assertCanDeliver(invoice, settings);
      const created = earlier ?? (await createInvoice(api, invoice));
      checkTotal(created, invoice);
      if (created.state !== APPROVED) await approve(api, created.id);
      const booked = await orLeftBehind(async () => {
        const approved = await readInvoice(api, created.id);
        await deliver(api, approved, { invoice, senderUserId: settings.senderUserId });
        return approved;
      });
      return sentInvoiceOf(booked, invoice.externalId);
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
    throw new UnknownOutcome("Billy", withoutName(error));
  }
}

/** From the approval on an invoice is booked: what fails then is not undone. */
async function orLeftBehind<T>(steps: () => Promise<T>): Promise<T> {
  try {
    return await steps();
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    throw new LeftBehind("Billy", withoutName(error), "refused", error.said);
  }
}

function withoutName({ message }: PermanentFailure): string {
  return message.replace(/^Billy: /, "");
}

/**
 * Refuses what could be booked and not be delivered. Nothing is wrong with an electronic invoice that nobody is set up
 * to hand over: it waits.
 */
function assertCanDeliver({ corporation }: Invoice, { senderUserId }: Options): void {
  if (corporation.ean === null) assertHasEmail(corporation);
  else if (!senderUserId)
    throw new NoAccess("Billy", "BILLY_SENDER_USER_ID is not set: who hands over to EAN", "not_configured");
}

/** What Billy adds up must be what the customer was shown; otherwise the draft waits for a person. */
function checkTotal(created: BillyInvoice, invoice: Invoice): void {
  if (roundHalfUp(created.amount * 100) === invoice.total) return;
  const message = `adds up ${invoice.externalId} to another amount; the draft is kept`;
  throw new PermanentFailure("Billy", message, "amount_differs");
}

/** Books a draft. A refusal counts for what it is only where Billy still has a draft. */
async function approve(api: BillyApi, id: string): Promise<void> {
  try {
    const body = { invoice: { state: APPROVED } };
    await api.send("PUT", "approve invoice", `/invoices/${encodeURIComponent(id)}`, body);
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    const { state } = await orLeftBehind(() => readInvoice(api, id));
    if (state !== APPROVED) throw error;
  }
}

/**
 * Whether an earlier attempt got as far as handing the invoice over. Electronic delivery shows up with delay. That
 * deliveries can be listed is in no manual: where they can't, the log tells.
 */
async function isOnItsWay(api: BillyApi, invoice: BillyInvoice): Promise<boolean> {
  if ((invoice.sentState ?? UNSENT) !== UNSENT) return true;
  try {
    const delivery = await api.find(
      "find delivery",
      `/invoiceDeliveries?invoiceId=${encodeURIComponent(invoice.id)}`,
      z.object({ invoiceId: z.string() }),
      (one) => one.invoiceId === invoice.id,
    );
    return delivery !== null;
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    return isHandedOver(api, invoice.id);
  }
}

async function deliver(
  api: BillyApi,
  approved: BillyInvoice,
  { invoice, senderUserId }: { invoice: Invoice; senderUserId: string | undefined },
): Promise<void> {
  if (invoice.corporation.ean !== null) {
    const invoiceDelivery = {
      organizationId: await api.organizationId(),
      invoiceId: approved.id,
      receiverIdType: "gln",
      receiverGln: invoice.corporation.ean,
      orderReference: invoice.orderReference ?? undefined,
      senderUserId,
    };
    await api.send("POST", "deliver invoice", "/invoiceDeliveries", { invoiceDelivery });
    return;
  }
  const contactPersonId = await findOrCreateReceiver(api, approved.contactId, invoice.corporation);
  const email = { contactPersonId, emailSubject: invoice.mail.subject, emailBody: invoice.mail.body };
  await api.send("POST", "mail invoice", `/invoices/${encodeURIComponent(approved.id)}/emails`, { email });
}
