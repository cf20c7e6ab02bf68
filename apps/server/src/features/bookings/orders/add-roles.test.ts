import { beforeAll, expect, test } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { orderEndpoints as rows } from "#contract/bookings/order.endpoints.ts";
import { DAY_MS } from "#rules/time/moment.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  freshCorporation,
  makeCorporation,
  outboxKeys,
  signedInUser,
  testAdmin,
  testApp,
} from "#tests/support/fixtures.ts";
import { orderBody, orderLine } from "#tests/support/order-body.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);
let tjener: number;
let kok: number;

beforeAll(async () => {
  tjener = (await make.staffType(app.db)).id;
  kok = (await make.staffType(app.db, { job_title: "Kok" })).id;
});

async function single(as = hotel.token) {
  const query = { notSendEmail: "0", pastBooking: "0" } as const;
  const body = bookingBody(tjener, testDay(9), { number_of_staff: 4 });
  return (await app.call(bookingEndpoints.create, { as, query, body })).body;
}

const add = (
  id: number,
  {
    people = 2,
    day = testDay(9),
    ...more
  }: { people?: number; day?: string; as?: string; header?: string } = {},
) =>
  app.call(rows.addRoles, {
    ...{ as: hotel.token, params: { id }, query: {}, ...more },
    body: orderBody([orderLine(kok, [day], { number_of_staff: people })]),
  });

async function added(...asked: Parameters<typeof add>) {
  const { status, body } = await add(...asked);
  expect(status).toBe(200);
  if (!("id" in body)) throw new Error("not booked");
  return body;
}

const cancel = (id: number) =>
  app.call(bookingEndpoints.cancel, { as: hotel.token, params: { id }, body: {} });

test("a single booking becomes an order by a role that is added, and the company gets one letter of the role", async () => {
  const first = await single();
  const order = await added(first.id, { people: 17 });
  expect(order.title).toBe("Julefest");
  expect(
    order.bookings.map(({ jobRole, number_of_staff, order_id }) => [jobRole.id, number_of_staff, order_id]),
  ).toEqual([
    [tjener, 4, order.id],
    [kok, 9, order.id],
    [kok, 8, order.id],
  ]);
  expect(await outboxKeys(app, `order-received:${order.id}:%`)).toHaveLength(1);
});

test("a role beside a booking of an order becomes part of that order, each press with a letter, also when two add at once", async () => {
  const first = await single();
  const orders = await Promise.all([added(first.id), added(first.id)]);
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  const order = await added(first.id);
  expect(order.bookings).toHaveLength(4);
  expect(await outboxKeys(app, `order-received:${order.id}:%`)).toHaveLength(3);
});

test("sent again under its request key a role is added once, also when both are sent at once", async () => {
  const first = await single();
  await Promise.all([added(first.id, { header: "role-1" }), added(first.id, { header: "role-1" })]);
  expect((await added(first.id, { header: "role-1" })).bookings).toHaveLength(2);
  expect((await add(first.id, { header: "role-1", people: 3 })).body).toMatchObject({
    code: "request_key_reused",
  });
});

test("what is there counts in the bound of a day, and what was deleted does not", async () => {
  const first = await single();
  expect((await add(first.id, { people: 197 })).status).toBe(422);
  const order = await added(first.id, { people: 196 });
  expect((await add(first.id, { people: 1 })).status).toBe(422);
  await cancel(order.bookings.at(-1)?.id ?? 0);
  await added(first.id, { people: 1 });
});

test("the dry run answers what the role comes to, and adds nothing", async () => {
  const first = await single();
  const body = orderBody([orderLine(kok, [testDay(9)])]);
  const preview = { params: { id: first.id }, query: { dryRun: "1" as const }, body };
  expect((await app.call(rows.addRoles, { as: hotel.token, ...preview })).body).toMatchObject({ people: 4 });
  const read = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id: first.id } });
  expect(read.body.order_id).toBeNull();
});

test("nothing is added beside another company's booking, a deleted or a rejected one", async () => {
  const first = await single();
  expect((await add(first.id, { as: (await makeCorporation(app)).token })).status).toBe(404);
  await cancel(first.id);
  expect((await add(first.id)).status).toBe(404);
  const other = await single();
  const params = { id: other.id };
  await app.call(adminBookingEndpoints.reject, {
    as: admin.token,
    params,
    body: { reason: "Intet personale" },
  });
  expect((await add(other.id)).status).toBe(404);
});

test("a role is added while the booking is under way, and no more once it is over, which the office still can", async () => {
  const first = await single();
  const start = Date.parse(`${first.date}T${first.start_time}:00+01:00`);
  app.setNow(start + 60_000);
  await added(first.id, { day: testDay(10) });
  app.setNow(start + 4 * DAY_MS);
  expect((await add(first.id, { day: testDay(20) })).body).toMatchObject({ code: "booking_ended" });
  await added(first.id, { as: admin.token });
});

test("a booker's role waits for an owner where the arrangement comes to more than the amount by it, and the office hears of it after the owner", async () => {
  const maja = await signedInUser(app, hotel.id, { contact_person: "Maja" });
  const first = await single();
  await app.db
    .updateTable("corporations")
    .set({ owner_limit: Math.round(first.price.total * 100) + 100 })
    .where("id", "=", hotel.id)
    .execute();
  const [was, role] = (await added(first.id, { as: maja.token, people: 1 })).bookings;
  expect(was?.owner_approval).toBeNull();
  expect(role?.owner_approval).toMatchObject({ state: "waiting", booked_by: "Maja" });
  expect(await outboxKeys(app, `order-received:${role?.order_id}:%`)).toEqual([]);
});
