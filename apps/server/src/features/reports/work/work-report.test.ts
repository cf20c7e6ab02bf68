import { expect, test } from "vitest";
import { reportEndpoints as rows } from "#contract/backoffice/report.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";
import { makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const { app, admins, deliverAll } = testTable();
const byAdmin = (id: number) => ({ as: admins[0], params: { id } });

async function report(from: string, to: string) {
  const { body } = await app.call(rows.workReport, { as: admins[0], query: { from, to } });
  return body;
}

/** One person, eight hours at 192 kr. with a fee of 35: the company pays 2.008 kr., the person costs 1.728 with holiday pay. */
const oneDay = { hours: 8, worked: 2008, wages: 1728 };

test("what is invoiced and what is not yet stand apart, and margin is the same before and after", async () => {
  const day = make.testDay(-1);
  const sent = await makeWorkedBooking(app);
  await makeWorker(app, sent.id);
  const left = await makeWorkedBooking(app);
  await makeWorker(app, left.id);
  await makeWorkedBooking(app, { date: make.testDay(5) });
  const before = (await report(day, day)).total;
  expect(before).toEqual({
    hours: 16,
    worked: 4016,
    invoiced: 0,
    to_come: 4016,
    paid: 0,
    wages: 3456,
    margin: 560,
  });

  expect((await sendProposed(app, admins[0], sent.id)).status).toBe(200);
  expect((await app.call(ledgerEndpoints.sendPay, byAdmin(sent.id))).status).toBe(200);
  await deliverAll();
  const after = await report(day, make.testDay(9));
  expect(after.total).toEqual({ ...before, invoiced: 2008, to_come: 2008 });
  expect(after.weeks).toMatchObject([{ invoiced: 2008, to_come: 2008, margin: 560 }]);
  expect(after.corporations.map(({ name, invoiced }) => [name, invoiced]).sort()).toEqual([
    ["Hotel Strand", 0],
    ["Hotel Strand", 2008],
  ]);
  expect(after.staff_types).toHaveLength(2);
});

test("paid follows what accounting says, and a mark set by hand; a credit note takes the invoice off", async () => {
  const day = make.testDay(-15);
  app.setNow(TEST_NOW);
  const booking = await makeWorkedBooking(app, { date: day });
  await makeWorker(app, booking.id);
  await sendProposed(app, admins[0], booking.id);
  await deliverAll();
  const set = (values: object) =>
    app.db
      .updateTable("invoice_documents")
      .set(values)
      .where("id", "in", (eb) =>
        eb.selectFrom("invoices").select("document_id").where("booking_id", "=", booking.id),
      );
  await set({ is_paid: true }).execute();
  expect((await report(day, day)).total).toMatchObject({ ...oneDay, invoiced: 2008, paid: 2008 });
  await set({ is_paid: false }).execute();
  expect((await report(day, day)).total.paid).toBe(0);
  await app.db
    .updateTable("bookings")
    .set({ paid_at: new Date(TEST_NOW) })
    .where("id", "=", booking.id)
    .execute();
  expect((await report(day, day)).total.paid).toBe(2008);

  const { body } = await app.call(ledgerEndpoints.ledger, byAdmin(booking.id));
  await app.call(ledgerEndpoints.credit, {
    ...byAdmin(body.invoices[0]?.id ?? 0),
    body: { reason: "Forkerte timer" },
  });
  await deliverAll();
  expect((await report(day, day)).total).toMatchObject({ invoiced: 0, to_come: 2008, paid: 0, margin: 280 });
});

test("the fee and the pay of a late removal count, also where the booking was deleted; who was not met does not", async () => {
  const day = make.testDay(-30);
  const booking = await makeWorkedBooking(app, { date: day, status: "cancelled" });
  const removed = { cancellation_hours: 3, cancellation_fee: 75_300, cancellation_pay: 57_600 };
  await makeWorker(app, booking.id, { status: "removed", ...removed });
  const other = await makeWorkedBooking(app, { date: day });
  await makeWorker(app, other.id, { not_met_for_booking: true });
  expect((await report(day, day)).total).toEqual({
    ...{ hours: 0, worked: 753, invoiced: 0, to_come: 753, paid: 0, wages: 648, margin: 105 },
  });
});

test("the three tables come to the same, and a period without work has none", async () => {
  const { total, ...tables } = await report(make.testDay(-40), make.testDay(0));
  for (const all of [tables.weeks, tables.corporations, tables.staff_types]) {
    const sum = (key: keyof typeof total) =>
      all.reduce((cents, one) => cents + Math.round(one[key] * 100), 0) / 100;
    for (const key of Object.keys(total) as (keyof typeof total)[]) expect(sum(key)).toBe(total[key]);
  }
  expect((await report("2025-01-01", "2025-02-01")).weeks).toEqual([]);
});

test("a wrong or too long period is refused", async () => {
  const ask = (from: string, to: string) => app.call(rows.workReport, { as: admins[0], query: { from, to } });
  expect((await ask("2026-11-09", "2026-11-08")).status).toBe(422);
  expect((await ask("2024-11-09", "2026-11-08")).status).toBe(422);
});
