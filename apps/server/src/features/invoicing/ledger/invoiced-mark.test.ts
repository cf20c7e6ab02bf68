import { expect, test } from "vitest";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";
import { makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";

const { app, admins, deliverAll } = testTable();
const params = (id: number) => ({ as: admins[0], params: { id } });

async function isMarked(id: number): Promise<boolean> {
  const { body } = await app.call(invoicingEndpoints.details, params(id));
  return body.bookingOptions.all_check_times_approved;
}

async function mark(id: number, isOn: boolean) {
  const body = { all_check_times_approved: isOn };
  expect((await app.call(invoicingEndpoints.saveOptions, { ...params(id), body })).status).toBe(200);
}

async function sendAll(id: number) {
  expect((await sendProposed(app, admins[0], id)).status).toBe(200);
  await deliverAll();
}

async function creditLast(id: number) {
  const { body } = await app.call(rows.ledger, params(id));
  const invoice = body.invoices.findLast(({ kind }) => kind === "invoice");
  await app.call(rows.credit, { ...params(invoice?.id ?? 0), body: { reason: "Forkerte timer" } });
  await deliverAll();
}

test("an accepted invoice marks the booking, and a credit of it all takes the mark off again", async () => {
  const booking = await makeWorkedBooking(app);
  await makeWorker(app, booking.id);
  expect((await sendProposed(app, admins[0], booking.id)).status).toBe(200);
  expect(await isMarked(booking.id)).toBe(false);
  await deliverAll();
  expect(await isMarked(booking.id)).toBe(true);
  await creditLast(booking.id);
  expect(await isMarked(booking.id)).toBe(false);
  await sendAll(booking.id);
  expect(await isMarked(booking.id)).toBe(true);
});

test("an invoice of some of them marks nothing, so that the hours of the others stay open", async () => {
  const booking = await makeWorkedBooking(app, { number_of_staff: 2 });
  await makeWorker(app, booking.id);
  await makeWorker(app, booking.id, { admin_approve_invoice: false });
  await sendAll(booking.id);
  expect(await isMarked(booking.id)).toBe(false);
});

test("what a person marked stays through invoice and credit note, and what a person took off stays off", async () => {
  const booking = await makeWorkedBooking(app);
  await makeWorker(app, booking.id);
  await mark(booking.id, true);
  await sendAll(booking.id);
  await creditLast(booking.id);
  expect(await isMarked(booking.id)).toBe(true);
  await mark(booking.id, false);
  await sendAll(booking.id);
  expect(await isMarked(booking.id)).toBe(true);
  await mark(booking.id, false);
  expect((await app.call(rows.sendPay, params(booking.id))).status).toBe(200);
  await deliverAll();
  expect(await isMarked(booking.id)).toBe(false);
});
