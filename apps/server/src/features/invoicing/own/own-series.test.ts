import { beforeAll, expect, test } from "vitest";
import { companyInvoiceEndpoints } from "#contract/invoicing/company-invoice.endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { senderEndpoints } from "#contract/invoicing/sender.endpoints.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as make from "#tests/support/factories.ts";
import { testDelivery } from "#tests/support/fixtures/delivery.ts";
import { makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { testSender } from "#tests/support/test-app.ts";
import { documentPdf, findIssued } from "./document-pdf.ts";
import { findSender, takeNumber } from "./sender.queries.ts";

const app = testApp();
const { deliver, dieDelivering } = testDelivery(app);
let admin: string;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});

async function queuedInvoice(company: object = {}) {
  const booking = await makeWorkedBooking(app, { payment_deadline: 7 });
  await app.db
    .updateTable("corporations")
    .set({ name: "Hotel Strand", ...company })
    .where("id", "=", booking.corporation_id)
    .execute();
  await makeWorker(app, booking.id, {}, { first_name: "Anna", last_name: "Krogh" });
  expect((await sendProposed(app, admin, booking.id)).status).toBe(200);
  return { booking, ...(await waiting()) };
}

/** The newest document that waits to be issued. */
async function waiting() {
  const row = await app.db
    .selectFrom("outbox")
    .select(["id", "payload"])
    .where("channel", "=", "accounting")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const { documentId } = row.payload as { documentId: number };
  return { outboxId: row.id, documentId };
}

const documentOf = (id: number) =>
  app.db.selectFrom("invoice_documents").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const numbers = async () => {
  const found = app.db.selectFrom("invoice_documents").select("number").where("number", "is not", null);
  return (await found.execute()).map(({ number }) => Number(number)).sort((a, b) => a - b);
};

test("an invoice gets the next number once, however often its delivery dies before or after", async () => {
  const { outboxId, documentId } = await queuedInvoice();
  await dieDelivering(outboxId, "before");
  expect((await documentOf(documentId)).number).toBeNull();
  await dieDelivering(outboxId, "after");
  expect((await documentOf(documentId)).number).toBeNull();
  await deliver(outboxId);
  expect(await documentOf(documentId)).toMatchObject({
    number: String(testSender.next_number),
    due_date: "2026-12-01",
    seller: { name: "Vagtklar ApS", bank_account: "0012345678" },
    buyer: { name: "Hotel Strand" },
  });
});

test("a transaction that is rolled back gives its number back, and many at once get one each without a gap", async () => {
  const before = (await findSender(app.db)).next_number;
  await expect(
    inTransaction(app.db, async (tx) => {
      await takeNumber(tx);
      throw new Error("the process is gone");
    }),
  ).rejects.toThrow("gone");
  expect((await findSender(app.db)).next_number).toBe(before);
  const made = [];
  for (let count = 0; count < 4; count += 1) made.push(await queuedInvoice());
  await Promise.all(made.map(({ outboxId }) => deliver(outboxId)));
  const all = await numbers();
  expect(all).toEqual(Array.from({ length: all.length }, (_, place) => testSender.next_number + place));
});

test("an invoice is mailed to the billing address with its PDF, which says seller, buyer, lines, VAT and how it is paid", async () => {
  const { booking, outboxId, documentId } = await queuedInvoice({ billing_email: "bogholder@strand.test" });
  await deliver(outboxId);
  const { number } = await documentOf(documentId);
  const mail = await app.db
    .selectFrom("outbox")
    .selectAll()
    .where("key", "=", `invoice-mail:${documentId}`)
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    recipient: "bogholder@strand.test",
    subject: `Faktura ${number} fra Vagtklar ApS`,
  });
  expect(mail.payload).toMatchObject({ attachedDocument: documentId });
  const document = await findIssued(app.db, documentId);
  if (!document) throw new Error("the document is not issued");
  const text = (await readPdf(await documentPdf(document))).pages.join("\n");
  for (const words of [
    "Faktura",
    "Hotel Strand",
    "CVR-nr.",
    `Booking ${booking.id}, 1 `,
    "Anna K. 8,00",
    "2.008,00",
  ]) {
    expect(text).toContain(words);
  }
  expect(text).toContain("Moms 25 % af 2.008,00");
  expect(text).toContain("502,00");
  expect(text).toContain("2.510,00");
  expect(text).toContain("1234 0012345678");
  expect(text).toContain("1. december 2026");
});

