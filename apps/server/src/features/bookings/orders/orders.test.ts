import { beforeAll, expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { orderEndpoints as rows } from "#contract/bookings/order.endpoints.ts";
import type { OrderFormInput } from "#contract/bookings/order-form.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  freshCorporation,
  makeCorporation,
  outboxKeys,
  testAdmin,
  testApp,
} from "#tests/support/fixtures.ts";
import { orderBody, orderLine } from "#tests/support/order-body.ts";

const app = testApp();
const admin = testAdmin(app);
const fees = { standard_fee: 3500, urgent_booking_fee: 2000, emergency_booking_fee: 3000 };
const hotel = freshCorporation(app, fees);
let tjener: number;
let kok: number;

beforeAll(async () => {
  tjener = (await make.staffType(app.db)).id;
  kok = (await make.staffType(app.db, { job_title: "Kok" })).id;
});

const days = [testDay(9), testDay(10)];

async function preview(body: OrderFormInput) {
  const { status, body: answer } = await app.call(rows.create, {
    ...{ as: hotel.token, query: { dryRun: "1" }, body },
  });
  expect(status).toBe(200);
  if (!("lines" in answer)) throw new Error("booked");
  return answer;
}

async function order(
  body: OrderFormInput,
  { as = hotel.token, header }: { as?: string; header?: string } = {},
) {
  const { status, body: answer } = await app.call(rows.create, {
    ...{ as, query: {}, body },
    ...(header === undefined ? {} : { header }),
  });
  expect(status).toBe(200);
  if (!("id" in answer)) throw new Error("not booked");
  return answer;
}

async function refused(body: OrderFormInput) {
  const { status, text } = await app.call(rows.create, { as: hotel.token, query: {}, body });
  return { ...JSON.parse(text), status };
}

async function nrOfBookings() {
  const found = await app.db
    .selectFrom("bookings")
    .select("id")
    .where("corporation_id", "=", hotel.id)
    .execute();
  return found.length;
}

test("an order books each role on each of its days, in one place with one sum", async () => {
  const body = orderBody([
    orderLine(tjener, days),
    orderLine(kok, [testDay(10)], { number_of_staff: 2, hourly_wage: "215" }),
  ]);
  const made = await order(body);
  expect(made).toMatchObject({ title: "Julefest", people: 10 });
  expect(made.bookings.map((one) => [one.date, one.jobRole.id, one.number_of_staff, one.order_id])).toEqual([
    [testDay(9), tjener, 4, made.id],
    [testDay(10), tjener, 4, made.id],
    [testDay(10), kok, 2, made.id],
  ]);
  const sum = made.bookings.reduce((all, one) => all + one.price.total * 100, 0);
  expect(made.total).toBe(sum / 100);
  const { body: read } = await app.call(rows.get, { as: hotel.token, params: { id: made.id } });
  expect(read).toEqual(made);
});

test("each booking is what the single form would have made of it, price and fees among it", async () => {
  const made = await order(orderBody([orderLine(tjener, [testDay(1)])]));
  const single = await app.call(bookingEndpoints.create, {
    as: hotel.token,
    query: { notSendEmail: "0", pastBooking: "0" },
    body: bookingBody(tjener, testDay(1), { number_of_staff: 4, start_time: "16:00", end_time: "01:00" }),
  });
  const [booking] = made.bookings;
  const { id, order_id, order: none, ...same } = single.body;
  expect([order_id, none]).toEqual([null, null]);
  expect(booking).toMatchObject(same);
});

test("the dry run answers the same prices, by role and day too, and books nothing", async () => {
  const body = orderBody([orderLine(tjener, days), orderLine(kok, days, { hourly_wage: "215" })]);
  const seen = await preview(body);
  expect(await nrOfBookings()).toBe(0);
  const made = await order(body);
  expect(seen.total).toBe(made.total);
  expect(seen.total_with_vat).toBe(made.total_with_vat);
  expect(seen.days.map(({ total }) => total).reduce((a, b) => a + b)).toBe(made.total);
  expect(seen.lines.map(({ total }) => total).reduce((a, b) => a + b)).toBe(made.total);
  expect(seen.bookings.map(({ total }) => total).toSorted()).toEqual(
    made.bookings.map(({ price }) => price.total).toSorted(),
  );
});

test("the dry run tells what each price is made of, and why, as the booking will", async () => {
  const seen = await preview(orderBody([orderLine(tjener, [testDay(1)])]));
  const made = await order(orderBody([orderLine(tjener, [testDay(1)])]));
  expect(seen.bookings.map(({ price }) => price)).toEqual(made.bookings.map(({ price }) => price));
  expect(seen.bookings[0]?.price.rows.map(({ key }) => key)).toContain("rush");
});

test("more than 15 of a role are several bookings, and are paid in advance as one order, as the dry run said", async () => {
  const body = orderBody([orderLine(tjener, [testDay(9)], { number_of_staff: 16 })]);
  const seen = await preview(body);
  expect(seen.bookings.map((one) => one.number_of_staff)).toEqual([8, 8]);
  const made = await order(body);
  expect(made.bookings.map((one) => one.number_of_staff)).toEqual([8, 8]);
  expect(seen.days[0]?.prepayment).toMatchObject({ people: 16, percents: [75] });
  expect(made.bookings[0]?.prepayment).toEqual(seen.days[0]?.prepayment);
});

