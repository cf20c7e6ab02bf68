import { z } from "zod";
import { roundHalfUp } from "#rules/money/ore.ts";
import { addDays } from "#rules/time/moment.ts";
import type { Invoice } from "#server/platform/integrations/accounting/accounting.port.ts";
import { NoAccess, PermanentFailure } from "#server/platform/integrations/failure.ts";
import { onePieceLine } from "#texts/da/price/one-piece-line.ts";
import { cut, type EconomicApi, type EconomicSettings } from "./economic-api.ts";
import { findOrCreateContact, findOrCreateCustomer } from "./economic-customer.ts";

/** Where our number stands, so that a repeat finds the invoice: the one free line that is ours alone. */
export const referenceOf = z.object({ textLine2: z.string().nullish() }).nullish();

export const draftRecord = z.object({
  draftInvoiceNumber: z.number(),
  /** Kroner without VAT; negative for a credit note. */
  netAmount: z.number(),
  notes: referenceOf,
});
export type Draft = z.infer<typeof draftRecord>;

const paymentTerms = z.object({
  paymentTermsNumber: z.number(),
  paymentTermsType: z.string(),
  daysOfCredit: z.number().nullish(),
});

/** Creates a draft: a credit note is an invoice with prices below zero, whose heading names what it credits. */
export async function createDraft(
  api: EconomicApi,
  settings: EconomicSettings,
  invoice: Invoice,
): Promise<Draft> {
  const { corporation, externalId } = invoice;
  const buyer = { corporation, purpose: externalId };
  const terms = await paymentTermsOf(api, settings, invoice);
  const customerNumber = await findOrCreateCustomer(api, settings, buyer);
  const contact =
    corporation.ean === null
      ? null
      : { customerContactNumber: await findOrCreateContact(api, customerNumber, buyer) };
  const body = {
    date: invoice.entryDate,
    currency: "DKK",
    layout: { layoutNumber: settings.layout },
    ...terms,
    customer: { customerNumber },
    recipient: {
      name: cut(corporation.name, 250),
      address: cut(corporation.address, 250),
      zip: cut(corporation.zipCode, 50),
      city: cut(corporation.city, 250),
      country: "Danmark",
      vatZone: { vatZoneNumber: settings.vatZone },
      ...(contact && { ean: corporation.ean, nemHandelType: "ean", attention: contact }),
    },
    references: {
      ...(invoice.orderReference !== null && { other: cut(invoice.orderReference, 250) }),
      ...(contact && { customerContact: contact }),
    },
    notes: {
      heading: cut(invoice.mail.subject, 250),
      textLine1: cut(invoice.note, 1000),
      textLine2: externalId,
    },
    lines: invoice.lines.map((line) => lineOf(line, invoice.kind === "credit_note" ? -1 : 1)),
  };
  const created = await api.create("create draft", "/invoices/drafts", body, draftRecord, externalId);
  assertReferenceKept(created, externalId);
  return created;
}

/** Refuses to go on where e-conomic did not keep our number: the next attempt would not find the draft. */
function assertReferenceKept({ notes }: Draft, externalId: string): void {
  if (notes?.textLine2 === externalId) return;
  throw new PermanentFailure(
    "e-conomic",
    `did not keep our number ${externalId} as notes.textLine2 of the new draft; the draft is kept and not booked`,
    "reference_not_kept",
  );
}

/**
 * Quantity and price have two decimals at most there. A finer rate is invoiced as one piece, so that the amount is the
 * same to the øre, and the description says the rate.
 */
function lineOf(
  { priority, productId, quantity, unitPrice, description }: Invoice["lines"][number],
  sign: 1 | -1,
) {
  const hundredths = roundHalfUp(quantity * 100);
  const tenThousandths = roundHalfUp(unitPrice * 10_000);
  const isShort = tenThousandths % 100 === 0;
  const amount = roundHalfUp(hundredths * tenThousandths, 10_000);
  return {
    lineNumber: priority,
    sortKey: priority,
    product: { productNumber: productId },
    description: cut(isShort ? description : onePieceLine(description, quantity, unitPrice), 2500),
    quantity: isShort ? hundredths / 100 : 1,
    unitNetPrice: (sign * (isShort ? tenThousandths / 100 : amount)) / 100,
  };
}

/**
 * The terms by which an invoice is due after its own days: those of the settings where they fit, else any that are net
 * and of so many days. Terms with a due date of the invoice's own fit any days. Waits (`NoAccess`) where there are none.
 */
async function paymentTermsOf(
  api: EconomicApi,
  settings: EconomicSettings,
  { entryDate, paymentTermsDays }: Invoice,
) {
  const all = await api.list("find payment terms", "/payment-terms", paymentTerms);
  const isOurs = (one: { paymentTermsNumber: number }) => one.paymentTermsNumber === settings.paymentTerms;
  const ours = all.find(isOurs);
  if (ours?.paymentTermsType === "dueDate") {
    const { paymentTermsNumber } = ours;
    return { paymentTerms: { paymentTermsNumber }, dueDate: addDays(entryDate, paymentTermsDays) };
  }
  const net = all.filter(
    (one) => one.paymentTermsType === "net" && (one.daysOfCredit ?? 0) === paymentTermsDays,
  );
  const chosen = net.find(isOurs) ?? net[0];
  if (chosen) return { paymentTerms: { paymentTermsNumber: chosen.paymentTermsNumber } };
  throw new NoAccess("e-conomic", `has no payment terms of net ${paymentTermsDays} days`, "not_configured");
}
