import { beforeAll, describe, expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let admin: string;
let staff_type_id: number;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
  staff_type_id = (await make.staffType(app.db)).id;
});

/** A booking of yesterday for two, 10:00 to 18:00 at 192,00 and a fee of 35,00. */
async function bookingOf(values: object = {}) {
  const { id: corporation_id } = await make.corporation(app.db);
  return make.booking(app.db, { corporation_id, staff_type_id, date: testDay(-1), ...values });
}

async function person(bookingId: number, until: string | null, values: object = {}) {
  const { id: employee_id } = await make.employee(app.db);
  const times = until === null ? {} : { admin_checkin_time: "10:00", admin_checkout_time: until };
  return make.shift(app.db, { booking_id: bookingId, employee_id, status: "selected", ...times, ...values });
}

const details = async (id: number) => (await app.call(rows.details, { as: admin, params: { id } })).body;

async function priceSeenByCorporation({ id, corporation_id }: { id: number; corporation_id: number }) {
  const company = await app.signIn({ kind: "corporation", id: corporation_id });
  return (await app.call(bookingEndpoints.get, { as: company, params: { id } })).body.price;
}

describe("the money of the invoice page", () => {
  test("is answered for each person, each line of the booking, and all together", async () => {
    const booking = await bookingOf({ number_of_staff: 4, transport_wage: 0.5 });
    const overtime = await person(booking.id, "18:45");
    const absent = await person(booking.id, null, { not_met_for_booking: true });
    const sick = await person(booking.id, null, { status: "sick" });
    const removed = await person(booking.id, null, {
      status: "removed",
      cancellation_hours: 2,
      cancellation_fee: 50_200,
    });
    const body = await details(booking.id);
    const nothing = { hours: 0, wage: 0, holiday: 0, wage_with_holiday: 0, fees: 0, total: 0 };
    expect(
      [...body.shifts, ...body.removedShifts].map(({ id, attendance, amounts }) => [id, attendance, amounts]),
    ).toEqual([
      [
        overtime.id,
        "met",
        { hours: 8.75, wage: 1680, holiday: 210, wage_with_holiday: 1890, fees: 323.75, total: 2213.75 },
      ],
      [absent.id, "not_met", nothing],
      [sick.id, "sick", nothing],
      [removed.id, "removed", nothing],
    ]);
    expect(body.bookingLines).toEqual([
      {
        key: "overtime",
        shift_id: null,
        label: "Overtid, påbegyndt halve timer",
        hours: 0.25,
        wage: 48,
        holiday: 6,
        wage_with_holiday: 54,
        fees: 8.75,
        total: 62.75,
      },
      {
        key: "transport",
        shift_id: null,
        label: "Transporttillæg",
        hours: null,
        wage: 96,
        holiday: 12,
        wage_with_holiday: 108,
        fees: 0,
        total: 108,
      },
      {
        key: "cancellation",
        shift_id: removed.id,
        label: "Afbestillingsgebyr",
        hours: null,
        wage: 384,
        holiday: 48,
        wage_with_holiday: 432,
        fees: 70,
        total: 502,
      },
    ]);
    expect(body.sum).toEqual({
      hours: 9,
      wage: 2208,
      holiday: 276,
      wage_with_holiday: 2484,
      fees: 402.5,
      total: 2886.5,
    });
    expect(body.price.total).toBe(2886.5);
    expect(body.superTotals).toEqual({
      hours: 9,
      wage: 2112,
      holiday: 264,
      transport: 108,
      fees: 402.5,
      total: 2886.5,
    });
    expect(body.invoiceTotal).toBe(body.superTotals.total);
  });

  test("of a week has the totals of all its bookings on each of them", async () => {
    const monday = await bookingOf({ date: testDay(-7) });
    const { corporation_id } = monday;
    const tuesday = await bookingOf({ corporation_id, date: testDay(-6) });
    await person(monday.id, "18:00");
    await person(tuesday.id, "17:00");
    const { body } = await app.call(rows.weekDetails, {
      as: admin,
      params: { id: corporation_id },
      query: { weekNumber: "47", year: "2026" },
    });
    expect(body.map(({ sum }) => sum.total)).toEqual([2008, 1757]);
    const totals = { hours: 15, wage: 2880, holiday: 360, transport: 0, fees: 525, total: 3765 };
    expect(body.map(({ superTotals }) => superTotals)).toEqual([totals, totals]);
  });
});

describe("what the invoice page says is locked", () => {
  test("is each side from its request on, with the reason", async () => {
    const locksOf = async (values: object) => {
      const booking = await bookingOf();
      await person(booking.id, null, values);
      const { bookingOptions, shifts } = await details(booking.id);
      expect(shifts[0]?.locked).toEqual(bookingOptions.locked);
      return [bookingOptions.locked.invoice?.reason ?? null, bookingOptions.locked.pay?.reason ?? null];
    };
    expect(await locksOf({})).toEqual([null, null]);
    expect(await locksOf({ invoice_state: "queued" })).toEqual(["invoice_requested", null]);
    expect(await locksOf({ invoice_state: "accepted" })).toEqual(["invoice_accepted", null]);
    expect(await locksOf({ pay_state: "refused" })).toEqual([null, "pay_refused"]);
    expect(await locksOf({ pay_state: "accepted" })).toEqual([null, "pay_accepted"]);
  });
});

describe("the price of a booking", () => {
  test("says whose times it is made of, and why each row is there", async () => {
    const booking = await bookingOf({ number_of_staff: 1 });
    const shift = await person(booking.id, null);
    const booked = await priceSeenByCorporation(booking);
    expect(booked).toMatchObject({ basis: "booked", total: 2008, is_settled: false });
    expect(booked.lead_hours).toBe((booking.starts_at.getTime() - booking.created_at.getTime()) / 3_600_000);
    expect(booked.rows).toMatchObject([
      { key: "shifts", people: 1, hours: 8, hours_each: 8, why: { break_hours: 0 } },
      { key: "service", people: 1, hours: 8, why: { fee: 35, transport_hours: 0 } },
    ]);

    await app.db
      .updateTable("shifts")
      .set({ admin_checkin_time: "10:00", admin_checkout_time: "14:00" })
      .where("id", "=", shift.id)
      .execute();
    const worked = await priceSeenByCorporation(booking);
    expect(worked.basis).toBe("worked");
    expect(worked.rows.find(({ key }) => key === "minimum")?.why).toEqual({ fee: 35, minimum_hours: 5 });
  });

  test("is settled once the hours of everybody who met are locked", async () => {
    const booking = await bookingOf();
    await person(booking.id, null, { admin_approve_invoice: true });
    const open = await person(booking.id, null);
    await person(booking.id, null, { not_met_for_booking: true });
    expect((await priceSeenByCorporation(booking)).is_settled).toBe(false);
    await app.db
      .updateTable("shifts")
      .set({ admin_approve_invoice: true })
      .where("id", "=", open.id)
      .execute();
    expect((await priceSeenByCorporation(booking)).is_settled).toBe(true);

    const requested = await bookingOf();
    await person(requested.id, null, { invoice_state: "queued" });
    expect((await priceSeenByCorporation(requested)).is_settled).toBe(true);
    const closed = await bookingOf({ all_check_times_approved: true });
    expect((await priceSeenByCorporation(closed)).is_settled).toBe(true);
  });
});
