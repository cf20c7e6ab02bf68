import { beforeAll, expect, test } from "vitest";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger-endpoints.ts";
import { createBilly } from "#server/platform/integrations/accounting/billy.ts";
import { createZenegy } from "#server/platform/integrations/payroll/zenegy.ts";
import { startBilly } from "#tests/stand-ins/billy.ts";
import { startZenegy } from "#tests/stand-ins/zenegy.ts";
import * as make from "#tests/support/factories.ts";
import { testDelivery, testStandIn } from "#tests/support/fixtures/delivery.ts";
import { makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const billy = testStandIn(startBilly);
const zenegy = testStandIn(startZenegy);
const { deliver, dieDelivering, sendAgain } = testDelivery(app, () => ({
  accounting: createBilly({ token: billy.token, baseUrl: billy.url, timeout: 500 }),
  payroll: createZenegy({
    clientId: "id",
    clientSecret: "secret",
    refreshToken: "refresh-1",
    companyUid: "company-1",
    apiUrl: zenegy.url,
    authUrl: zenegy.url,
  }),
}));
let admin: string;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true, name: "Vagtklar Drift" });
  admin = await app.signIn({ kind: "corporation", id });
});

const params = (id: number) => ({ as: admin, params: { id } });
const ledgerOf = async (id: number) => (await app.call(rows.ledger, params(id))).body;

/** Delivers whatever waits, as the workers do. */
async function deliverAll(): Promise<void> {
  const waiting = await app.db
    .selectFrom("outbox")
    .select("id")
    .where("status", "in", ["queued", "sending"])
    .where("channel", "in", ["accounting", "payroll"])
    .orderBy("id")
    .execute();
  for (const { id } of waiting) await deliver(id);
}

test("what was refused is not taken back once it was sent again and may be at the service, though that was given up", async () => {
  const booking = await makeWorkedBooking(app);
  await makeWorker(app, booking.id);
  await deliverAll();
  await sendProposed(app, admin, booking.id);
  expect((await app.call(rows.sendToZenegy, params(booking.id))).status).toBe(200);
  billy.fail("refuse", { when: /^POST \/invoices$/, times: 1 });
  zenegy.fail("refuse", { when: /^POST .*paychecks$/, times: 1 });
  await deliverAll();
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
  for (const { id } of sent) await sendAgain(id);
  await deliverAll();
  const known = await ledgerOf(booking.id);
  expect([known.invoices[0]?.state, known.pay[0]?.state]).toEqual(["accepted", "accepted"]);
});
