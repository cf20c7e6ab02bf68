import { beforeAll, expect, test } from "vitest";
import { documentReminderEndpoints as reminders } from "#contract/invoicing/document-reminder.endpoints.ts";
import { monthEndpoints as rows } from "#contract/invoicing/month.endpoints.ts";
import { paymentEndpoints } from "#contract/invoicing/payment.endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import * as make from "#tests/support/factories.ts";
import { makeWorkedBooking } from "#tests/support/fixtures/money.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let admin: string;
const at = (text: string) => app.setNow(Date.parse(text));
const FEE = 100;
const GROSS = 2500;

beforeAll(async () => {
  at("2026-10-01T08:00:00Z");
  admin = await app.signIn({
    kind: "corporation",
    id: (await make.corporation(app.db, { is_admin: true })).id,
  });
  const body = { key: "first_reminder_fee", value: FEE, valid_from: "2026-10-01" } as const;
  await app.call(priceSettingEndpoints.setPrice, { as: admin, body });
});

let numbered = 40_000;

/** A document of our own series over 2.500,00 with VAT, dated as it says. */
async function issued(date: string, values: Partial<Parameters<typeof make.invoice>[1]> = {}) {
  const booking_id = values.booking_id ?? (await makeWorkedBooking(app, { date })).id;
  numbered += 1;
  const invoice = await make.invoice(app.db, {
    ...{ total: 2_000_00, vendor: "own", number: String(numbered), due_date: date, ...values },
    ...{ booking_id, created_at: new Date(app.services.clock.now()) },
  });
  await app.db
    .updateTable("invoice_documents")
    .set({ entry_date: date })
    .where("id", "=", invoice.document_id)
    .execute();
  return { ...invoice, booking_id, number: String(numbered) };
}

const byId = (id: number) => ({ as: admin, params: { id } });
const owed = async (id: number) => (await app.call(paymentEndpoints.payments, byId(id))).body;

/** Reminds of a document with its fee, and answers the reminder. */
async function remind(id: number, open = GROSS, step = 1) {
  const body = { reminders: [{ document_id: id, step, open, fee: FEE, despite_question: true }] };
  expect((await app.call(reminders.sendReminders, { as: admin, body })).body).toMatchObject([
    { status: "sent" },
  ]);
  return (await owed(id)).reminders[0]?.id ?? 0;
}
const pay = async (id: number, amount: number) => {
  const body = { day: "2026-10-28", amount, open: (await owed(id)).open };
  expect((await app.call(paymentEndpoints.addPayment, { ...byId(id), body })).status).toBe(200);
};
const month = async (asked: string) =>
  (await app.call(rows.month, { as: admin, params: { month: asked } })).body;
const journal = async (asked: string) =>
  (await app.call(rows.monthFiles, { as: admin, params: { month: asked } })).body.journal;
const close = async (asked: string) => {
  const seen = (await month(asked)).bookings.flatMap(({ booking_id, differences }) =>
    differences.map(({ key, ids }) => ({ booking_id, key, ids })),
  );
  const body = { month: asked, seen, reason: "Resten kommer" };
  expect((await app.call(rows.closeMonth, { as: admin, body })).status).toBe(200);
};

test("fees come and fall away in the journal on their days, once, and debtors are what customers owe", async () => {
  at("2026-10-02T08:00:00Z");
  const all: Awaited<ReturnType<typeof issued>>[] = [];
  for (let count = 0; count < 7; count += 1) all.push(await issued("2026-10-02"));
  const [stands, paid, waived, withdrawn, credited, both, part] = all.map(({ document_id }) => document_id);
  at("2026-10-20T08:00:00Z");
  const sent = new Map<number | undefined, number>();
  for (const { document_id } of all) sent.set(document_id, await remind(document_id));
  at("2026-10-28T23:30:00Z"); // The 29th in Copenhagen.
  await pay(paid ?? 0, GROSS + FEE);
  await pay(part ?? 0, 1000);
  // A waived fee that was paid is the customer's.
  await pay(waived ?? 0, GROSS + FEE);
  await app.call(reminders.withdrawReminder, byId(sent.get(withdrawn) ?? 0));
  at("2026-10-31T08:00:00Z");
  await remind(credited ?? 0, GROSS + FEE, 2);
  at("2026-11-01T08:00:00Z");
  expect((await month("2026-10")).sums).toMatchObject({ fees: 7 * FEE, net: 7 * 2000 });
  await close("2026-10");
  at("2026-11-03T08:00:00Z");
  for (const id of [waived, both]) await app.call(reminders.waiveFee, byId(sent.get(id) ?? 0));
  at("2026-11-05T08:00:00Z");
  for (const { id, document_id, booking_id } of all) {
    if (document_id !== credited && document_id !== both) continue;
    await issued("2026-11-05", { booking_id, kind: "credit_note", credits: id });
  }
  // It was waived before.
  await app.call(reminders.withdrawReminder, byId(sent.get(both) ?? 0));

  const lines = [...(await journal("2026-10")), ...(await journal("2026-11"))];
  const numbersOf = (kind: string, date: string) =>
    new Set(lines.filter((line) => line.kind === kind && line.date === date).map(({ number }) => number));
  const named = (...ids: (number | undefined)[]) =>
    new Set(all.flatMap(({ document_id, number }) => (ids.includes(document_id) ? [number] : [])));
  expect(numbersOf("reminder_fee", "2026-10-20")).toEqual(new Set(all.map(({ number }) => number)));
  expect(numbersOf("reminder_fee_ended", "2026-10-29")).toEqual(named(withdrawn));
  expect(numbersOf("reminder_fee_ended", "2026-11-03")).toEqual(named(waived, both));
  expect(numbersOf("reminder_fee_ended", "2026-11-05")).toEqual(named(credited));
  expect(lines.find(({ account_key }) => account_key === "reminder_fees")).toMatchObject({
    ...{ account: "1550", credit: FEE, vat_code: "", voucher: expect.stringMatching(/^RYK-\d+$/) },
  });

  const balance = (kept: (line: (typeof lines)[number]) => boolean) =>
    lines
      .filter(kept)
      .reduce((sum, line) => sum + fromWireKroner(line.debit) - fromWireKroner(line.credit), 0);
  for (const voucher of new Set(lines.map((line) => line.voucher))) {
    expect(balance((line) => line.voucher === voucher)).toBe(0);
  }
  const rests = await Promise.all(
    all.map(async ({ document_id }) => {
      const { open, overpaid } = await owed(document_id);
      return fromWireKroner(open) - fromWireKroner(overpaid);
    }),
  );
  expect(balance(({ account_key }) => account_key === "debtors")).toBe(
    rests.reduce((sum, rest) => sum + rest, 0),
  );
  // Those of what stands, was paid and is paid in part.
  expect(balance(({ account_key }) => account_key === "reminder_fees")).toBe(-3 * 100_00);
  expect(await owed(stands ?? 0)).toMatchObject({ open: GROSS + FEE });

  const november = await month("2026-11");
  expect(november.sums.fees).toBe(-4 * FEE);
  const october = await month("2026-10");
  expect(october.sums.fees).toBe(october.closing?.fees);
  const later = october.later.filter(({ kind }) => kind === "reminder_fee_ended");
  expect(new Set(later.map(({ number }) => number))).toEqual(named(waived, both, credited));
  // Both fees of what was credited fell away at once.
  expect(later.map(({ amount }) => amount)).toEqual([-FEE, -FEE, -2 * FEE]);
});