test("a credit note is called one, names the invoice that it credits, and asks for no payment", async () => {
  const { booking, outboxId, documentId } = await queuedInvoice();
  await deliver(outboxId);
  const { number } = await documentOf(documentId);
  const [invoice] = (await app.call(rows.ledger, { as: admin, params: { id: booking.id } })).body.invoices;
  const credit = { as: admin, params: { id: invoice?.id ?? 0 }, body: { reason: "Forkerte timer" } };
  expect((await app.call(rows.credit, credit)).status).toBe(200);
  const note = await waiting();
  await deliver(note.outboxId);
  const issued = await findIssued(app.db, note.documentId);
  if (!issued) throw new Error("the credit note is not issued");
  expect(issued).toMatchObject({ credits: documentId, due_date: null, kind: "credit_note" });
  const text = (await readPdf(await documentPdf(issued))).pages.join("\n");
  for (const words of [
    "Kreditnota",
    `Denne kreditnota retter faktura ${number}`,
    "Forkerte timer",
    "-2.510,00",
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain("Betal senest");
  const mail = await app.db
    .selectFrom("outbox")
    .select("subject")
    .where("key", "=", `invoice-mail:${note.documentId}`)
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe(`Kreditnota ${issued.number} til faktura ${number} fra Vagtklar ApS`);
});

test("a company that wants one invoice a week gets one for its bookings, and a refused booking is left out", async () => {
  const first = await makeWorkedBooking(app, { payment_deadline: 7 });
  const same = { corporation_id: first.corporation_id, payment_deadline: 7 };
  const second = await makeWorkedBooking(app, same);
  const third = await makeWorkedBooking(app, same);
  await app.db
    .updateTable("corporations")
    .set({ invoice_grouping: "week" })
    .where("id", "=", first.corporation_id)
    .execute();
  const chosen = [];
  for (const [place, booking] of [first, second, third].entries()) {
    const shift = await makeWorker(app, booking.id);
    chosen.push({ booking_id: booking.id, shift_ids: [shift.id], total: place === 2 ? 1 : 2008 });
  }
  const { body } = await app.call(rows.sendWeekInvoices, { as: admin, body: { bookings: chosen } });
  expect(body.map(({ status, code }) => [status, code])).toEqual([
    ["queued", null],
    ["queued", null],
    ["refused", "total_changed"],
  ]);
  const { outboxId, documentId } = await waiting();
  await deliver(outboxId);
  expect(await documentOf(documentId)).toMatchObject({ net: 401_600, vat: 100_400 });
  for (const { id } of [first, second]) {
    const { invoices } = (await app.call(rows.ledger, { as: admin, params: { id } })).body;
    expect(invoices).toMatchObject([
      { number: (await documentOf(documentId)).number, state: "accepted", total: 2008 },
    ]);
  }
});

test("one that wants an invoice for each department and week gets two, with their cost centres on them", async () => {
  const first = await makeWorkedBooking(app, { payment_deadline: 7 });
  const { corporation_id } = first;
  await app.db
    .updateTable("corporations")
    .set({ invoice_grouping: "department" })
    .where("id", "=", corporation_id)
    .execute();
  const named = (name: string, cost_centre: string) =>
    app.db
      .insertInto("departments")
      .values({ corporation_id, name, cost_centre, created_at: new Date() })
      .returning("id")
      .executeTakeFirstOrThrow();
  const [kitchen, bar] = [await named("Køkken", "4100"), await named("Bar", "")];
  const chosen = [];
  for (const { id: department_id } of [kitchen, bar, kitchen]) {
    const values = { corporation_id, payment_deadline: 7, department_id };
    const booking = await makeWorkedBooking(app, values);
    const shift = await makeWorker(app, booking.id);
    chosen.push({ booking_id: booking.id, shift_ids: [shift.id], total: 2008 });
  }
  await app.call(rows.sendWeekInvoices, { as: admin, body: { bookings: chosen } });
  const made = await app.db
    .selectFrom("outbox")
    .select(["id", "payload"])
    .where("channel", "=", "accounting")
    .orderBy("id", "desc")
    .limit(2)
    .execute();
  const texts = [];
  for (const { id, payload } of made.reverse()) {
    await deliver(id);
    const { documentId } = payload as { documentId: number };
    const issued = await findIssued(app.db, documentId);
    if (!issued) throw new Error("not issued");
    texts.push((await readPdf(await documentPdf(issued))).pages.join("\n"));
    expect(issued.net).toBe(texts.length === 1 ? 401_600 : 200_800);
  }
  expect(texts[0]).toContain("Afdeling: Køkken · 4100");
  expect(texts[0]).not.toContain("Bar");
  expect(texts[1]).toContain("Afdeling: Bar");
  const token = await app.signIn({ kind: "corporation", id: corporation_id });
  const own = await app.call(companyInvoiceEndpoints.ownInvoices, { as: token, query: {} });
  expect(own.body.map(({ bookings }) => bookings.map(({ department }) => department))).toEqual([
    ["Bar"],
    ["Køkken · 4100", "Køkken · 4100"],
  ]);
});

test("the next number is chosen until the series has begun, and no more then", async () => {
  const body = { ...(await findSender(app.db)), next_number: 1 };
  expect(await app.call(senderEndpoints.saveInvoiceSender, { as: admin, body })).toMatchObject({
    status: 409,
    body: { code: "series_begun" },
  });
  const renamed = { ...(await findSender(app.db)), name: "Vagtklar A/S" };
  const saved = await app.call(senderEndpoints.saveInvoiceSender, { as: admin, body: renamed });
  expect(saved).toMatchObject({
    status: 200,
    body: { name: "Vagtklar A/S", vendor: "own", has_begun: true },
  });
});
