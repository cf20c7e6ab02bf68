import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { findDocument } from "#server/features/invoicing/ledger/document.queries.ts";
import type { QueuedDocument } from "#server/features/invoicing/ledger/effects.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { makeWorker, prepayAsSeen, sendProposed } from "#tests/support/fixtures/money.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { createTestApp, TEST_NOW, type TestApp } from "#tests/support/test-app.ts";

const billy = {
  ...{ token: "t", baseUrl: "http://127.0.0.1:1", senderUserId: "" },
  ...{ urgentProductId: "haste", emergencyProductId: "akut" },
};

const app = testApp();
let admin: string;

beforeAll(async () => {
  admin = await adminOf(app);
});

async function adminOf(one: TestApp): Promise<string> {
  const { id } = await make.corporation(one.db, { is_admin: true });
  return one.signIn({ kind: "corporation", id });
}

/** Yesterday's booking, 10:00 to 18:00 at 192 kr. plus 35 kr., with `people` selected. */
async function workedBooking(people: number, values: object = {}, product = "billy-tjener", one = app) {
  const corporation = await make.corporation(one.db);
  const staffType = await make.staffType(one.db, { billy_id: product });
  const booking = await make.booking(one.db, {
    corporation_id: corporation.id,
    staff_type_id: staffType.id,
    date: testDay(-1),
    number_of_staff: Math.max(1, people),
    invoice_note: "Rekv. 4711",
    payment_deadline: 15,
    ...values,
  });
  for (let number = 0; number < people; number += 1) {
    await makeWorker(one, booking.id);
  }
  return { booking, corporation };
}

const send = (id: number) => sendProposed(app, admin, id);

/** The document that waits for a booking, with what it says. */
async function queued(bookingId: number, one = app) {
  const row = await one.db
    .selectFrom("outbox")
    .select("payload")
    .where("channel", "=", "accounting")
    .where(sql<string>`payload ->> 'bookingId'`, "=", String(bookingId))
    .executeTakeFirst();
  const document = row && (await findDocument(one.db, (row.payload as QueuedDocument).documentId));
  if (!document) return undefined;
  const { content, corporation_id: corporationId, entry_date: entryDate, net: total } = document;
  return { ...content, corporationId, entryDate, total };
}

