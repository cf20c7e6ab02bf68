import { expect, test } from "vitest";
import { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { testDay } from "#tests/support/factories.ts";
import { freshCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);
const wholeDay = { start_time: "10:00", end_time: "10:00" };

const stored = (id: number) =>
  app.db.selectFrom("shifts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const cards = (id: number) =>
  app.db.selectFrom("penalties").select("id").where("shift_id", "=", id).execute();

test("times that are equal are refused by every call, and nothing is stored, but where the whole day was booked", async () => {
  const { booking, shift } = await hotel.bookedShift({ date: testDay(-2) });
  const { booking: day, shift: ofDay } = await hotel.bookedShift({ date: testDay(-2), ...wholeDay });
  const set = (bookingId: number, id: number, at: string) => {
    const time = { startTime: at, endTime: at };
    const billed = { admin_checkin_time: at, admin_checkout_time: at };
    const paid = { admin_employee_checkin_time: at, admin_employee_checkout_time: at };
    return [
      app.call(rows.registerCorporationTime, { as: admin.token, params: { id }, body: { checkOut: billed } }),
      app.call(rows.registerEmployeeTime, { as: admin.token, params: { id }, body: { checkOut: paid } }),
      app.call(rows.setTimeForAll, { as: admin.token, params: { id: bookingId }, body: { time } }),
      app.call(rows.setTimeForWeek, { as: admin.token, body: { time, bookingIds: [day.id, bookingId] } }),
    ];
  };
  const statuses = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);
  expect(await statuses(set(booking.id, shift.id, "10:00"))).toEqual([409, 409, 409, 409]);
  expect(await statuses(set(day.id, ofDay.id, "11:00"))).toEqual([409, 409, 409, 409]);
  for (const id of [shift.id, ofDay.id]) {
    expect(await stored(id)).toMatchObject({ admin_checkin_time: null, admin_employee_checkin_time: null });
  }
  expect(await statuses(set(day.id, ofDay.id, "10:00"))).toEqual([200, 200, 200, 200]);
});

test("not met cannot be set before the shift starts, and leaves no card", async () => {
  const { booking, shift } = await hotel.bookedShift({ date: testDay(-2) });
  const setMet = (metStatus: boolean) =>
    app.call(rows.met, { as: admin.token, params: { id: shift.id }, body: { metStatus } });
  const startsAt = (moment: number) => {
    const at = { starts_at: new Date(moment), ends_at: new Date(moment + 8 * HOUR_MS) };
    return app.db.updateTable("bookings").set(at).where("id", "=", booking.id).execute();
  };
  await startsAt(TEST_NOW + 1);
  expect(await setMet(false)).toMatchObject({
    status: 409,
    text: expect.stringContaining("ikke startet"),
  });
  expect(await stored(shift.id)).toMatchObject({ not_met_for_booking: false });
  expect(await cards(shift.id)).toEqual([]);
  await startsAt(TEST_NOW);
  expect((await setMet(false)).status).toBe(200);
  expect(await cards(shift.id)).toHaveLength(1);
});
