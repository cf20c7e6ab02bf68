import { expect, test } from "vitest";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";
import { makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";
import { storedShift } from "#tests/support/fixtures.ts";

const { app, billy, zenegy, admins, deliver, dieDelivering, deliverOnce, sendAgain } = testTable();
const params = (id: number) => ({ as: admins[0], params: { id } });
const ledgerOf = async (id: number) => (await app.call(rows.ledger, params(id))).body;

test("what was refused is not taken back once it was sent again and may be at the service, though that was given up", async () => {
  const booking = await makeWorkedBooking(app);
  const shift = await makeWorker(app, booking.id);
  await deliverOnce();
  await sendProposed(app, admins[0], booking.id);
  expect((await app.call(rows.sendPay, params(booking.id))).status).toBe(200);
  billy.fail("refuse", { when: /^POST \/invoices$/, times: 1 });
  zenegy.fail("refuse", { when: /^POST .*registrations$/, times: 1 });
  await deliverOnce();
  const { invoices, pay } = await ledgerOf(booking.id);
  expect([invoices[0]?.state, pay[0]?.state]).toEqual(["refused", "refused"]);
  const sent = await app.db
    .selectFrom("outbox")
    .select("id")
    .where("key", "in", [`ledger-invoice:${invoices[0]?.id}`, `ledger-pay:${pay[0]?.id}`])
    .execute();
  for (const { id } of sent) {
    await sendAgain(id);
    await dieDelivering(id, "after");
    await deliver(id, true);
  }
  const takeBack = async () => [
    (await app.call(rows.takeInvoiceBack, params(invoices[0]?.id ?? 0))).status,
    (await app.call(rows.takePayBack, params(pay[0]?.id ?? 0))).status,
  ];
  expect(await takeBack()).toEqual([409, 409]);
  const given = await ledgerOf(booking.id);
  expect([given.invoices[0]?.state, given.pay[0]?.state]).toEqual(["queued", "queued"]);
  expect(await storedShift(app, shift.id)).toMatchObject({ invoice_state: "queued", pay_state: "queued" });
  for (const { id } of sent) await sendAgain(id);
  await deliverOnce();
  const known = await ledgerOf(booking.id);
  expect([known.invoices[0]?.state, known.pay[0]?.state]).toEqual(["accepted", "accepted"]);
});
