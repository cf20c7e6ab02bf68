import { beforeAll, expect, test } from "vitest";
import { invoiceDocumentEndpoints } from "#contract/invoicing/invoice-document.endpoints.ts";
import { paymentEndpoints as rows } from "#contract/invoicing/payment.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { makeCorporation, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let admin: string;
let numbered = 20_000;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});

/** An invoice of our own series over 2.000,00 without VAT, on a booking that is invoiced in full. */
async function ownInvoice(values: Partial<Parameters<typeof make.invoice>[1]> = {}) {
  const hotel = await makeCorporation(app, { name: "Betalingsgaarden" });
  const booking = await hotel.booking({ is_sent_to_billy: true });
  numbered += 1;
  const number = String(numbered);
  const { id, document_id } = await make.invoice(app.db, {
    ...{ booking_id: booking.id, total: 2_000_00, vendor: "own", number, due_date: "2026-12-01" },
    ...values,
  });
  return { id: document_id, invoiceId: id, number, booking: booking.id };
}

const paymentsOf = async (id: number) => (await app.call(rows.payments, { as: admin, params: { id } })).body;
const add = (id: number, amount: number, open: number, more: object = {}) =>
  app.call(rows.addPayment, {
    as: admin,
    params: { id },
    body: { day: "2026-11-20", amount, open, ...more },
  });
const undo = (id: number) => app.call(rows.undoPayment, { as: admin, params: { id } });
const isMarked = async (id: number) =>
  (await app.db.selectFrom("bookings").select("paid_at").where("id", "=", id).executeTakeFirstOrThrow())
    .paid_at !== null;
const standing = async (number: string) =>
  (await app.call(invoiceDocumentEndpoints.documents, { as: admin, query: { searchTerm: number } })).body
    .documents[0];

test("parts of an invoice are paid until nothing is open; then it and its booking count as paid", async () => {
  const { id, number, booking } = await ownInvoice();
  expect((await add(id, 1000, 2500)).body).toMatchObject({ paid: 1000, open: 1500, overpaid: 0 });
  expect(await standing(number)).toMatchObject({ standing: "unpaid", open: 1500 });
  expect(await isMarked(booking)).toBe(false);
  expect((await add(id, 1500, 1500, { reference: "Overførsel" })).body).toMatchObject({ open: 0 });
  expect(await standing(number)).toMatchObject({ standing: "paid", open: 0 });
  expect(await isMarked(booking)).toBe(true);
});

test("a payment that is undone opens the invoice again; undone twice is undone once", async () => {
  const { id, number, booking } = await ownInvoice();
  const [payment] = (await add(id, 2500, 2500)).body.payments;
  expect(await isMarked(booking)).toBe(true);
  for (let press = 0; press < 2; press += 1) {
    expect((await undo(payment?.id ?? 0)).body).toMatchObject({ paid: 0, open: 2500 });
  }
  expect(await standing(number)).toMatchObject({ standing: "unpaid" });
  expect(await isMarked(booking)).toBe(false);
  expect((await undo(999_999)).status).toBe(404);
});

test("a mark that somebody has pressed stays when a payment is undone", async () => {
  const { id, booking } = await ownInvoice();
  await app.db
    .updateTable("bookings")
    .set({ paid_at: new Date("2026-11-01T10:00:00Z") })
    .where("id", "=", booking)
    .execute();
  const [payment] = (await add(id, 2500, 2500)).body.payments;
  await undo(payment?.id ?? 0);
  expect(await isMarked(booking)).toBe(true);
});

test("paid too much is told, and pressing twice pays once", async () => {
  const { id, number } = await ownInvoice();
  const both = await Promise.all([add(id, 2600, 2500), add(id, 2600, 2500)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await paymentsOf(id)).toMatchObject({ paid: 2600, open: 0, overpaid: 100 });
  expect(await standing(number)).toMatchObject({ overpaid: 100 });
});

test("a payment in the future, of a credit note or of a service's invoice is refused", async () => {
  const { id, invoiceId } = await ownInvoice();
  expect((await add(id, 2500, 2500, { day: "2027-01-01" })).body).toMatchObject({
    code: "payment_in_future",
  });
  const note = await ownInvoice({ kind: "credit_note", credits: invoiceId });
  expect((await add(note.id, 100, 0)).body).toMatchObject({ code: "not_payable" });
  const billy = await ownInvoice({ vendor: "billy" });
  expect((await add(billy.id, 2500, 2500)).body).toMatchObject({ code: "not_payable" });
  expect((await add(999_999, 100, 0)).status).toBe(404);
});

const line = (text: string, amount: number, occurrence = 1) => ({
  ...{ day: "2026-11-19", amount, text, occurrence },
});
const match = async (lines: ReturnType<typeof line>[]) =>
  (await app.call(rows.matchBankLines, { as: admin, body: { lines } })).body;
type Part = { document_id: number; amount: number };
const book = (lines: (ReturnType<typeof line> & { parts: Part[] })[]) =>
  app.call(rows.bookBankLines, { as: admin, body: { lines } });

test("a line of the bank pays the invoices whose numbers it names, and is known again when it is read anew", async () => {
  const [one, other] = [await ownInvoice(), await ownInvoice()];
  const transfer = line(`Faktura ${one.number} og ${other.number}`, 5000);
  const found = await match([transfer]);
  expect(found.lines).toEqual([{ state: "sure", invoices: [one.id, other.id] }]);
  const parts = [one, other].map(({ id }) => ({ document_id: id, amount: 2500 }));
  expect((await book([{ ...transfer, parts }])).body).toEqual({ booked: 1 });
  expect(await paymentsOf(other.id)).toMatchObject({
    ...{ open: 0, payments: [{ source: "bank", reference: transfer.text, amount: 2500 }] },
  });
  expect((await match([transfer])).lines).toEqual([{ state: "booked", invoices: [] }]);
  expect((await book([{ ...transfer, parts }])).body).toMatchObject({ code: "line_booked" });
  for (const { id } of [one, other]) {
    const [payment] = (await paymentsOf(id)).payments;
    await undo(payment?.id ?? 0);
  }
  expect((await match([transfer])).lines).toMatchObject([{ state: "sure" }]);
  expect((await book([{ ...transfer, parts }])).status).toBe(200);
});

test("of lines that are booked together all are or none, and of two presses at once one", async () => {
  const { id, number } = await ownInvoice();
  const good = { ...line(number, 1000), parts: [{ document_id: id, amount: 1000 }] };
  const wrong = { ...line("x", 100), parts: [{ document_id: id, amount: 90 }] };
  expect((await book([good, wrong])).body).toMatchObject({ code: "parts_differ" });
  const gone = { ...line("x", 100), parts: [{ document_id: 999_999, amount: 100 }] };
  expect((await book([good, gone])).status).toBe(404);
  expect((await paymentsOf(id)).payments).toEqual([]);
  const both = await Promise.all([book([good]), book([good])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await book([good, good])).body).toMatchObject({ code: "line_booked" });
  expect(await paymentsOf(id)).toMatchObject({ paid: 1000 });
});
