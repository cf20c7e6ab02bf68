import { expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  type BookingValues,
  freshCorporation,
  makeCorporation,
  outboxKeys,
  testAdmin,
  testApp,
} from "#tests/support/fixtures.ts";

const app = testApp();
const fees = { standard_fee: 3500, urgent_booking_fee: 2000, emergency_booking_fee: 3000 };
const admin = testAdmin(app);
const hotel = freshCorporation(app, fees);

const book = (values: BookingValues = {}) => hotel.booking({ date: testDay(-7), ...values });

async function repeat(id: number, dates: string[], as = hotel.token) {
  const answer = await app.call(bookingEndpoints.repeat, { as, params: { id }, body: { dates } });
  return { ...answer, errors: answer.status === 200 ? {} : JSON.parse(answer.text).errors };
}

async function nrOfBookings() {
  const rows = await app.db
    .selectFrom("bookings")
    .select("id")
    .where("corporation_id", "=", hotel.id)
    .execute();
  return rows.length;
}

test("each date becomes a booking of its own with the same job and the fees of its own lead time", async () => {
  const { id } = await book({
    number_of_staff: 3,
    job_description: "Servering i haven",
    end_time: "02:00",
    start_time: "17:00",
  });
  const { status, body } = await repeat(id, [testDay(9), testDay(1), testDay(2)]);
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { date: testDay(1), fee: 55, hoursRemaining: 31 },
    { date: testDay(2), fee: 35 },
    { date: testDay(9), fee: 35 },
  ]);
  for (const booking of body) {
    expect(booking).toMatchObject({
      number_of_staff: 3,
      job_description: "Servering i haven",
      start_time: "17:00",
      end_time: "02:00",
      hourly_wage: "192,00",
      approved: false,
      selectedShifts: 0,
    });
    expect(booking.id).not.toBe(id);
  }
  // 3 × 9 hours × (216 + 55) and × (216 + 35).
  expect(body.map(({ price }) => price.total)).toEqual([7317, 6777, 6777]);
});

test("a company that needs no approval has its new bookings approved at once, others wait and are notified", async () => {
  const { id } = await book();
  const waiting = await repeat(id, [testDay(5)]);
  expect(await outboxKeys(app, `booking-received:${waiting.body[0]?.id}`)).toHaveLength(1);
  const privileged = await makeCorporation(app, { is_privileged_user: true });
  const own = await privileged.booking({ date: testDay(-7) });
  const approved = await repeat(own.id, [testDay(5)], privileged.token);
  expect(approved.body).toMatchObject([{ approved: true }]);
});

test("one day that cannot be booked is named, and then none is", async () => {
  const { id } = await book();
  const { status, errors } = await repeat(id, [testDay(3), testDay(-1)]);
  expect([status, errors]).toEqual([422, { dates: "mandag d. 23. november 2026: Vælg anden dato" }]);
  const today = await repeat(id, [testDay(0)]);
  expect(today.errors).toEqual({ dates: "tirsdag d. 24. november 2026: Vælg nyere tid" });
  expect(await nrOfBookings()).toBe(1);
});

test("1 to 20 dates are taken, each once and each a day that exists", async () => {
  const { id } = await book();
  const many = Array.from({ length: 21 }, (_, index) => testDay(index + 3));
  expect((await repeat(id, [])).errors).toEqual({ dates: "Vælg mindst én dato" });
  expect((await repeat(id, many)).errors).toEqual({ dates: "Vælg højst 20 datoer ad gangen" });
  expect((await repeat(id, [testDay(3), testDay(3)])).errors).toEqual({
    dates: "Samme dato er valgt to gange",
  });
  expect((await repeat(id, ["2027-02-30"])).status).toBe(422);
  expect(await nrOfBookings()).toBe(1);
  expect((await repeat(id, many.slice(0, 20))).body).toHaveLength(20);
});

test("a staff type that companies may no longer book is refused under its own field", async () => {
  const closed = await make.staffType(app.db, { company: false });
  const { id } = await book({ staff_type_id: closed.id });
  expect((await repeat(id, [testDay(5)])).errors).toEqual({ staff_type: "Ikke gyldigt" });
});

test("another company's booking, a deleted one and none at all are not found", async () => {
  const other = await makeCorporation(app);
  const { id } = await book();
  const deleted = await book({ status: "cancelled" });
  for (const [booking, token] of [
    [id, other.token],
    [deleted.id, hotel.token],
    [999_999, hotel.token],
  ] as const) {
    expect((await repeat(booking, [testDay(5)], token)).status).toBe(404);
  }
});

test("an admin books for the booking's company, also in the past, and it stands in the audit log", async () => {
  const { id } = await book({ admin_message: "Husk nøglen" });
  const { body } = await repeat(id, [testDay(-2), testDay(4)], admin.token);
  expect(body).toMatchObject([
    { corporation_id: hotel.id, date: testDay(-2), approved: true, admin_message: "Husk nøglen" },
    { corporation_id: hotel.id, date: testDay(4), approved: true },
  ]);
  const audited = await app.db.selectFrom("audit_log").selectAll().where("action", "=", "repeat").execute();
  expect(audited).toMatchObject([
    {
      actor_kind: "admin",
      actor_id: admin.id,
      entity_id: String(id),
      detail: { bookings: body.map((one) => one.id) },
    },
  ]);
});

test("sent again under its key, each day is booked once", async () => {
  const { id } = await book();
  const send = (dates: string[], header?: string) =>
    app.call(bookingEndpoints.repeat, {
      as: hotel.token,
      params: { id },
      body: { dates },
      ...(header ? { header } : {}),
    });
  const days = [testDay(3), testDay(4)];
  const first = await send(days, "one-request");
  const again = await send(days, "one-request");
  expect(again.status).toBe(200);
  expect(again.body.map((booking) => booking.id)).toEqual(first.body.map((booking) => booking.id));
  expect(await nrOfBookings()).toBe(3);
  const atOnce = await Promise.all([send([testDay(5)], "another"), send([testDay(5)], "another")]);
  expect(new Set(atOnce.map(({ body }) => body[0]?.id)).size).toBe(1);
  expect(await nrOfBookings()).toBe(4);
  await send(days);
  expect(await nrOfBookings()).toBe(6);
});
