import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { agreed, makeWorkedBooking, makeWorker } from "#tests/support/fixtures/money.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let admin: string;
let booking: Awaited<ReturnType<typeof make.booking>>;
let first: Awaited<ReturnType<typeof make.shift>>;
let second: Awaited<ReturnType<typeof make.shift>>;
const unapproved = { admin_approve_invoice: false, admin_approve_checkout: false };

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});

beforeEach(async () => {
  booking = await makeWorkedBooking(app);
  first = await worker(booking.id);
  second = await worker(booking.id);
});

const worker = (bookingId: number, values: object = {}) =>
  makeWorker(app, bookingId, { ...unapproved, ...values });

describe("settling times", () => {
  const open = () => worker(booking.id, { ...agreed("10:00", "18:00"), corporation_checkout_time: "17:00" });
  const settle = (id: number, body: object) =>
    app.call(ledgerEndpoints.settleTimes, { as: admin, params: { id }, body: body as never });

  test("takes one side's times, the booked ones, or others, for invoice and pay", async () => {
    const shift = await open();
    const times = async (body: object) => {
      const { body: saved } = await settle(shift.id, body);
      expect(saved.admin_employee_checkout_time).toBe(saved.admin_checkout_time);
      return [saved.admin_checkin_time, saved.admin_checkout_time];
    };
    expect(await times({ take: "corporation" })).toEqual(["10:00", "17:00"]);
    expect(await times({ take: "employee" })).toEqual(["10:00", "18:00"]);
    expect(await times({ from: "10:30", to: "19:00" })).toEqual(["10:30", "19:00"]);
    expect(await times({ take: "booked" })).toEqual(["10:00", "18:00"]);
  });

  test("refuses a side that gave none, equal times, and what was sent", async () => {
    const silent = await worker(booking.id, {
      corporation_checkin_time: null,
      corporation_checkout_time: null,
    });
    expect((await settle(silent.id, { take: "corporation" })).status).toBe(409);
    expect((await settle(silent.id, { from: "10:00", to: "10:00" })).status).toBe(409);
    expect((await settle(silent.id, { from: "10:00", to: "10:00", whole_day: true })).status).toBe(409);
    await app.db
      .updateTable("shifts")
      .set({ pay_state: "queued" })
      .where("booking_id", "=", booking.id)
      .execute();
    expect((await settle(silent.id, { take: "employee" })).status).toBe(409);
  });

  test("takes equal times only with a yes, also where the whole day was booked", async () => {
    const day = await makeWorkedBooking(app, { start_time: "10:00", end_time: "10:00" });
    const { id } = await worker(day.id);
    const times = { from: "10:00", to: "10:00" };
    expect(await settle(id, times)).toMatchObject({ status: 409, body: { code: "whole_day" } });
    expect((await settle(id, { ...times, whole_day: true })).status).toBe(200);
  });

  test("is what an approval waits for", async () => {
    const shift = await open();
    const approve = () =>
      app.call(rows.approveShift, {
        as: admin,
        params: { shiftId: shift.id },
        body: { admin_approve_invoice: true, admin_approve_checkout: true },
      });
    expect(await approve()).toMatchObject({ status: 409, body: { code: "open_times" } });
    const all = { as: admin, params: { id: booking.id }, body: { shiftStatus: true } };
    const { body } = await app.call(rows.approveAll, all);
    expect(body.map(({ id, admin_approve_invoice }) => [id, admin_approve_invoice])).toEqual([
      [first.id, true],
      [second.id, true],
      [shift.id, false],
    ]);
    await settle(shift.id, { take: "corporation" });
    expect((await approve()).status).toBe(200);
  });
});
