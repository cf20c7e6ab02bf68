import { beforeAll, expect, test } from "vitest";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { monthEndpoints as rows } from "#contract/invoicing/month.endpoints.ts";
import { paymentEndpoints } from "#contract/invoicing/payment.endpoints.ts";
import { defaultAccounts } from "#rules/money/bookkeeping.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import * as make from "#tests/support/factories.ts";
import { testDelivery } from "#tests/support/fixtures/delivery.ts";
import { makeWorkedBooking, makeWorker, prepayAsSeen, sendProposed } from "#tests/support/fixtures/money.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const { deliver } = testDelivery(app);
const admins: string[] = [];
const MONTH = "2026-10";
const at = (text: string) => app.setNow(Date.parse(text));

beforeAll(async () => {
  for (const contact_person of ["Maja Kontor", "Bo Bogholder"]) {
    const { id } = await make.corporation(app.db, { is_admin: true, contact_person });
    admins.push(await app.signIn({ kind: "corporation", id }));
  }
});

const by = (month: string) => ({ as: admins[0] ?? "", params: { month } });
const read = async (month = MONTH) => (await app.call(rows.month, by(month))).body;
const filesOf = async (month = MONTH) => (await app.call(rows.monthFiles, by(month))).body;
const seenIn = ({ bookings }: Awaited<ReturnType<typeof read>>) =>
  bookings.flatMap(({ booking_id, differences }) =>
    differences.map(({ key, ids }) => ({ booking_id, key, ids })),
  );
type Seen = ReturnType<typeof seenIn>;
const close = (seen: Seen, reason = "", { month = MONTH, admin = 0 } = {}) =>
  app.call(rows.closeMonth, { as: admins[admin] ?? "", body: { month, seen, reason } });

/** Everything that waits for accounting and payroll arrives. */
async function deliverAll() {
  const waiting = await app.db
    .selectFrom("outbox")
    .select("id")
    .where("channel", "in", ["accounting", "payroll"])
    .where("sent_at", "is", null)
    .orderBy("id")
    .execute();
  for (const { id } of waiting) await deliver(id);
}

/** A booking of October with one person whose hours are approved. */
async function worked(values: object = {}) {
  const booking = await makeWorkedBooking(app, { date: "2026-10-20", ...values });
  const shift = await makeWorker(app, booking.id, {}, { first_name: "Anna", last_name: "Krogh" });
  return { booking, shift };
}

/** Invoice and pay of a booking, sent and accepted. */
async function sendAll(bookingId: number) {
  expect((await sendProposed(app, admins[0] ?? "", bookingId)).status).toBe(200);
  await app.call(ledgerEndpoints.sendPay, { as: admins[0] ?? "", params: { id: bookingId } });
  await deliverAll();
}

const invoiceOf = async (bookingId: number) => {
  const { body } = await app.call(ledgerEndpoints.ledger, { as: admins[0] ?? "", params: { id: bookingId } });
  return body.invoices;
};

test("the accounts are those of the public chart until the office writes its own", async () => {
  const { body } = await app.call(rows.accounts, { as: admins[0] ?? "" });
  expect(body).toEqual({ ...defaultAccounts, vat_code: "" });
  const saved = await app.call(rows.saveAccounts, {
    as: admins[0] ?? "",
    body: { ...defaultAccounts, revenue: "10 00", vat_code: "U25" },
  });
  expect(saved.body).toMatchObject({ revenue: "1000", vat_code: "U25" });
  const wrong = { ...defaultAccounts, bank: "Nordea", vat_code: "" };
  expect((await app.call(rows.saveAccounts, { as: admins[0] ?? "", body: wrong })).status).toBe(422);
  await app.call(rows.saveAccounts, { as: admins[0] ?? "", body: { ...defaultAccounts, vat_code: "" } });
});

