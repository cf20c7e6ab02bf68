import { expect, test } from "vitest";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger-endpoints.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";
import { makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";
import { storedShift } from "#tests/support/fixtures.ts";

const { app, billy, zenegy, admins, deliver } = testTable();
const params = (id: number) => ({ as: admins[0], params: { id } });
const ledgerOf = async (id: number) => (await app.call(rows.ledger, params(id))).body;

async function deliverAll(): Promise<void> {
  const waiting = app.db.selectFrom("outbox").select("id").where("status", "in", ["queued", "sending"]);
  for (const { id } of await waiting.orderBy("id").execute()) await deliver(id).catch(() => {});
}

test("what was prepaid comes off no invoice while a credit note takes it back", async () => {
  const booking = await makeWorkedBooking(app);
  await makeWorker(app, booking.id);
  await app.call(rows.prepayment, { ...params(booking.id), body: { percent: 25 } });
  await deliverAll();
  const [prepayment] = (await ledgerOf(booking.id)).invoices;
  await app.call(rows.credit, { ...params(prepayment?.id ?? 0), body: { reason: "Fejl" } });
  expect((await sendProposed(app, admins[0], booking.id)).status).toBe(409);
  await deliverAll();
  expect((await sendProposed(app, admins[0], booking.id)).status).toBe(200);
  expect((await ledgerOf(booking.id)).invoices.at(-1)).toMatchObject({ kind: "invoice", total: 2008 });
});

test("a difference that is taken back leaves the shift at the times that were paid", async () => {
  const booking = await makeWorkedBooking(app);
  const shift = await makeWorker(app, booking.id);
  await app.call(rows.sendToZenegy, params(booking.id));
  await deliverAll();
  const [line] = (await ledgerOf(booking.id)).pay;
  const body = { from: "10:00", to: "17:00", reason: "Gik før" };
  await app.call(rows.payDifference, { ...params(line?.id ?? 0), body });
  zenegy.fail("refuse", { when: /POST .*paychecks$/ });
  await deliverAll();
  const refused = (await ledgerOf(booking.id)).pay.at(-1);
  expect(refused?.state).toBe("refused");
  expect((await app.call(rows.takePayBack, params(refused?.id ?? 0))).status).toBe(200);
  expect(await storedShift(app, shift.id)).toMatchObject({
    admin_employee_checkout_time: null,
    admin_checkout_time: null,
  });
});

test("an invoice whose answer was lost is not refused while Billy will not say what it has", async () => {
  const booking = await makeWorkedBooking(app);
  await makeWorker(app, booking.id);
  await sendProposed(app, admins[0], booking.id);
  billy.fail("commit_and_drop", { when: /^PUT / });
  await deliverAll();
  billy.fail("refuse", { when: /^GET \/(organization|invoices)/ });
  await deliverAll();
  const [invoice] = (await ledgerOf(booking.id)).invoices;
  expect(invoice?.state).toBe("queued");
  expect((await app.call(rows.takeInvoiceBack, params(invoice?.id ?? 0))).status).toBe(409);
  await deliverAll();
  expect((await ledgerOf(booking.id)).invoices).toMatchObject([{ state: "accepted" }]);
});
