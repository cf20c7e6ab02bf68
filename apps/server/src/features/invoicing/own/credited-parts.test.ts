import { expect, test } from "vitest";
import { companyInvoiceEndpoints } from "#contract/invoicing/company-invoice.endpoints.ts";
import { documentReminderEndpoints as reminders } from "#contract/invoicing/document-reminder.endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { monthEndpoints } from "#contract/invoicing/month.endpoints.ts";
import { paymentEndpoints } from "#contract/invoicing/payment.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { testDelivery } from "#tests/support/fixtures/delivery.ts";
import { agreed, makeWorkedBooking, makeWorker } from "#tests/support/fixtures/money.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
const { deliver } = testDelivery(app);
const at = (text: string) => app.setNow(Date.parse(text));

/** Everything that waits to be issued is. */
async function issueAll() {
  const waiting = app.db.selectFrom("outbox").select("id").where("channel", "=", "accounting");
  const rowsOf = await waiting.where("sent_at", "is", null).orderBy("id").execute();
  for (const { id } of rowsOf) await deliver(id);
}

/** A week's invoice over bookings of one company, each of 7¾ hours: VAT of the whole is not that of its parts together. */
async function weekInvoice(monday: string, count: number) {
  at(`${monday}T08:00:00Z`);
  const first = await makeWorkedBooking(app, { date: monday, payment_deadline: 7 });
  const company = first.corporation_id;
  const others = Array.from({ length: count - 1 }, () =>
    makeWorkedBooking(app, { date: monday, payment_deadline: 7, corporation_id: company }),
  );
  const bookings = [first, ...(await Promise.all(others))];
  await app.db
    .updateTable("corporations")
    .set({ invoice_grouping: "week" })
    .where("id", "=", company)
    .execute();
  for (const { id } of bookings) await makeWorker(app, id, agreed("10:00", "17:45"));
  app.setNow(app.services.clock.now() + 7 * 24 * 3_600_000);
  const run = (await app.call(runEndpoints.invoiceRun, { as: admin.token })).body;
  const asked = run.bookings.map(({ booking_id, shift_ids, fee_shift_ids, total }) => ({
    ...{ booking_id, shift_ids, total },
    keep_fees: fee_shift_ids,
  }));
  await app.call(rows.sendWeekInvoices, { as: admin.token, body: { bookings: asked } });
  await issueAll();
  const parts = await app.db
    .selectFrom("invoices")
    .select(["id", "document_id", "booking_id"])
    .where(
      "booking_id",
      "in",
      bookings.map(({ id }) => id),
    )
    .orderBy("id")
    .execute();
  expect(new Set(parts.map(({ document_id }) => document_id)).size).toBe(1);
  return { company, parts, id: parts[0]?.document_id ?? 0 };
}

const byId = (id: number) => ({ as: admin.token, params: { id } });
const owed = async (id: number) => (await app.call(paymentEndpoints.payments, byId(id))).body;
const credit = (id = 0) => app.call(rows.credit, { ...byId(id), body: { reason: "Forkerte timer" } });
const documents = (id: number) =>
  app.db
    .selectFrom("invoice_documents")
    .select(["id", "kind", "net", "vat", "number"])
    .where((eb) => eb.or([eb("id", "=", id), eb("credits", "=", id)]))
    .orderBy("id")
    .execute();

test("credit notes over all bookings of an invoice take all its VAT back, one by one or both at once", async () => {
  for (const monday of ["2026-09-07", "2026-09-14"]) {
    const { id, parts } = await weekInvoice(monday, 3);
    const [first, ...rest] = parts;
    expect((await credit(first?.id)).status).toBe(200);
    expect((await credit(first?.id)).body).toMatchObject({ code: "already_credited" });
    const both = await Promise.all(rest.map((part) => credit(part.id)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await issueAll();
    const [invoice, ...notes] = await documents(id);
    expect(notes).toHaveLength(3);
    expect(notes.reduce((sum, { net }) => sum + net, 0)).toBe(invoice?.net);
    expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(invoice?.vat);
    expect(await owed(id)).toMatchObject({ open: 0, overpaid: 0 });
  }
});

test("one booking credited, a reminder with its fee, a part paid, the bank's file, and a closed month stay one sum", async () => {
  at("2026-09-01T08:00:00Z");
  const fee = { key: "first_reminder_fee", value: 100, valid_from: "2026-09-01" } as const;
  expect((await app.call(priceSettingEndpoints.setPrice, { as: admin.token, body: fee })).status).toBe(200);
  const { id, parts, company } = await weekInvoice("2026-10-05", 2);
  at("2026-10-30T08:00:00Z");
  const { open } = await owed(id);
  const ask = { document_id: id, step: 1, open, fee: 100 };
  await app.call(reminders.sendReminders, { as: admin.token, body: { reminders: [ask] } });
  const before = await owed(id);
  expect(before.open).toBe(open + 100);
  at("2026-11-02T08:00:00Z");
  await credit(parts[0]?.id);
  // What was seen before the credit note was issued is not what is open after it.
  await issueAll();
  const pay = (amount: number, seen: number) =>
    app.call(paymentEndpoints.addPayment, { ...byId(id), body: { day: "2026-11-02", amount, open: seen } });
  expect((await pay(500, before.open)).body).toMatchObject({ code: "total_changed" });
  const credited = await owed(id);
  expect((await pay(500, credited.open)).status).toBe(200);
  const rest = await owed(id);
  expect(fromWireKroner(rest.open)).toBe(fromWireKroner(credited.open) - 500_00);
  const token = await app.signIn({ kind: "corporation", id: company });
  const [read] = (await app.call(companyInvoiceEndpoints.ownInvoices, { as: token })).body.filter(
    ({ kind }) => kind === "invoice",
  );
  expect(read).toMatchObject({ left: rest.open });
  const line = { day: "2026-11-03", amount: rest.open, text: `Faktura ${rest.number}`, occurrence: 1 };
  at("2026-11-03T08:00:00Z");
  const match = () => app.call(paymentEndpoints.matchBankLines, { as: admin.token, body: { lines: [line] } });
  expect((await match()).body.lines).toEqual([{ state: "sure", invoices: [id] }]);
  expect((await pay(1, rest.open)).status).toBe(200);
  // Paid by an øre less than the file says by now: the office chooses.
  expect((await match()).body.lines).toEqual([{ state: "choose", invoices: [id] }]);

  // Undo everything that can be, and credit the rest: nothing is owed, and the journal has nothing on the debtors but what was paid.
  for (const { id: payment } of (await owed(id)).payments) {
    await app.call(paymentEndpoints.undoPayment, byId(payment));
  }
  await credit(parts[1]?.id);
  await issueAll();
  expect(await owed(id)).toMatchObject({ open: 0, overpaid: 0, fees: 0, paid: 0 });
  let debtors = 0;
  for (const month of ["2026-10", "2026-11"]) {
    const { journal } = (await app.call(monthEndpoints.monthFiles, { as: admin.token, params: { month } }))
      .body;
    for (const { account_key, debit, credit: off } of journal) {
      if (account_key === "debtors") debtors += fromWireKroner(debit) - fromWireKroner(off);
    }
  }
  expect(debtors).toBe(0);
  expect((await app.call(reminders.dueReminders, { as: admin.token })).body.due).toEqual([]);
});