test("the journal has every document and payment of the month to the øre, and debits are credits on each voucher", async () => {
  at("2026-10-21T09:00:00Z");
  const { booking } = await worked();
  const prepaid = await worked({ date: "2026-10-25" });
  await prepayAsSeen(app, admins[0] ?? "", prepaid.booking.id, 25);
  await sendAll(booking.id);
  at("2026-10-28T09:00:00Z");
  await sendAll(prepaid.booking.id);
  const [first] = await invoiceOf(booking.id);
  const documents = await app.db.selectFrom("invoice_documents").selectAll().orderBy("id").execute();
  const paid = documents.find(({ kind }) => kind === "invoice");
  const gross = ((paid?.net ?? 0) + (paid?.vat ?? 0)) / 100;
  const pay = { as: admins[0] ?? "", params: { id: paid?.id ?? 0 } };
  const told = await app.call(paymentEndpoints.addPayment, {
    ...pay,
    body: { day: "2026-10-27", amount: gross, open: gross },
  });
  await app.call(paymentEndpoints.undoPayment, {
    as: admins[0] ?? "",
    params: { id: told.body.payments[0]?.id ?? 0 },
  });
  at("2026-10-30T09:00:00Z");
  await app.call(ledgerEndpoints.credit, {
    as: admins[0] ?? "",
    params: { id: first?.id ?? 0 },
    body: { reason: "Forkerte timer" },
  });
  await deliverAll();

  const { journal, documents: listed, left_out, pay: wages } = await filesOf();
  expect(left_out).toEqual([]);
  expect(new Set(journal.map(({ kind }) => kind))).toEqual(
    new Set(["prepayment", "invoice", "payment", "payment_undone", "credit_note"]),
  );
  const sumOf = (lines: typeof journal, side: "debit" | "credit") =>
    lines.reduce((ore, line) => ore + fromWireKroner(line[side]), 0);
  for (const lines of Map.groupBy(journal, ({ voucher }) => voucher).values()) {
    expect(sumOf(lines, "debit")).toBe(sumOf(lines, "credit"));
  }
  const balance = (key: string) => {
    const own = journal.filter(({ account_key }) => account_key === key);
    return sumOf(own, "debit") - sumOf(own, "credit");
  };
  const all = await app.db.selectFrom("invoice_documents").select(["kind", "net", "vat"]).execute();
  const signed = (of: (document: (typeof all)[number]) => number) =>
    all.reduce((sum, document) => sum + (document.kind === "credit_note" ? -1 : 1) * of(document), 0);
  expect(balance("debtors")).toBe(signed(({ net, vat }) => net + vat));
  expect(balance("sales_vat")).toBe(-signed(({ vat }) => vat));
  // What was prepaid came off the last invoice, and stands on its account no more.
  expect(balance("prepayments")).toBe(0);
  expect(balance("revenue")).toBe(-signed(({ net }) => net));
  expect(balance("bank")).toBe(0);
  expect(listed.reduce((sum, { net }) => sum + fromWireKroner(net), 0)).toBe(signed(({ net }) => net));
  expect(wages.reduce((sum, { amount }) => sum + amount, 0)).toBe((await read()).sums.wages);
  expect(journal[0]).toMatchObject({ customer: "Hotel Strand", account: expect.stringMatching(/^\d{4}$/) });
  expect((await filesOf("2026-09")).journal).toEqual([]);
});

test("what a service made is told apart, and not booked twice", async () => {
  const booking = await makeWorkedBooking(app, { date: "2026-10-02" });
  const { document_id } = await make.invoice(app.db, {
    booking_id: booking.id,
    vendor: "billy",
    number: "B-1",
    created_at: new Date("2026-10-02T10:00:00Z"),
  });
  await app.db
    .updateTable("invoice_documents")
    .set({ entry_date: "2026-10-02" })
    .where("id", "=", document_id)
    .execute();
  const { journal, documents, left_out } = await filesOf();
  expect(left_out).toEqual([{ vendor: "billy", documents: 1 }]);
  expect(journal.some(({ number }) => number === "B-1")).toBe(false);
  expect(documents.some(({ number }) => number === "B-1")).toBe(true);
});