describe("an invoice", () => {
  test("has a line for each row of the price, exact to the øre, with the booking's terms and note", async () => {
    const { booking, corporation } = await workedBooking(2, { fee: 8500, transport_wage: 1 });
    expect(await send(booking.id)).toMatchObject({ status: 200, body: { status: "success" } });
    const invoice = await queued(booking.id);
    expect(invoice).toMatchObject({
      corporationId: corporation.id,
      entryDate: "2026-11-24",
      paymentTermsDays: 15,
      note: "Rekv. 4711",
    });
    expect(invoice?.lines).toMatchObject([
      {
        productId: "billy-tjener",
        quantity: 16,
        unitPrice: 216,
        description: expect.stringMatching(new RegExp(`^Vagter, .*, booking ${booking.id} \\(`)),
      },
      { productId: "billy-tjener", quantity: 2, unitPrice: 216 },
      { productId: "billy-tjener", quantity: 18, unitPrice: 35 },
      {
        productId: "48-timer",
        quantity: 18,
        unitPrice: 20,
        description: expect.stringMatching(/^<48 timer, /),
      },
      {
        productId: "24-timer",
        quantity: 18,
        unitPrice: 30,
        description: expect.stringMatching(/^<24 timer, /),
      },
    ]);
    expect(invoice?.total).toBe(541_800);
  });

  test("bills late removals that have not lapsed, and nobody who was not met", async () => {
    const { booking } = await workedBooking(1);
    const [missing, removed, lapsed] = [
      await make.employee(app.db),
      await make.employee(app.db),
      await make.employee(app.db),
    ];
    await make.shift(app.db, {
      booking_id: booking.id,
      employee_id: missing.id,
      status: "selected",
      not_met_for_booking: true,
    });
    const fee = {
      booking_id: booking.id,
      status: "removed" as const,
      cancellation_hours: 3,
      cancellation_fee: 75_300,
    };
    await make.shift(app.db, { ...fee, employee_id: removed.id });
    await make.shift(app.db, {
      ...fee,
      employee_id: lapsed.id,
      cancellation_fee_lapsed_at: new Date(TEST_NOW),
    });
    await send(booking.id);
    const lines = (await queued(booking.id))?.lines ?? [];
    expect(lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      [8, 216],
      [8, 35],
      [3, 251],
    ]);
    expect(lines.at(-1)?.description).toMatch(/^Afbestillingsgebyr, /);
  });

  test("is queued once, whatever is pressed twice or at the same moment", async () => {
    const { booking } = await workedBooking(1);
    const answers = await Promise.all([send(booking.id), send(booking.id), send(booking.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const again = await send(booking.id);
    expect(again).toMatchObject({ status: 409, text: "Bookingen er allerede faktureret." });
    const invoices = app.db.selectFrom("invoices").select("id").where("booking_id", "=", booking.id);
    expect(await invoices.execute()).toHaveLength(1);
    const lines = await app.db
      .selectFrom("audit_log")
      .select("detail")
      .where("action", "=", "send_invoice")
      .where("entity_id", "=", String(booking.id))
      .execute();
    expect(lines).toMatchObject([{ detail: { total: 200_800 } }]);
  });

  test("is marked as pressed at once, and as sent only once accepted", async () => {
    const { booking } = await workedBooking(1);
    await send(booking.id);
    const { body } = await app.call(invoicingEndpoints.details, { as: admin, params: { id: booking.id } });
    expect(body.bookingOptions).toMatchObject({ billy_requested: true, is_sent_to_billy: false });
  });

  test("takes the lines of the page when they come to the same, and refuses them when they do not", async () => {
    const { booking, corporation } = await workedBooking(1);
    const { body } = await app.call(invoicingEndpoints.details, { as: admin, params: { id: booking.id } });
    const lines = body.invoiceLines.map(({ amount, ...line }) => line);
    const dearer = lines.map((line) => ({ ...line, unitPrice: line.unitPrice + 1 }));
    const sendLines = (invoiceData: object) =>
      app.call(rows.createInvoice, {
        as: admin,
        params: { id: booking.id },
        body: { invoiceData } as never,
      });
    const refused = await sendLines({ lines: dearer });
    expect(refused).toMatchObject({
      status: 422,
      text: expect.stringContaining("Fakturalinjerne passer ikke"),
    });
    expect(await queued(booking.id)).toBeUndefined();
    const as = { name: "Another Company", cvr_nr: "87654321" };
    expect((await sendLines({ lines, paymentTermsDays: 30, corporation: as, ...as })).status).toBe(200);
    // What goes is the booking's own: its company, its terms, and the lines that were seen.
    expect(await queued(booking.id)).toMatchObject({
      corporationId: corporation.id,
      paymentTermsDays: 15,
      lines: lines.map(({ quantity, unitPrice, description }) => ({ quantity, unitPrice, description })),
    });
  });

  test("is refused below zero, by a discount that is larger than the work, and says so", async () => {
    const { booking } = await workedBooking(1);
    const proposal = await app.call(rows.invoiceProposal, { as: admin, params: { id: booking.id } });
    const body = {
      shift_ids: proposal.body.shifts.map(({ shift_id }) => shift_id),
      extra_lines: [{ description: "Rabat", quantity: 1, unit_price: -2009 }],
    };
    const answer = await app.call(rows.createInvoice, { as: admin, params: { id: booking.id }, body });
    expect(answer).toMatchObject({
      status: 422,
      text: "En faktura kan ikke være under 0 kr. Ret fradragene.",
    });
    expect(await queued(booking.id)).toBeUndefined();
  });

  test("says before it goes what leads from the booked price to its total", async () => {
    const { booking } = await workedBooking(1, { number_of_staff: 4 });
    await makeWorker(app, booking.id, { admin_approve_invoice: false });
    await makeWorker(app, booking.id, { admin_checkin_time: "10:00", admin_checkout_time: "19:00" });
    await makeWorker(app, booking.id, {
      ...{ status: "removed", cancellation_hours: 2, cancellation_fee: 50_200 },
    });
    const { body } = await app.call(rows.invoiceProposal, { as: admin, params: { id: booking.id } });
    // Four places at 2.008,00; 251,00 an hour.
    expect(body).toMatchObject({ booked_total: 8032, total: 4769 });
    expect(body.bridge).toEqual([
      { cause: "empty", amount: -2008 },
      { cause: "left", amount: -2008 },
      { cause: "hours", amount: 251 },
      { cause: "fees", amount: 502 },
    ]);
  });

  test("is refused above 20.000.000 kr., alone and among the bookings of a week, whose others are sent", async () => {
    const [huge, other] = [await workedBooking(1), await workedBooking(1)];
    const extra_lines = [{ description: "Telt", quantity: 1000, unit_price: 1_000_000 }];
    const body = { shift_ids: [], extra_lines };
    const answer = await app.call(rows.createInvoice, {
      as: admin,
      params: { id: huge.booking.id },
      body,
    });
    expect(answer).toMatchObject({
      status: 422,
      text: "En faktura kan højst være på 20.000.000 kr. Del den op.",
    });
    const proposal = await app.call(rows.invoiceProposal, { as: admin, params: { id: other.booking.id } });
    const bookings = [
      { booking_id: huge.booking.id, ...body },
      {
        booking_id: other.booking.id,
        shift_ids: proposal.body.shifts.map(({ shift_id }) => shift_id),
        total: proposal.body.total,
      },
    ];
    const week = await app.call(rows.sendWeekInvoices, { as: admin, body: { bookings } });
    expect(week.body).toMatchObject([{ status: "refused", code: "above_limit" }, { status: "queued" }]);
    expect(await queued(huge.booking.id)).toBeUndefined();
  });

  test("is refused above 20.000.000 kr. as a prepayment too, and as several together", async () => {
    const { booking } = await workedBooking(15, { hourly_wage: 99_999_999, date: testDay(3) });
    const prepay = (percent: number) => prepayAsSeen(app, admin, booking.id, percent);
    const whole = { as: admin, params: { id: booking.id }, body: { percent: 100, total: 99_999_999 } };
    expect(await app.call(rows.prepayment, whole)).toMatchObject({
      status: 422,
      text: expect.stringContaining("højst være på 20.000.000 kr."),
    });
    expect((await prepay(10)).status).toBe(200);
    expect(await prepay(10)).toMatchObject({ status: 422 });
  });

  test("is refused when there is nothing to bill, no such booking, and to anybody but an admin", async () => {
    const { booking, corporation } = await workedBooking(0);
    expect((await send(booking.id)).status).toBe(422);
    expect((await send(999_999)).status).toBe(404);
    const company = await app.signIn({ kind: "corporation", id: corporation.id });
    const body = { shift_ids: [] };
    expect(
      (await app.call(rows.createInvoice, { as: company, params: { id: booking.id }, body })).status,
    ).toBe(403);
  });
});

describe("with Billy configured", () => {
  test("lines carry Billy's products, and a missing one stops the invoice", async () => {
    const configured = await createTestApp({ settings: { accounting: "billy", billy } });
    const token = await adminOf(configured);
    const call = (id: number) => sendProposed(configured, token, id);
    const urgent = await workedBooking(1, { fee: 5500 }, "p-tjener", configured);
    expect((await call(urgent.booking.id)).status).toBe(200);
    const products = (await queued(urgent.booking.id, configured))?.lines.map(({ productId }) => productId);
    expect(products).toEqual(["p-tjener", "p-tjener", "haste"]);
    const nameless = await workedBooking(1, {}, "", configured);
    expect(await call(nameless.booking.id)).toMatchObject({
      status: 422,
      text: "Der mangler et produkt-id på personaletypen.",
    });
    await configured.close();
  });

  test("our own series asks first who its invoices are from, and nothing is queued", async () => {
    const nameless = await createTestApp({ isWithoutSender: true });
    const token = await adminOf(nameless);
    const { booking } = await workedBooking(1, {}, "p", nameless);
    const answer = await sendProposed(nameless, token, booking.id);
    expect(answer).toMatchObject({
      status: 409,
      text: expect.stringContaining("hvem jeres fakturaer er fra"),
    });
    expect(await queued(booking.id, nameless)).toBeUndefined();
    await nameless.close();
  });
});
