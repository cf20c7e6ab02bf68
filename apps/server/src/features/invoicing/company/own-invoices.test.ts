import { beforeAll, expect, test } from "vitest";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { companyInvoiceEndpoints as rows } from "#contract/invoicing/company-invoice.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { paymentEndpoints } from "#contract/invoicing/payment.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDelivery } from "#tests/support/fixtures/delivery.ts";
import { makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const { deliver } = testDelivery(app);
let admin: string;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true, contact_person: "Karen Lund" });
  admin = await app.signIn({ kind: "corporation", id });
});

async function deliverNewest() {
  const row = await app.db
    .selectFrom("outbox")
    .select("id")
    .where("channel", "=", "accounting")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  await deliver(row.id);
}

/** A company with an issued invoice of 2.008,00 over one booking. */
async function invoicedCompany() {
  const booking = await makeWorkedBooking(app, { payment_deadline: 7 });
  await makeWorker(app, booking.id, {}, { first_name: "Anna", last_name: "Krogh" });
  await sendProposed(app, admin, booking.id);
  const token = await app.signIn({ kind: "corporation", id: booking.corporation_id });
  const waiting = (await app.call(rows.ownInvoices, { as: token })).body;
  await deliverNewest();
  const [invoice] = (await app.call(rows.ownInvoices, { as: token })).body;
  if (!invoice) throw new Error("there is no invoice");
  return { booking, token, invoice, waiting };
}

test("a company reads its accepted invoices with lines by booking, what it owes and where it is paid to", async () => {
  const { booking, token, invoice, waiting } = await invoicedCompany();
  expect(waiting).toEqual([]);
  expect(invoice).toMatchObject({
    ...{ kind: "invoice", state: "open", net: 2008, vat: 502, gross: 2510, left: 2510 },
    ...{ booking_ids: [booking.id], question: null, credits: null, credit_notes: [] },
    bookings: [{ id: booking.id, people: 1, start_time: "10:00", end_time: "18:00", total: 2008 }],
  });
  const { body } = await app.call(rows.ownInvoiceSummary, { as: token, query: {} });
  expect(body).toMatchObject({
    owed: { total: 2510, overdue: null, next: { amount: 2510, invoices: [{ number: invoice.number }] } },
    counts: { all: 1, unpaid: 1, credit_notes: 0 },
    ...{ pay_to: { account: "0012345678" }, grouping: "booking" },
  });
});

test("a credit note takes its amount off, and stands in the list with minus", async () => {
  const { booking, token, invoice } = await invoicedCompany();
  const [part] = (await app.call(ledgerEndpoints.ledger, { as: admin, params: { id: booking.id } })).body
    .invoices;
  const credit = { as: admin, params: { id: part?.id ?? 0 }, body: { reason: "Forkerte timer" } };
  expect((await app.call(ledgerEndpoints.credit, credit)).status).toBe(200);
  await deliverNewest();
  const [note, credited] = (await app.call(rows.ownInvoices, { as: token })).body;
  expect(note).toMatchObject({
    ...{ kind: "credit_note", gross: -2510, left: 0 },
    credits: { id: invoice.id, number: invoice.number },
  });
  expect(credited).toMatchObject({ state: "credited", left: 0, credit_notes: [{ id: note?.id }] });
  const { body } = await app.call(rows.ownInvoiceSummary, { as: token, query: {} });
  expect(body).toMatchObject({ owed: { total: 0 }, counts: { all: 2, unpaid: 0, credit_notes: 1 } });
  const unpaid = await app.call(rows.ownInvoices, { as: token, query: { show: "unpaid" } });
  expect(unpaid.body).toEqual([]);
});

test("a part that was paid comes off what is owed, and is told", async () => {
  const { token, invoice } = await invoicedCompany();
  const body = { day: "2026-11-20", amount: 1000, open: 2510 };
  const paid = await app.call(paymentEndpoints.addPayment, { as: admin, params: { id: invoice.id }, body });
  expect(paid.status).toBe(200);
  const [read] = (await app.call(rows.ownInvoices, { as: token })).body;
  expect(read).toMatchObject({ state: "open", gross: 2510, paid: 1000, left: 1510 });
  const { owed } = (await app.call(rows.ownInvoiceSummary, { as: token, query: {} })).body;
  expect(owed).toMatchObject({ total: 1510, next: { amount: 1510, invoices: [{ paid: 1000, left: 1510 }] } });
});