test("what is booked for the same day and address already counts towards the prepayment", async () => {
  await order(orderBody([orderLine(tjener, [testDay(9)], { number_of_staff: 12 })]));
  const seen = await preview(orderBody([orderLine(kok, [testDay(9)])]));
  expect(seen.days[0]?.prepayment).toMatchObject({ people: 16 });
});

test("an approved order tells of its bookings and of its prepayment once, of all days", async () => {
  const trusted = await makeCorporation(app, { is_privileged_user: true });
  const body = orderBody([orderLine(tjener, days, { number_of_staff: 20 })]);
  const made = await order(body, { as: trusted.token });
  expect(await outboxKeys(app, `order-approved:${made.id}:%`)).toHaveLength(1);
  expect(await outboxKeys(app, `order-prepayment-due:${made.id}:%`)).toHaveLength(1);
  for (const { id } of made.bookings) {
    expect(await outboxKeys(app, `booking-approved:${id}%`)).toEqual([]);
    expect(await outboxKeys(app, `prepayment-due:${id}:%`)).toEqual([]);
  }
});

test("an order that waits is one letter, whatever it is of", async () => {
  const made = await order(orderBody([orderLine(tjener, days), orderLine(kok, days)]));
  expect(await outboxKeys(app, `order-received:${made.id}:%`)).toHaveLength(1);
  for (const { id } of made.bookings) expect(await outboxKeys(app, `booking-received:${id}`)).toEqual([]);
});

test("a role may wear something else than everybody, and a day want another number and time", async () => {
  const made = await order(
    orderBody([
      orderLine(tjener, [], {
        shoes_dress_code: "Andet",
        shoes_dress_code_other: "Hvide sko",
        dates: [
          { date: testDay(9), start_time: "16:00", end_time: "01:00" },
          { date: testDay(10), start_time: "12:00", end_time: "22:00", number_of_staff: 7 },
        ],
      }),
    ]),
  );
  expect(made.bookings).toMatchObject([
    { start_time: "16:00", number_of_staff: 4, shoes_dress_code_other: "Hvide sko" },
    { start_time: "12:00", end_time: "22:00", number_of_staff: 7, upper_dress_code: "Sort skjorte" },
  ]);
});

test("one day that cannot be booked is named under its role, and then nothing is", async () => {
  const answer = await refused(
    orderBody([orderLine(kok, days), orderLine(tjener, [testDay(9), testDay(-1)])]),
  );
  expect([answer.status, answer.errors]).toEqual([422, { "lines.1.dates.1.date": "Vælg anden dato" }]);
  expect(await nrOfBookings()).toBe(0);
});

test("a wage, a role without days, the same day twice and too much at once are refused in their place", async () => {
  const wrong = async (line: Parameters<typeof orderLine>[2], dates = days) =>
    Object.keys((await refused(orderBody([orderLine(tjener, dates, line)]))).errors);
  expect(await wrong({ hourly_wage: "" })).toEqual(["lines.0.hourly_wage"]);
  expect(await wrong({}, [])).toEqual(["lines.0.dates"]);
  expect(await wrong({}, [testDay(9), testDay(9)])).toEqual(["lines.0.dates"]);
  expect(await wrong({ number_of_staff: 201 })).toEqual(["lines.0.number_of_staff", "lines"]);
  expect(await wrong({ shoes_dress_code: "Andet" })).toEqual(["lines.0.shoes_dress_code_other"]);
  expect(await nrOfBookings()).toBe(0);
});

test("equal times are day and night only for who says so", async () => {
  const dates = [{ date: testDay(9), start_time: "10:00", end_time: "10:00" }];
  const body = orderBody([orderLine(tjener, [], { dates })]);
  expect(await refused(body)).toMatchObject({ code: "whole_day" });
  expect((await order({ ...body, whole_day: true })).bookings).toHaveLength(1);
});

test("an order sent again under its request key, also at the same time, is one order", async () => {
  const body = orderBody([orderLine(tjener, days)]);
  const header = "order-1";
  const made = await Promise.all([order(body, { header }), order(body, { header })]);
  made.push(await order(body, { header }));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await nrOfBookings()).toBe(2);
});

test("an order without a deleted booking costs less, and still shows it", async () => {
  const made = await order(orderBody([orderLine(tjener, days)]));
  const [first, second] = made.bookings;
  if (!first || !second) throw new Error("two bookings");
  await app.call(bookingEndpoints.cancel, { as: hotel.token, params: { id: first.id }, body: {} });
  const { body } = await app.call(rows.get, { as: hotel.token, params: { id: made.id } });
  expect(body).toMatchObject({ total: second.price.total, people: 4 });
  expect(body.bookings.map(({ status }) => status)).toEqual(["cancelled", "open"]);
});

test("another company's order is not found, an admin sees it", async () => {
  const made = await order(orderBody([orderLine(tjener, days)]));
  const other = await makeCorporation(app);
  const read = (as: string, id = made.id) => app.call(rows.get, { as, params: { id } });
  expect((await read(other.token)).status).toBe(404);
  expect((await read(hotel.token, 999_999)).status).toBe(404);
  expect((await read(admin.token)).body.id).toBe(made.id);
});
