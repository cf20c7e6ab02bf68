import { beforeAll, expect, test } from "vitest";
import { invoiceDocumentEndpoints as rows } from "#contract/invoicing/invoice-document.endpoints.ts";
import { senderEndpoints } from "#contract/invoicing/sender.endpoints.ts";
import { findSender } from "#server/features/invoicing/own/sender.queries.ts";
import * as make from "#tests/support/factories.ts";
import { makeCorporation, testApp } from "#tests/support/fixtures.ts";
import { readPdf } from "#tests/support/read-pdf.ts";

const app = testApp();
let admin: string;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});

/** A company with a booking, whose documents are made as given. */
async function companyWith(name: string) {
  const hotel = await makeCorporation(app, { name });
  const booking = await hotel.booking();
  return {
    ...{ hotel, booking },
    document: (values: Partial<Parameters<typeof make.invoice>[1]>) =>
      make.invoice(app.db, { booking_id: booking.id, ...values }),
  };
}

async function listed(query: object) {
  const { status, body } = await app.call(rows.documents, { as: admin, query });
  expect(status).toBe(200);
  return body;
}

test("each document stands with its amounts, maker, bookings and where it stands, the newest first", async () => {
  const { booking, document } = await companyWith("Fakturagaarden");
  const invoice = await document({ number: "F-1", total: 100_00, due_date: "2026-11-01" });
  await document({ number: "K-1", kind: "credit_note", total: 40_00, credits: invoice.id });
  const { documents, total } = await listed({ searchTerm: "fakturagaarden" });
  expect(total).toBe(2);
  expect(documents).toMatchObject([
    { number: "K-1", kind: "credit_note", credits: "F-1", standing: "credit_note", gross: 50 },
    {
      ...{ number: "F-1", corporation: "Fakturagaarden", vendor: "billy", booking_ids: [booking.id] },
      ...{ net: 100, vat: 25, gross: 125, credited: 50, standing: "overdue" },
    },
  ]);
});

test("the list is narrowed to what is unpaid, overdue, a credit note, or to be handed over", async () => {
  const { document } = await companyWith("Filtergaarden");
  await document({ number: "later", due_date: "2027-01-01" });
  await document({ number: "late", due_date: "2026-11-01" });
  await document({ number: "paid", due_date: "2026-11-01", is_paid: true });
  const credited = await document({ number: "gone", due_date: "2026-11-01" });
  await document({ number: "note", kind: "credit_note", credits: credited.id });
  await document({ number: "file", vendor: "own", delivery: "by_hand", is_paid: true });
  await document({ number: null, state: "queued" });
  const numbers = async (show?: string) =>
    (await listed({ searchTerm: "filtergaarden", ...(show && { show }) })).documents.map(
      ({ number }) => number,
    );
  expect(await numbers()).toEqual(["file", "note", "gone", "paid", "late", "later"]);
  expect(await numbers("unpaid")).toEqual(["late", "later"]);
  expect(await numbers("overdue")).toEqual(["late"]);
  expect(await numbers("credit_notes")).toEqual(["note"]);
  expect(await numbers("by_hand")).toEqual(["file"]);
});

test("a document that nothing is stored of to draw says so, and one that is not issued is not found", async () => {
  const { document } = await companyWith("Filgaarden");
  const at = (id: number) => app.call(rows.documentPdf, { as: admin, params: { id } });
  const made = await document({ number: "B-1" });
  await app.db
    .updateTable("invoice_documents")
    .set({ vendor: "economic", vendor_id: "77" })
    .where("id", "=", made.document_id)
    .execute();
  expect(await at(made.document_id)).toMatchObject({ status: 503, body: { code: "service_down" } });
  const queued = await document({ number: null, state: "queued" });
  expect((await at(queued.document_id)).status).toBe(404);
  expect((await at(999_999)).status).toBe(404);
});

test("the example shows the sender that is being written, and keeps nothing", async () => {
  const before = await findSender(app.db);
  const body = { ...before, name: "Nyt Vikarbureau ApS", next_number: 7001 };
  const { status, body: file } = await app.call(senderEndpoints.previewInvoice, { as: admin, body });
  expect(status).toBe(200);
  const text = (await readPdf(Buffer.from(file.content, "base64"))).pages.join("\n");
  for (const words of ["Nyt Vikarbureau ApS", "7001", "Hotel Eksempel A/S", "Det her er et eksempel"]) {
    expect(text).toContain(words);
  }
  expect(await findSender(app.db)).toEqual(before);
});

test("while nobody has written whom invoices are from, the employer of the terms is suggested", async () => {
  const before = await findSender(app.db);
  await app.db
    .insertInto("employment_term_templates")
    .values({
      ...{ valid_from: "2026-01-01", employer_name: "Vikar ApS", employer_cvr: "87 65 43 21" },
      ...{ employer_address: "Søndergade 4, 5000 Odense C", insurer: "Havneforsikring" },
      ...{ content: JSON.stringify([]), created_at: new Date(0) },
    })
    .execute();
  const suggestion = async () =>
    (await app.call(senderEndpoints.invoiceSender, { as: admin })).body.suggestion;
  expect(await suggestion()).toBeNull();
  await app.db.updateTable("invoice_sender").set({ name: "" }).execute();
  expect(await suggestion()).toEqual({
    ...{ name: "Vikar ApS", cvr: "87654321", address: "Søndergade 4" },
    ...{ zip_code: "5000", city: "Odense C" },
  });
  await app.db.updateTable("invoice_sender").set({ name: before.name }).execute();
});