test("what is open stands booking by booking, and keeps a month open until a reason is given", async () => {
  at("2026-08-20T09:00:00Z");
  const month = "2026-08";
  const { booking, shift } = await worked({ date: "2026-08-10" });
  expect((await close([], "", { month })).body).toMatchObject({ code: "month_not_over" });
  at("2026-09-01T09:00:00Z");
  const before = await read(month);
  expect(before).toMatchObject({
    open: 2,
    is_over: true,
    closing: null,
    sums: { worked: 2008, to_come: 2008 },
  });
  expect(before.bookings).toMatchObject([
    {
      booking_id: booking.id,
      corporation: "Hotel Strand",
      differences: [
        { key: "not_invoiced", count: 1 },
        { key: "not_paid", count: 1 },
      ],
    },
  ]);
  const seen = seenIn(before);
  expect((await close(seen, "", { month })).body).toMatchObject({ code: "reason_missing" });
  expect((await close(seen.slice(1), "Timer", { month })).body).toMatchObject({ code: "month_changed" });
  await app.db
    .updateTable("shifts")
    .set({ admin_approve_invoice: false })
    .where("id", "=", shift.id)
    .execute();
  const after = await read(month);
  expect(after.open).toBe(before.open);
  expect(after.bookings[0]?.differences.map(({ key }) => key)).toEqual(["not_approved", "not_paid"]);
  // As many as before: one is another one.
  const refused = await close(seen, "Timer", { month });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: "month_changed",
    added: [{ booking_id: booking.id, key: "not_approved", count: 1 }],
    message:
      "Måneden er ændret, siden du så den. Nyt: Hotel Strand 10. aug.: 1 person er ikke godkendt. 1 ting er på plads siden. Se den igennem igen.",
  });
  const closed = await close(seenIn(after), "Hotellet svarer i næste uge", { month });
  expect(closed.body.closing).toMatchObject({
    closed_by: "Maja Kontor",
    open_differences: 2,
    reason: "Hotellet svarer i næste uge",
  });
});

test("of two who close a month at once one wins, and the other is told who did", async () => {
  at("2026-11-01T08:00:00Z");
  const seen = seenIn(await read());
  const both = await Promise.all([close(seen, "Vi er færdige"), close(seen, "Vi er færdige", { admin: 1 })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = both[0]?.status === 200 ? "Maja Kontor" : "Bo Bogholder";
  const loser = both.find(({ status }) => status === 409);
  expect(loser?.body).toMatchObject({ code: "month_closed", message: expect.stringContaining(winner) });
  expect((await read()).closing?.closed_by).toBe(winner);
});

test("a closed month blocks no correction, and tells each that was made after it", async () => {
  const before = (await read()).closing;
  at("2026-11-05T09:00:00Z");
  const invoice = (await filesOf()).documents.find(
    ({ kind, vendor, standing }) => kind === "invoice" && vendor === "own" && standing !== "credited",
  );
  const part = await app.db
    .selectFrom("invoices")
    .select("id")
    .where("document_id", "in", (eb) =>
      eb
        .selectFrom("invoice_documents")
        .select("id")
        .where("number", "=", invoice?.number ?? ""),
    )
    .executeTakeFirstOrThrow();
  expect(
    (
      await app.call(ledgerEndpoints.credit, {
        as: admins[1] ?? "",
        params: { id: part.id },
        body: { reason: "Rabat aftalt" },
      })
    ).status,
  ).toBe(200);
  await deliverAll();
  const after = await read();
  expect(after.later).toMatchObject([
    { kind: "credit_note", name: "Hotel Strand", amount: -(invoice?.net ?? 0) },
  ]);
  expect(after.closing).toEqual(before);
  // The credit note is dated in November; October's sums stay.
  expect(after.sums.net).toBe(before?.net);
});

test("a month is opened again with a reason, waits anew, and keeps its history", async () => {
  const open = (reason: string) =>
    app.call(rows.openMonth, { as: admins[1] ?? "", body: { month: MONTH, reason } });
  expect((await open("  ")).status).toBe(422);
  const opened = await open("Revisor mangler en kreditnota");
  expect(opened.body).toMatchObject({
    closing: null,
    later: [],
    opened: [{ opened_by: "Bo Bogholder", opened_reason: "Revisor mangler en kreditnota" }],
  });
  expect((await open("Igen")).body).toMatchObject({ code: "month_open" });
  const list = (await app.call(rows.months, { as: admins[0] ?? "" })).body;
  expect(list[0]).toMatchObject({ month: "2026-11", is_over: false });
  expect(list.find(({ month }) => month === MONTH)).toMatchObject({ is_over: true, closed_at: null });
  expect((await close(seenIn(opened.body), "Alt er med nu")).status).toBe(200);
  expect((await read()).opened).toHaveLength(1);
});
