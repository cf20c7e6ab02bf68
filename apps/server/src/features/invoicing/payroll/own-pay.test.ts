import { describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { ownPayEndpoints } from "#contract/invoicing/own-pay.endpoints.ts";
import { momentOf } from "#rules/time/moment.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  type BookingValues,
  type ShiftValues,
  signedInEmployee,
  testApp,
  testCorporation,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

// Today is 24 November 2026, in the period 16 November to 15 December.
const app = testApp();
const hotel = testCorporation(app);

const agreed = {
  employee_checkin_time: "10:00",
  employee_checkout_time: "18:00",
  corporation_checkin_time: "10:00",
  corporation_checkout_time: "18:00",
} as const;

async function employee() {
  const person = await signedInEmployee(app, { tax_card_type: 2 });
  const work = (booking: BookingValues, shift: ShiftValues = {}) =>
    hotel.bookedShift(booking, { ...shift, employee_id: person.id });
  const pay = (period?: string) =>
    app.call(ownPayEndpoints.ownPay, { as: person.token, query: period ? { period } : {} });
  return { ...person, work, pay };
}

describe("the pay of a person", () => {
  test("is what was agreed, with what is open beside it and whose move it is", async () => {
    const anna = await employee();
    await anna.work({ date: testDay(-3) }, agreed);
    const withTransport = await anna.work({ date: testDay(-2), transport_wage: 1 }, { ...agreed });
    const open = await anna.work({ date: testDay(-1) });
    await anna.work({ date: testDay(-4) }, { not_met_for_booking: true });
    await anna.work({ date: testDay(3) });

    const { status, body } = await anna.pay();
    expect(status).toBe(200);
    expect([body.period, body.from, body.to, body.payment_date, body.closes_on]).toEqual([
      "2026-12",
      "2026-11-16",
      "2026-12-15",
      "2026-12-30",
      "2026-12-22",
    ]);
    // 8 × 192 and 9 × 192; the open one at its booked times: 8 × 192.
    expect([body.total, body.open_total, body.holiday_total]).toEqual([3264, 1536, 408]);
    expect(body.shifts).toHaveLength(3);
    expect(body.shifts.find(({ shift_id }) => shift_id === withTransport.shift.id)).toMatchObject({
      hours: 8,
      hourly_wage: 192,
      wage: 1536,
      transport: 192,
      holiday: 216,
      payment_date: "2026-12-30",
    });
    expect(body.shifts.find(({ shift_id }) => shift_id === open.shift.id)).toMatchObject({
      state: "open",
      reason: "stamp_out",
    });
    // AM 8 % of 3.264,00 is 261,12; 38 % of the rest is 1.141,09; no ATP under 39 hours.
    expect(body.estimate).toMatchObject({ tax_card: 2, atp: 0, am: 261.12, tax: 1141.09, net: 1861.79 });
  });

  test("shows of a line that was sent the transport apart, and none of a line of nothing", async () => {
    const anna = await employee();
    const send = async (day: number, hours: number) => {
      const { booking, shift } = await anna.work(
        { date: testDay(day), transport_wage: 1 },
        { ...agreed, pay_state: "accepted" },
      );
      const line = { booking_id: booking.id, shift_id: shift.id, hourly_wage: 19_200, hours };
      const sent = { kind: "pay", state: "accepted", reason: "", created_at: new Date(TEST_NOW) } as const;
      await app.db
        .insertInto("pay_lines")
        .values({ ...line, ...sent, amount: hours * 19_200 })
        .execute();
    };
    await send(-2, 9);
    await send(-3, 0);
    expect((await anna.pay()).body.shifts).toMatchObject([
      { hours: 8, transport_hours: 1, wage: 1536, transport: 192 },
      { hours: 0, transport_hours: 0, wage: 0, transport: 0 },
    ]);
  });

  test("stands in the period of the shift's day, also asked for by name, and nobody else's is in it", async () => {
    const anna = await employee();
    await anna.work({ date: "2026-11-15" }, agreed);
    await anna.work({ date: "2026-11-16" }, agreed);
    await hotel.bookedShift({ date: "2026-11-15" }, agreed);
    // Of the two it is the one that is paid next, on 30 November.
    expect((await anna.pay()).body.period).toBe("2026-11");
    const november = (await anna.pay("2026-11")).body;
    expect(november.shifts.map(({ date }) => date)).toEqual(["2026-11-15"]);
    expect(november.periods.map(({ period, total }) => [period, total])).toEqual([
      ["2026-12", 1536],
      ["2026-11", 1536],
    ]);
    expect((await anna.pay("2025-01")).body.shifts).toEqual([]);
  });

  test("counts the hour of a clock change, and a half hour", async () => {
    const anna = await employee();
    const night = {
      employee_checkin_time: "22:00",
      employee_checkout_time: "06:30",
      corporation_checkin_time: "22:00",
      corporation_checkout_time: "06:30",
    };
    await anna.work({ date: "2026-10-24", start_time: "22:00", end_time: "06:30" }, night);
    const [shift] = (await anna.pay("2026-11")).body.shifts;
    expect(shift).toMatchObject({ hours: 9.5, wage: 1824, transport: 0, holiday: 228 });
  });

  test("is counted where it is paid: a correction after closing is in the next period's sum, named with its reason", async () => {
    const anna = await employee();
    const { booking, shift } = await anna.work({ date: "2026-10-12" }, { ...agreed, pay_state: "accepted" });
    const line = {
      booking_id: booking.id,
      shift_id: shift.id,
      hourly_wage: 19_200,
      state: "accepted",
    } as const;
    const sent = (kind: "pay" | "difference", day: string, hours: number, reason = "") => ({
      ...line,
      ...{ kind, hours, reason, amount: hours * 19_200, created_at: new Date(`${day}T10:00:00Z`) },
    });
    await app.db
      .insertInto("pay_lines")
      .values([sent("pay", "2026-10-20", 8), sent("difference", "2026-11-20", -1, "Gik en time før")])
      .execute();
    const october = (await anna.pay("2026-10")).body;
    expect([october.total, october.holiday_total]).toEqual([1536, 192]);
    const first = { kind: "pay", hours: 8, wage: 1536, payment_date: "2026-10-30", corrections: [] };
    const later = {
      ...{ kind: "difference", hours: -1, wage: -192, holiday: -24, payment_date: "2026-11-30" },
      corrections: [{ amount: -192, reason: "Gik en time før" }],
    };
    expect(october.shifts).toMatchObject([first, later]);
    const november = (await anna.pay()).body;
    expect(november).toMatchObject({ period: "2026-11", total: -192, shifts: [later] });
    expect(november.estimate).toMatchObject({ atp: 0, am: 0, tax: 0, net: -192 });
    expect(november.periods.map(({ period, total }) => [period, total])).toEqual([
      ["2026-11", -192],
      ["2026-10", 1536],
    ]);

    await app.db
      .updateTable("pay_lines")
      .set({ state: "refused" })
      .where("shift_id", "=", shift.id)
      .where("kind", "=", "difference")
      .execute();
    const refused = (await anna.pay("2026-11")).body;
    expect(refused.shifts).toMatchObject([{ state: "refused", reason: "office", wage: -192 }]);
    expect(refused).toMatchObject({ total: 0, open_total: 0 });
    // Nobody has sent it again: a month later it is not in the sum of that month.
    app.setNow(momentOf("2026-12-15", "10:00"));
    expect((await anna.pay("2026-12")).body).toMatchObject({ shifts: [], total: 0 });
    app.setNow(TEST_NOW);
  });

  test("that was corrected before closing is one payment, and what was taken back is none", async () => {
    const anna = await employee();
    const { booking, shift } = await anna.work({ date: "2026-11-10" }, { ...agreed, pay_state: "queued" });
    const line = { booking_id: booking.id, shift_id: shift.id, hourly_wage: 19_200, reason: "Blev længere" };
    const created_at = new Date("2026-11-20T10:00:00Z");
    await app.db
      .insertInto("pay_lines")
      .values([
        { ...line, kind: "pay", state: "accepted", hours: 8, amount: 153_600, reason: "", created_at },
        { ...line, kind: "difference", state: "queued", hours: 1, amount: 19_200, created_at },
        {
          ...{ ...line, kind: "difference", state: "refused", hours: 5, amount: 96_000, created_at },
          taken_back_at: created_at,
        },
      ])
      .execute();
    const { body } = await anna.pay("2026-11");
    expect(body.shifts).toMatchObject([
      { kind: "pay", hours: 9, wage: 1728, state: "queued", corrections: [{ reason: "Blev længere" }] },
    ]);
    expect(body.total).toBe(1728);
  });

  test("has one payment date on the finished card, in the history, on the checkout and here, also after closing", async () => {
    const anna = await employee();
    const { shift, booking } = await anna.work({ date: "2026-10-12" }, agreed);
    const dates = async () => {
      const as = { as: anna.token };
      const [card] = (await app.call(jobEndpoints.finished, { ...as, query: { limit: "5", offset: "0" } }))
        .body;
      const [row] = (await app.call(jobEndpoints.history, { ...as, query: { limit: "5", offset: "0" } }))
        .body;
      const checkout = await app.call(checkoutEndpoints.employeeShift, {
        ...as,
        params: { shiftId: shift.id },
      });
      const [here] = (await anna.pay("2026-10")).body.shifts;
      return [
        ...[card?.paymentDate, card?.booking.paymentDate, row?.paymentDate],
        ...[checkout.body.paymentDate, here?.payment_date],
      ];
    };
    expect(await dates()).toEqual(Array(5).fill("2026-11-30"));
    await app.db.updateTable("shifts").set({ pay_state: "accepted" }).where("id", "=", shift.id).execute();
    const line = {
      booking_id: booking.id,
      shift_id: shift.id,
      hourly_wage: 19_200,
      state: "accepted",
    } as const;
    const created_at = new Date("2026-10-20T10:00:00Z");
    await app.db
      .insertInto("pay_lines")
      .values({ ...line, kind: "pay", hours: 8, amount: 153_600, created_at })
      .execute();
    expect(await dates()).toEqual(Array(5).fill("2026-10-30"));
  });

  test("of the period before is shown until the day on which it is paid is over", async () => {
    app.setNow(momentOf("2026-12-30", "23:59"));
    const anna = await employee();
    await anna.work({ date: "2026-12-01" }, agreed);
    const shown = async () => (await anna.pay()).body.period;
    expect(await shown()).toBe("2026-12");
    app.setNow(momentOf("2026-12-31", "00:00"));
    expect(await shown()).toBe("2027-01");
    app.setNow(TEST_NOW);
  });

  test("is refused for a period that is none", async () => {
    const anna = await employee();
    expect((await anna.pay("2026-13")).status).toBe(422);
  });
});
