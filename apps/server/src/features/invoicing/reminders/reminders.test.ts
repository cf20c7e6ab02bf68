import { beforeAll, expect, test } from "vitest";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { companyInvoiceEndpoints } from "#contract/invoicing/company-invoice.endpoints.ts";
import { documentReminderEndpoints as rows } from "#contract/invoicing/document-reminder.endpoints.ts";
import { paymentEndpoints } from "#contract/invoicing/payment.endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import type { BodyInput } from "#contract/wire/endpoint.ts";
import { DAY_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { makeCorporation, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
let admin: string;
let other: string;
let numbered = 30_000;

beforeAll(async () => {
  const signIn = async (contact_person: string) => {
    const { id } = await make.corporation(app.db, { is_admin: true, contact_person });
    return app.signIn({ kind: "corporation", id });
  };
  admin = await signIn("Karen Lund");
  other = await signIn("Bo Dam");
});

/** An invoice of our own series over 2.500,00 with VAT that was due a week ago. */
async function overdueInvoice(values: Partial<Parameters<typeof make.invoice>[1]> = {}) {
  app.setNow(TEST_NOW);
  const hotel = await makeCorporation(app, { name: "Rykkergaarden" });
  const booking = await hotel.booking({ is_sent_to_billy: true });
  numbered += 1;
  const number = String(numbered);
  const { id, document_id } = await make.invoice(app.db, {
    ...{ booking_id: booking.id, total: 2_000_00, vendor: "own", number, due_date: testDay(-7) },
    ...values,
  });
  return { id: document_id, invoiceId: id, number, booking: booking.id, company: booking.corporation_id };
}

const later = (days: number) => app.setNow(TEST_NOW + days * DAY_MS);
const dueOf = async (id: number) =>
  (await app.call(rows.dueReminders, { as: admin })).body.due.find(({ document_id }) => document_id === id);
type Asked = BodyInput<typeof rows.sendReminders>["reminders"][number];
const send = async (reminders: Asked[], as = admin) =>
  (await app.call(rows.sendReminders, { as, body: { reminders } })).body;
const sendDue = async (id: number, as = admin) => {
  const due = await dueOf(id);
  if (!due) throw new Error("no reminder is due");
  const { step, open, fee, question } = due;
  return send([{ document_id: id, step, open, fee, despite_question: question !== null }], as);
};
const paymentsOf = async (id: number) =>
  (await app.call(paymentEndpoints.payments, { as: admin, params: { id } })).body;
const pay = (id: number, amount: number, open: number) =>
  app.call(paymentEndpoints.addPayment, {
    as: admin,
    params: { id },
    body: { day: testDay(-1), amount, open },
  });
const mails = (company: number) =>
  app.db
    .selectFrom("outbox")
    .select(["subject", "body", "payload", "key"])
    .where("subject_key", "=", `corporation:${company}`)
    .orderBy("id")
    .execute();
const isMarked = async (id: number) =>
  (await app.db.selectFrom("bookings").select("paid_at").where("id", "=", id).executeTakeFirstOrThrow())
    .paid_at !== null;
const waits = async (number: string) =>
  (await app.call(worklistEndpoints.today, { as: admin })).body.groups
    .find(({ key }) => key === "reminders_due")
    ?.items.find(({ about }) => about[0] === number)?.about;

test("three reminders go, each on its day, and the company reads them and owes their fees", async () => {
  const { id, number, company, booking } = await overdueInvoice();
  expect(await dueOf(id)).toMatchObject({ number, step: 1, fee: 0, open: 2500, last_sent: null });
  expect(await waits(number)).toEqual([number, testDay(-7), "1"]);
  expect(await sendDue(id)).toEqual([{ document_id: id, status: "sent", code: null, message: null }]);
  expect(await dueOf(id)).toBeUndefined();
  expect(await waits(number)).toBeUndefined();
  later(10);
  expect(await dueOf(id)).toMatchObject({ step: 2, fee: 100, open: 2500, last_sent: testDay(0) });
  await sendDue(id);
  later(20);
  await sendDue(id);
  later(40);
  expect(await dueOf(id)).toBeUndefined();
  expect(await paymentsOf(id)).toMatchObject({ fees: 200, open: 2700, reminders: [{ step: 3 }, {}, {}] });

  const token = await app.signIn({ kind: "corporation", id: company });
  const [read] = (await app.call(companyInvoiceEndpoints.ownInvoices, { as: token })).body;
  expect(read).toMatchObject({ left: 2700, reminders: [{ step: 3, fee: 100 }, { fee: 100 }, { fee: 0 }] });
  const sent = await mails(company);
  expect(sent.map(({ subject }) => subject)).toEqual(
    [1, 2, 3].map((step) => `${step}. rykker for faktura ${number}`),
  );
  expect(sent[2]?.payload).toMatchObject({ attachedDocument: id });
  expect(sent[2]?.body).toContain("2.700,00");

  expect((await pay(id, 1000, 2700)).body).toMatchObject({ open: 1700 });
  expect((await pay(id, 1700, 1700)).body).toMatchObject({ open: 0, overpaid: 0 });
  expect(await isMarked(booking)).toBe(true);
});

test("of two presses at once one sends, and two admins send one reminder", async () => {
  const { id, company } = await overdueInvoice();
  const due = await dueOf(id);
  const asked = [{ document_id: id, step: 1, open: due?.open ?? 0, fee: 0 }];
  const both = (await Promise.all([send(asked), send(asked, other)])).flat();
  expect(both.map(({ status }) => status).toSorted()).toEqual(["refused", "sent"]);
  expect(both.find(({ status }) => status === "refused")).toMatchObject({ code: "reminder_sent" });
  expect(await mails(company)).toHaveLength(1);
});

test("what was paid meanwhile, in full or in part, is refused for its row alone", async () => {
  const [paid, part, fine] = [await overdueInvoice(), await overdueInvoice(), await overdueInvoice()];
  const asked = [paid, part, fine].map(({ id }) => ({ document_id: id, step: 1, open: 2500, fee: 0 }));
  await pay(paid.id, 2500, 2500);
  await pay(part.id, 100, 2500);
  const results = await send([...asked, { document_id: 999_999, step: 1, open: 1, fee: 0 }]);
  expect(results.map(({ code }) => code)).toEqual(["reminder_paid", "total_changed", null, "not_found"]);
  expect(results[0]?.message).toBe("Fakturaen er betalt i mellemtiden.");
});

test("a question holds a reminder back until the office has seen it and sends all the same", async () => {
  const { id, number, company } = await overdueInvoice();
  const token = await app.signIn({ kind: "corporation", id: company });
  const question = { as: token, params: { id }, body: { message: "Hvorfor fem timer?" } };
  expect((await app.call(companyInvoiceEndpoints.askAboutInvoice, question)).status).toBe(200);
  expect(await waits(number)).toBeUndefined();
  expect(await dueOf(id)).toMatchObject({ question: "Hvorfor fem timer?" });
  const [unseen] = await send([{ document_id: id, step: 1, open: 2500, fee: 0 }]);
  expect(unseen).toMatchObject({ status: "refused", code: "reminder_asked" });
  expect(await sendDue(id)).toMatchObject([{ status: "sent" }]);
});

test("a withdrawn reminder takes its fee along, tells the company, and is due again; the last one first", async () => {
  const { id, company } = await overdueInvoice();
  await sendDue(id);
  later(10);
  await sendDue(id);
  const [second, first] = (await paymentsOf(id)).reminders;
  const withdraw = (reminder = 0) => app.call(rows.withdrawReminder, { as: admin, params: { id: reminder } });
  expect((await withdraw(first?.id)).body).toMatchObject({ code: "reminder_not_last" });
  for (let press = 0; press < 2; press += 1) {
    expect((await withdraw(second?.id)).body).toMatchObject({ open: 2500, fees: 0 });
  }
  const told = (await mails(company)).filter(({ key }) => key.startsWith("reminder-withdrawn"));
  expect(told).toHaveLength(1);
  expect(told[0]?.body).toContain("100,00");
  expect(await dueOf(id)).toMatchObject({ step: 2, fee: 100 });
  expect(await sendDue(id)).toMatchObject([{ status: "sent" }]);
  expect((await withdraw(999_999)).status).toBe(404);
});

test("a fee alone is not reminded of; waived, the invoice and its booking count as paid, until a payment is undone", async () => {
  const { id, booking } = await overdueInvoice();
  await sendDue(id);
  later(10);
  await sendDue(id);
  await pay(id, 2500, 2600);
  expect(await isMarked(booking)).toBe(false);
  later(20);
  expect(await dueOf(id)).toBeUndefined();
  const [second] = (await paymentsOf(id)).reminders;
  const waive = () => app.call(rows.waiveFee, { as: admin, params: { id: second?.id ?? 0 } });
  for (let press = 0; press < 2; press += 1) {
    expect((await waive()).body).toMatchObject({
      ...{ open: 0, fees: 0, reminders: [{ waived_by: "Karen Lund", can_waive: false }, {}] },
    });
  }
  expect(await isMarked(booking)).toBe(true);
  const [payment] = (await paymentsOf(id)).payments;
  await app.call(paymentEndpoints.undoPayment, { as: admin, params: { id: payment?.id ?? 0 } });
  expect(await isMarked(booking)).toBe(false);
  expect(await dueOf(id)).toMatchObject({ step: 3, open: 2500 });
});

test("the bank's file finds a reminded invoice with its fee and without", async () => {
  const { id, number } = await overdueInvoice();
  await sendDue(id);
  later(10);
  await sendDue(id);
  const lines = [2600, 2500].map((amount) => ({ day: testDay(0), amount, text: number, occurrence: 1 }));
  for (const line of lines) {
    const { body } = await app.call(paymentEndpoints.matchBankLines, { as: admin, body: { lines: [line] } });
    expect(body.lines).toEqual([{ state: "sure", invoices: [id] }]);
    expect(body.open.find((one) => one.id === id)).toMatchObject({ open: 2600, fees: 100 });
  }
});

test("a fee falls away with an invoice that is credited in full", async () => {
  const { id, invoiceId, company } = await overdueInvoice();
  await sendDue(id);
  later(10);
  await sendDue(id);
  const { booking_id } = await app.db
    .selectFrom("invoices")
    .select("booking_id")
    .where("id", "=", invoiceId)
    .executeTakeFirstOrThrow();
  numbered += 1;
  await make.invoice(app.db, {
    ...{ booking_id, total: 2_000_00, vendor: "own", kind: "credit_note", credits: invoiceId },
    number: String(numbered),
  });
  expect(await paymentsOf(id)).toMatchObject({ open: 0, fees: 0 });
  later(30);
  expect(await dueOf(id)).toBeUndefined();
  const token = await app.signIn({ kind: "corporation", id: company });
  const invoices = (await app.call(companyInvoiceEndpoints.ownInvoices, { as: token })).body;
  expect(invoices.at(-1)).toMatchObject({ state: "credited", left: 0, reminders: [{ fee: 0 }, { fee: 0 }] });
});

test("what a service made is reminded of there", async () => {
  const { id } = await overdueInvoice({ vendor: "billy" });
  const { due, elsewhere } = (await app.call(rows.dueReminders, { as: admin })).body;
  expect(due.some(({ document_id }) => document_id === id)).toBe(false);
  expect(elsewhere).toEqual([{ vendor: "billy", count: 1 }]);
  const [refused] = await send([{ document_id: id, step: 1, open: 2500, fee: 0 }]);
  expect(refused).toMatchObject({ code: "not_payable" });
});

test("days and fees are settings; what the law does not allow is refused", async () => {
  const { id } = await overdueInvoice();
  const set = (key: BodyInput<typeof priceSettingEndpoints.setPrice>["key"], value: number) =>
    app.call(priceSettingEndpoints.setPrice, { as: admin, body: { key, value, valid_from: testDay(0) } });
  expect((await set("second_reminder_days", 16)).body).toMatchObject({ code: "reminder_days" });
  expect((await set("first_reminder_fee", 101)).status).toBe(422);
  expect((await set("first_reminder_fee", 50)).status).toBe(200);
  expect(await dueOf(id)).toMatchObject({ fee: 50 });
  const [stale] = await send([{ document_id: id, step: 1, open: 2500, fee: 0 }]);
  expect(stale).toMatchObject({ code: "total_changed" });
  expect((await set("first_reminder_days", 6)).status).toBe(200);
});
