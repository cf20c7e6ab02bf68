import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { agreed, makeWorkedBooking, makeWorker } from "#tests/support/fixtures/money.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { payAboveLimit } from "#texts/da/admin/ledger.ts";

const app = testApp();
let admin: string;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});

const workedBooking = (values: object = {}) => makeWorkedBooking(app, values);
const worker = (bookingId: number, shift: object = {}, person: object = {}) =>
  makeWorker(app, bookingId, shift, person);

const send = (id: number) => app.call(rows.sendPay, { as: admin, params: { id } });
const sendWeek = (bookingIds: number[]) => app.call(rows.sendPayOfMany, { as: admin, body: { bookingIds } });

async function linesOf(...shiftIds: number[]) {
  const found = await app.db
    .selectFrom("outbox")
    .selectAll()
    .where("channel", "=", "payroll")
    .where(sql<number>`(payload ->> 'shiftId')::integer`, "in", shiftIds)
    .orderBy("id")
    .execute();
  return found;
}

describe("sending pay", () => {
  test("queues one line for each approved shift, with the employee's hours and transport", async () => {
    const booking = await workedBooking({ transport_wage: 0.5, self_paid_break: true });
    const asBooked = await worker(booking.id);
    const longer = await worker(booking.id, {
      admin_employee_checkin_time: "10:00",
      admin_employee_checkout_time: "19:00",
      admin_checkin_time: "10:00",
      admin_checkout_time: "18:00",
    });
    const unapproved = await worker(booking.id, { admin_approve_checkout: false });
    const missing = await worker(booking.id, { not_met_for_booking: true });
    expect(await send(booking.id)).toMatchObject({ status: 200, body: { status: "success" } });
    const lines = await linesOf(asBooked.id, longer.id, unapproved.id, missing.id);
    expect(lines.map(({ payload }) => payload)).toMatchObject([
      { shiftId: asBooked.id, hours: 8, hourlyWage: 19_200, employeeId: asBooked.employee_id },
      { shiftId: longer.id, hours: 9 },
    ]);
    expect(lines[0]?.subject).toMatch(/23-11-2026, Hotel Strand$/);
    expect(JSON.stringify(lines)).not.toMatch(/040598|1234567890/);
  });

  test("happens once, whatever is pressed twice", async () => {
    const booking = await workedBooking();
    const shift = await worker(booking.id);
    const answers = await Promise.all([send(booking.id), send(booking.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await send(booking.id)).toMatchObject({
      status: 409,
      text: "Bookingen er allerede sendt til løn.",
    });
    expect(await linesOf(shift.id)).toHaveLength(1);
    const { body } = await app.call(invoicingEndpoints.details, { as: admin, params: { id: booking.id } });
    expect(body.bookingOptions).toMatchObject({ zenegy_requested: true, is_sent_to_zenegy: false });
  });

  test("refuses another sum than the one that was seen, with both, and queues nothing", async () => {
    const booking = await workedBooking();
    const [one, other] = [await worker(booking.id), await worker(booking.id)];
    const { body } = await app.call(rows.payProposal, { as: admin, params: { id: booking.id } });
    const { total } = body;
    await app.db
      .updateTable("shifts")
      .set({ admin_employee_checkin_time: "10:00", admin_employee_checkout_time: "19:00" })
      .where("id", "=", other.id)
      .execute();
    const shift_ids = [one.id, other.id];
    const alone = { as: admin, params: { id: booking.id }, body: { shift_ids, total } };
    expect(await app.call(rows.sendPay, alone)).toMatchObject({ status: 409 });
    const ofWeek = (seen: number) => ({
      as: admin,
      body: { bookings: [{ booking_id: booking.id, shift_ids, total: seen }] },
    });
    const refused = await app.call(rows.sendPayOfMany, ofWeek(total));
    expect(refused.body).toMatchObject([
      {
        status: "refused",
        code: "total_changed",
        message: expect.stringMatching(/nu 3\.264,00\s.*ikke 3\.072,00/),
      },
    ]);
    expect(await linesOf(...shift_ids)).toEqual([]);
    expect((await app.call(rows.sendPayOfMany, ofWeek(total + 192))).body).toMatchObject([
      { status: "queued" },
    ]);
    expect(await linesOf(...shift_ids)).toHaveLength(2);
  });

  test("sends everybody but those who lack pay data, and names these when they are asked for", async () => {
    const booking = await workedBooking();
    const ready = await worker(booking.id);
    const bo = await worker(booking.id, {}, { first_name: "Bo", last_name: "Lund", cpr_encrypted: null });
    const named = (shift_ids: number[]) =>
      app.call(rows.sendPay, { as: admin, params: { id: booking.id }, body: { shift_ids } });
    const refused = await named([ready.id, bo.id]);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.text).toContain("Der mangler CPR, reg. nr. eller konto nr. på: Bo Lund");
    expect(await linesOf(ready.id)).toEqual([]);

    expect((await send(booking.id)).status).toBe(200);
    expect(await linesOf(ready.id, bo.id)).toHaveLength(1);
    expect(await send(booking.id)).toMatchObject({
      status: 409,
      text: "Der mangler CPR, reg. nr. eller konto nr. på: Bo Lund",
    });
  });

  test("sends no line for somebody who met and worked no hours, and notes one of 0 that a difference follows", async () => {
    const booking = await workedBooking();
    const nothing = { admin_employee_checkin_time: "12:00", admin_employee_checkout_time: "12:00" };
    const idle = await worker(booking.id, nothing);
    expect((await send(booking.id)).status).toBe(200);
    expect(await linesOf(idle.id)).toEqual([]);
    const params = (id: number) => ({ as: admin, params: { id } });
    const { body } = await app.call(rows.ledger, params(booking.id));
    const [line] = body.pay;
    expect(line).toMatchObject({ shift_id: idle.id, kind: "pay", state: "accepted", hours: 0, amount: 0 });
    const details = await app.call(invoicingEndpoints.details, params(booking.id));
    expect(details.body.bookingOptions.is_sent_to_zenegy).toBe(true);

    const worked = { from: "10:00", to: "18:00", reason: "Arbejdede alligevel" };
    const corrected = await app.call(rows.payDifference, { ...params(line?.id ?? 0), body: worked });
    expect(corrected.body.pay.at(-1)).toMatchObject({ kind: "difference", hours: 8, amount: 1536 });
    expect(await linesOf(idle.id)).toHaveLength(1);
  });

  test("leaves who would be paid over 20.000.000 kr. with the reason, and sends everybody else", async () => {
    const booking = await workedBooking({ hourly_wage: 99_999_999 });
    const endless = await worker(booking.id, agreed("10:00", "08:00"));
    const other = await worker(booking.id);
    const named = { shift_ids: [endless.id, other.id] };
    const parts = { as: admin, params: { id: booking.id }, body: named };
    expect(await app.call(rows.sendPay, parts)).toMatchObject({
      status: 409,
      body: { code: "not_ready" },
    });
    expect((await sendWeek([booking.id])).body).toMatchObject([{ status: "queued" }]);
    expect(await linesOf(endless.id, other.id)).toMatchObject([{ payload: { shiftId: other.id } }]);
    const proposal = await app.call(rows.payProposal, { as: admin, params: { id: booking.id } });
    expect(proposal.body.shifts).toMatchObject([
      { shift_id: endless.id, reason: "above_limit" },
      { shift_id: other.id, reason: "already_sent" },
    ]);
  });

  test("refuses a difference that would bring somebody over 20.000.000 kr.", async () => {
    const booking = await workedBooking({ hourly_wage: 99_999_999 });
    await worker(booking.id, { admin_employee_checkin_time: "12:00", admin_employee_checkout_time: "12:00" });
    await send(booking.id);
    const { body } = await app.call(rows.ledger, { as: admin, params: { id: booking.id } });
    const answer = await app.call(rows.payDifference, {
      as: admin,
      params: { id: body.pay[0]?.id ?? 0 },
      body: { from: "10:00", to: "08:00", reason: "Nej" },
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(payAboveLimit);
  });

  test("pays whoever is approved later, later", async () => {
    const booking = await workedBooking();
    const [first, later] = [
      await worker(booking.id),
      await worker(booking.id, { admin_approve_checkout: false }),
    ];
    await send(booking.id);
    await app.call(invoicingEndpoints.approveShift, {
      as: admin,
      params: { shiftId: later.id },
      body: { admin_approve_checkout: true },
    });
    expect((await send(booking.id)).status).toBe(200);
    expect(await linesOf(first.id, later.id)).toHaveLength(2);
    expect((await send(booking.id)).status).toBe(409);
  });

  test("is refused while nobody is approved, for no booking, and to a company", async () => {
    const booking = await workedBooking();
    await worker(booking.id, { admin_approve_checkout: false });
    expect((await send(booking.id)).status).toBe(422);
    expect((await send(999_999)).status).toBe(404);
    const company = await app.signIn({ kind: "corporation", id: booking.corporation_id });
    expect((await app.call(rows.sendPay, { as: company, params: { id: booking.id } })).status).toBe(403);
  });

  test("of a week answers what became of each booking, and one that is refused stops no other", async () => {
    const [sent, open, idle] = [await workedBooking(), await workedBooking(), await workedBooking()];
    await worker(sent.id);
    const shift = await worker(open.id);
    await worker(idle.id, { admin_approve_checkout: false });
    await send(sent.id);
    const { status, body } = await sendWeek([open.id, sent.id, idle.id, 999_999]);
    expect(status).toBe(200);
    expect(body.map(({ booking_id, status, code }) => [booking_id, status, code])).toEqual([
      [open.id, "queued", null],
      [sent.id, "refused", "already_sent_to_zenegy"],
      [idle.id, "refused", "nothing_to_send"],
      [999_999, "refused", "not_found"],
    ]);
    expect(await linesOf(shift.id)).toHaveLength(1);
  });

  test("writes which shifts were sent into the log", async () => {
    const booking = await workedBooking();
    const shift = await worker(booking.id);
    await send(booking.id);
    const log = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "send_pay")
      .where("entity_id", "=", String(booking.id))
      .execute();
    expect(log).toMatchObject([{ actor_kind: "admin", detail: { shift_ids: [shift.id] } }]);
  });
});
