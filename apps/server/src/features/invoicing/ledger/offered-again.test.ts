import { beforeAll, expect, test } from "vitest";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { weekOf } from "#rules/time/week.ts";
import { createBilly } from "#server/platform/integrations/accounting/billy/billy.ts";
import { startBilly } from "#tests/stand-ins/billy.ts";
import * as make from "#tests/support/factories.ts";
import { testDelivery, testStandIn } from "#tests/support/fixtures/delivery.ts";
import { makeWorkedBooking, makeWorker } from "#tests/support/fixtures/money.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { linesToChoose } from "#texts/da/admin/ledger.ts";

const app = testApp({ settings: { accounting: "billy" } });
const billy = testStandIn(startBilly);
const { deliver } = testDelivery(app, () => ({
  billy: createBilly({ senderUserId: "user-1", token: billy.token, baseUrl: billy.url }),
}));
let admin: string;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true, name: "Vagtklar Drift" });
  admin = await app.signIn({ kind: "corporation", id });
});

const params = (id: number) => ({ as: admin, params: { id } });
/** Sends these choices with the total that their proposal comes to. */
async function sendAsSeen(id: number, body: object) {
  const chosen = { ...params(id), body: body as { shift_ids: number[] } };
  const seen = await app.call(rows.createInvoice, { ...chosen, query: { dryRun: "1" } });
  const total = "total" in seen.body ? seen.body.total : 0;
  return app.call(rows.createInvoice, { ...chosen, body: { ...chosen.body, total } });
}

const week = weekOf(make.testDay(-1));
const query = { weekNumber: String(week.week), year: String(week.year) };
const lastOf = async (id: number) => (await app.call(rows.ledger, params(id))).body.invoices.at(-1);

async function deliverAll(): Promise<void> {
  const waiting = await app.db
    .selectFrom("outbox")
    .select("id")
    .where("status", "=", "queued")
    .where("channel", "=", "accounting")
    .execute();
  for (const { id } of waiting) await deliver(id);
}

test("an invoice that is taken back or credited offers its choices to the next one, and to that alone", async () => {
  const booking = await makeWorkedBooking(app);
  const worker = await makeWorker(app, booking.id);
  const fee = { status: "removed", cancellation_hours: 2, cancellation_fee: 50_200 };
  const removed = await makeWorker(app, booking.id, fee);
  const later = [await makeWorker(app, booking.id), await makeWorker(app, booking.id, fee)].map(
    ({ id }) => id,
  );
  const extra = { description: "Rabat", quantity: 1, unit_price: -108.5 };
  const drop = { shift_id: removed.id, reason: "Aftalt i telefonen" };
  const body = { shift_ids: [worker.id], keep_fees: [], drop_fees: [drop], extra_lines: [extra] };
  let minutes = 0;
  const pass = () => app.setNow(TEST_NOW + 60_000 * ++minutes);
  const nothing = { extra_lines: [], drop_fees: [], later: [] };
  const all = { extra_lines: [extra], drop_fees: [drop], later };
  const again = async () => (await app.call(rows.invoiceProposal, params(booking.id))).body.again;
  const send = async () => {
    pass();
    expect((await sendAsSeen(booking.id, body)).status).toBe(200);
    await deliverAll();
    expect(await again()).toEqual(nothing);
    pass();
    return params((await lastOf(booking.id))?.id ?? 0);
  };

  billy.fail("refuse", { when: /^POST \/invoices$/, times: 1 });
  expect((await app.call(rows.takeInvoiceBack, await send())).status).toBe(200);
  expect(await again()).toEqual(all);

  const credited = await send();
  expect((await app.call(rows.credit, { ...credited, body: { reason: "Forkert" } })).status).toBe(200);
  expect(await again()).toEqual(nothing);
  await deliverAll();
  expect(await again()).toEqual(all);

  expect(await whyNotInRun(booking.id)).toBe(linesToChoose);
  await send();
  expect(await whyNotInRun(booking.id), "who was left can go in a run").toBeNull();
});

async function whyNotInRun(bookingId: number): Promise<string | null | undefined> {
  const run = await app.call(runEndpoints.invoiceRun, { as: admin, query });
  return run.body.bookings.find(({ booking_id }) => booking_id === bookingId)?.refusal;
}

test.each([
  [
    "a free line",
    { extra_lines: [{ description: "Rabat", quantity: 1, unit_price: -108.5 }] },
    linesToChoose,
  ],
  ["a dropped fee", { drop_fees: true }, linesToChoose],
  ["somebody who was left for later", { isLeft: true }, linesToChoose],
  ["nothing else", {}, null],
])("a booking whose lost invoice held %s is chosen by hand or goes in a run", async (_, chosen, refusal) => {
  const { extra_lines, drop_fees, isLeft } = { extra_lines: [], drop_fees: false, isLeft: false, ...chosen };
  const booking = await makeWorkedBooking(app);
  const worker = await makeWorker(app, booking.id);
  const fee = { status: "removed", cancellation_hours: 2, cancellation_fee: 50_200 };
  const removed = drop_fees ? await makeWorker(app, booking.id, fee) : null;
  if (isLeft) await makeWorker(app, booking.id);
  const drop = removed ? [{ shift_id: removed.id, reason: "Aftalt" }] : [];
  const body = { shift_ids: [worker.id], keep_fees: [], drop_fees: drop, extra_lines };
  billy.fail("refuse", { when: /^POST \/invoices$/, times: 1 });
  expect((await sendAsSeen(booking.id, body)).status).toBe(200);
  await deliverAll();
  const lost = params((await lastOf(booking.id))?.id ?? 0);
  expect((await app.call(rows.takeInvoiceBack, lost)).status).toBe(200);
  expect(await whyNotInRun(booking.id)).toBe(refusal);
});
