import type { senderEndpoints as rows } from "#contract/invoicing/sender.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { vatOf } from "#rules/money/vat.ts";
import { addDays, dayOf, type Moment } from "#rules/time/moment.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { invoiceExample as example } from "#texts/da/price/invoice-example.ts";
import { documentPdf, type IssuedDocument } from "./document-pdf.ts";

const PRICE = 260;
const TERMS_DAYS = 8;

/** An invoice with made-up lines from the sender that is being written; nothing is kept. */
export const previewInvoice: Handler<typeof rows.previewInvoice> = async ({ body, now }) => {
  const { next_number, ...seller } = body;
  const pdf = await documentPdf(exampleDocument({ seller, number: String(next_number), now }));
  return { name: example.file, media_type: "application/pdf", content: pdf.toString("base64") };
};

function exampleDocument({
  seller,
  number,
  now,
}: Pick<IssuedDocument, "seller" | "number"> & { now: Moment }): IssuedDocument {
  const today = dayOf(now);
  const lines = example.people.map(({ name, hours }) => ({
    ...{ bookingId: 1, productId: "", unitPrice: PRICE, quantity: hours },
    ...{ amount: fromWireKroner(PRICE * hours), description: example.line(name) },
  }));
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const worked = {
    ...{ id: 1, jobTitle: example.jobTitle, day: addDays(today, -2), address: example.address },
    ...{ times: { from: "16:00", to: "24:00" }, people: example.people },
  };
  return {
    ...{ id: 1, corporation_id: 1, kind: "invoice", vendor: "own", external_id: "", number, seller },
    ...{ net, vat: vatOf(net), credits: null, credited: null, vendor_id: null, url: null, is_paid: false },
    ...{ entry_date: today, due_date: addDays(today, TERMS_DAYS), delivery: null, delivery_message: "" },
    ...{ handed_over_at: null, handed_over_by: null },
    ...{ checked_at: null, created_at: new Date(now), buyer: { ...example.buyer, ean: null } },
    content: {
      ...{ paymentTermsDays: TERMS_DAYS, lines, bookings: [worked], note: example.note },
      ...{ orderReference: example.order, mail: { subject: "", body: "" }, reason: "" },
    },
  };
}
