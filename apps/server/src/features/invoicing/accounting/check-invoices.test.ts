import { expect, test } from "vitest";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { createBilly } from "#server/platform/integrations/accounting/billy/billy.ts";
import { withBilly } from "#tests/support/fixtures/delivery.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";
import { makeWorkedBooking, makeWorker, sendProposed } from "#tests/support/fixtures/money.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { checkInvoices } from "./check-invoices.ts";

const { app, billy, admins, deliver } = testTable();
const DAY = 24 * HOUR_MS;

/** The scheduled job at a moment, with Billy to ask. */
async function checkAt(now: number): Promise<void> {
  app.setNow(now);
  await checkInvoices(
    withBilly(app.services, createBilly({ senderUserId: "user-1", token: billy.token, baseUrl: billy.url })),
  );
}

/** A booking whose invoice Billy has, and what the pages say of it. */
async function invoiced(company: object = {}, booked: object = {}) {
  app.setNow(TEST_NOW);
  const booking = await makeWorkedBooking(app, { payment_deadline: 7, ...booked });
  await app.db
    .updateTable("corporations")
    .set({ ean_order_reference: "PO-2026", ...company })
    .where("id", "=", booking.corporation_id)
    .execute();
  await makeWorker(app, booking.id);
  await sendProposed(app, admins[0], booking.id);
  const waiting = app.db.selectFrom("outbox").select("id").where("status", "=", "queued");
  for (const { id } of await waiting.execute()) await deliver(id);
  const { document_id } = await app.db
    .selectFrom("invoices")
    .select("document_id")
    .where("booking_id", "=", booking.id)
    .executeTakeFirstOrThrow();
  const record = billy.invoices.find(({ externalId }) => externalId === `VK-${document_id}`);
  const ledger = async () => {
    const answer = await app.call(rows.ledger, { as: admins[0], params: { id: booking.id } });
    return answer.body.invoices[0];
  };
  const listed = async () => {
    const query = { limit: "100" };
    const { corporations } = (await app.call(corporationEndpoints.list, { as: admins[0], query })).body;
    return corporations.find(({ id }) => id === booking.corporation_id)?.overdue;
  };
  return { booking, record, ledger, listed };
}

test("an invoice is unpaid until its due date, overdue after it, and paid when Billy says so", async () => {
  const { booking, record, ledger, listed } = await invoiced();
  expect(await ledger()).toMatchObject({ payment: "unpaid", due_date: "2026-12-01", delivery: null });
  expect(await listed()).toEqual({ count: 0, amount: 0 });
  await checkAt(TEST_NOW + 8 * DAY);
  expect(await ledger()).toMatchObject({ payment: "overdue" });
  expect(await listed()).toEqual({ count: 1, amount: 2008 });

  if (record) record.isPaid = true;
  await checkAt(TEST_NOW + 8 * DAY + HOUR_MS);
  expect(await ledger()).toMatchObject({ payment: "overdue" });
  await checkAt(TEST_NOW + 8 * DAY + 4 * HOUR_MS);
  expect(await ledger()).toMatchObject({ payment: "paid" });
  expect(await listed()).toEqual({ count: 0, amount: 0 });
  expect(await notDelivered(booking.id)).toEqual([]);
  expect(await listedBooking(booking.id)).toMatchObject({
    paid_at: null,
    money: { invoices: [{ payment: "paid", is_undelivered: false }] },
  });
});

async function listedBooking(id: number) {
  const query = { type: "admin_old_bookings", limit: "100" } as const;
  const { body } = await app.call(adminBookingEndpoints.list, { as: admins[0], query });
  return body.bookings.find((row) => row.id === id);
}

test("a booking's own order reference goes before the company's", async () => {
  await invoiced({ ean: "5790000000005" }, { ean_order_reference: "PO-of-the-booking" });
  expect(billy.deliveries.at(-1)).toMatchObject({ orderReference: "PO-of-the-booking" });
});

test("an electronic invoice carries the order reference and is asked for until it arrived or failed", async () => {
  const { booking, record, ledger } = await invoiced({ ean: "5790000000005" });
  expect(billy.deliveries.at(-1)).toMatchObject({ orderReference: "PO-2026" });
  const page = await app.call(invoicingEndpoints.details, { as: admins[0], params: { id: booking.id } });
  expect(page.body.corporation.ean_order_reference).toBe("PO-2026");
  expect(await ledger()).toMatchObject({ delivery: "sent" });
  await checkAt(TEST_NOW + HOUR_MS);
  expect(await ledger()).toMatchObject({ delivery: "sent" });
  billy.logs.push({ id: "log-1", invoiceId: record?.id, type: "deliveryFailed", message: "Unknown GLN" });
  await checkAt(TEST_NOW + HOUR_MS + 60_000);
  const failed = await ledger();
  expect(failed).toMatchObject({ delivery: "failed", delivery_message: "Unknown GLN" });
  expect((await listedBooking(booking.id))?.money.invoices).toMatchObject([{ is_undelivered: true }]);

  const line = async () => {
    const { groups } = (await app.call(worklistEndpoints.today, { as: admins[0] })).body;
    const all = groups.find(({ key }) => key === "failed_deliveries")?.items;
    return all?.find(({ booking_id }) => booking_id === booking.id) ?? null;
  };
  const shown = {
    about: ["accounting", "ean"],
    person: "Hotel Strand",
    words: "Unknown GLN",
    delivery: null,
  };
  expect(await line()).toMatchObject(shown);
  const credit = { as: admins[0], params: { id: failed?.id ?? 0 }, body: { reason: "Forkert EAN" } };
  expect((await app.call(rows.credit, credit)).status).toBe(200);
  expect(await line()).toBeNull();
});

/** The mails about an invoice of that booking that did not arrive. */
function notDelivered(bookingId: number) {
  return app.db
    .selectFrom("outbox")
    .select(["recipient", "subject", "body"])
    .where("key", "like", "invoice-not-delivered:%")
    .where("body", "like", `%/bookingInvoice/${bookingId}%`)
    .execute();
}

test("every admin gets one mail about an electronic invoice that did not arrive", async () => {
  const { booking, record } = await invoiced({ ean: "5790000000005" });
  await checkAt(TEST_NOW + HOUR_MS);
  expect(await notDelivered(booking.id)).toEqual([]);
  billy.logs.push({ id: "log-2", invoiceId: record?.id, type: "deliveryFailed", message: "Unknown GLN" });
  for (const minutes of [1, 2, 200]) await checkAt(TEST_NOW + HOUR_MS + minutes * 60_000);
  const sent = await notDelivered(booking.id);
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(sent.length);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.subject).toContain("Ikke leveret til EAN");
  expect(sent[0]?.body).toContain("Unknown GLN");
});

test("while Billy does not answer, it is asked once and everything stays as it was", async () => {
  const { ledger } = await invoiced();
  billy.fail("unavailable", { times: 100 });
  const before = billy.requests.length;
  await expect(checkAt(TEST_NOW + 9 * DAY)).rejects.toThrow("Billy");
  expect(billy.requests.length - before).toBe(1);
  expect(await ledger()).toMatchObject({ payment: "overdue" });
});