test("the PDF is the company's own alone", async () => {
  const { token, invoice } = await invoicedCompany();
  const params = { id: invoice.id };
  const pdf = await app.call(rows.ownInvoicePdf, { as: token, params });
  expect(pdf.status).toBe(200);
  expect(Buffer.from(pdf.body.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  const stranger = await app.signIn({ kind: "corporation", id: (await make.corporation(app.db)).id });
  expect((await app.call(rows.ownInvoicePdf, { as: stranger, params })).status).toBe(404);
  const body = { message: "Hvorfor?" };
  expect((await app.call(rows.askAboutInvoice, { as: stranger, params, body })).status).toBe(404);
});

test("a question waits in 'I dag', is answered once, and the company reads and is written the answer", async () => {
  const { booking, token, invoice } = await invoicedCompany();
  const params = { id: invoice.id };
  const body = { message: "Jonas gik kl. 18:00", about: "hours", booking_id: booking.id } as const;
  const foreign = { ...body, booking_id: booking.id + 1000 };
  expect((await app.call(rows.askAboutInvoice, { as: token, params, body: foreign })).status).toBe(422);
  const asked = await app.call(rows.askAboutInvoice, { as: token, params, body });
  expect(asked).toMatchObject({ status: 200, body: { about: "hours", answer: null } });
  const again = await app.call(rows.askAboutInvoice, { as: token, params, body });
  expect(again).toMatchObject({ status: 409, body: { code: "question_open" } });

  const today = (await app.call(worklistEndpoints.today, { as: admin })).body;
  const group = today.groups.find(({ key }) => key === "invoice_questions");
  expect(group?.items.at(-1)).toMatchObject({
    ...{ question_id: asked.body.id, booking_id: booking.id, words: "Jonas gik kl. 18:00" },
    about: ["hours", invoice.number, asked.body.answer_by, asked.body.asked_by],
  });

  const answer = { params: { id: asked.body.id }, body: { answer: "I får en kreditnota." } };
  const both = await Promise.all(
    [1, 2].map(() => app.call(rows.answerInvoiceQuestion, { as: admin, ...answer })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused).toMatchObject({
    body: { code: "question_answered", message: "Karen Lund har allerede svaret." },
  });
  const [read] = (await app.call(rows.ownInvoices, { as: token })).body;
  expect(read?.question).toMatchObject({ answer: "I får en kreditnota.", answered_by: "Karen Lund" });
  const mail = await app.db
    .selectFrom("outbox")
    .select(["subject", "body"])
    .where("key", "=", `invoice-answered:${asked.body.id}`)
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe(`Svar på jeres spørgsmål om faktura ${invoice.number}`);
  expect(mail.body).toContain("I får en kreditnota.");
  expect((await app.call(rows.askAboutInvoice, { as: token, params, body })).status).toBe(200);
});

test("a question carries the name of the user who asked, for the company and in 'I dag'", async () => {
  const { booking, token, invoice } = await invoicedCompany();
  const pia = await make.corporation(app.db, {
    ...{ member_of: booking.corporation_id, company_role: "finance", contact_person: "Pia Skov" },
  });
  const as = await app.signIn({ kind: "corporation", id: pia.id });
  const body = { message: "Hvad er tillægget?", about: "price" } as const;
  const asked = await app.call(rows.askAboutInvoice, { as, params: { id: invoice.id }, body });
  expect(asked.body.asked_by).toBe("Pia Skov");
  const [read] = (await app.call(rows.ownInvoices, { as: token })).body;
  expect(read?.question).toMatchObject({ asked_by: "Pia Skov" });
  const { groups } = (await app.call(worklistEndpoints.today, { as: admin })).body;
  const group = groups.find(({ key }) => key === "invoice_questions");
  expect(group?.items.at(-1)?.about).toEqual(["price", invoice.number, asked.body.answer_by, "Pia Skov"]);
});
