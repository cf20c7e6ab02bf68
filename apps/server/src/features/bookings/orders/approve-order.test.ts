import { afterEach, beforeAll, expect, test } from "vitest";
import { undoEndpoints } from "#contract/backoffice/undo.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { orderEndpoints as rows } from "#contract/bookings/order.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { freshCorporation, outboxKeys, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { orderBody, orderLine } from "#tests/support/order-body.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { tellOrderApprovals } from "./tell-approvals.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);
let tjener: number;

beforeAll(async () => {
  tjener = (await make.staffType(app.db)).id;
});
afterEach(() => app.setNow(TEST_NOW));

const MINUTE = 60_000;
const days = [testDay(9), testDay(10), testDay(11)];

async function ordered() {
  const { body } = await app.call(rows.create, {
    ...{ as: hotel.token, query: {}, body: orderBody([orderLine(tjener, days)]) },
  });
  if (!("id" in body)) throw new Error("not booked");
  return { id: body.id, ids: body.bookings.map(({ id }) => id) };
}

const approveAll = async (id: number, booking_ids: number[]) => {
  const { body } = await app.call(rows.approve, { as: admin.token, params: { id }, body: { booking_ids } });
  return body.results.map(({ result }) => result);
};
const approveOne = (id: number) =>
  app.call(adminBookingEndpoints.approve, { as: admin.token, params: { id } });

async function told(orderId: number, minutes: number) {
  app.setNow(TEST_NOW + minutes * MINUTE);
  await tellOrderApprovals(app.services);
  return outboxKeys(app, `order-approved:${orderId}:%`);
}

test("all of an order are approved in one press, and the company gets one letter", async () => {
  const { id, ids } = await ordered();
  expect(await approveAll(id, ids)).toEqual(["approved", "approved", "approved"]);
  for (const one of ids) expect(await outboxKeys(app, `booking-approved:${one}`)).toEqual([]);
  expect(await told(id, 0)).toEqual([]);
  expect(await told(id, 1)).toHaveLength(1);
  expect(await told(id, 30)).toHaveLength(1);
});

test("each booking is checked by itself, and what is refused keeps no other back", async () => {
  const { id, ids } = await ordered();
  const [first = 0, second = 0] = ids;
  const other = await ordered();
  await app.call(bookingEndpoints.cancel, { as: hotel.token, params: { id: first }, body: {} });
  await approveOne(second);
  expect(await approveAll(id, [...ids, other.ids[0] ?? 0])).toEqual([
    ...["not_found", "already_approved", "approved", "not_found"],
  ]);
});

test("of a company without access none is approved", async () => {
  const { id, ids } = await ordered();
  await app.db
    .updateTable("corporations")
    .set({ suspended_at: new Date(TEST_NOW) })
    .where("id", "=", hotel.id)
    .execute();
  expect(new Set(await approveAll(id, ids))).toEqual(new Set(["suspended_corporation"]));
});

test("approvals one by one are one letter, which says how many wait", async () => {
  const { id, ids } = await ordered();
  const [first = 0, second = 0] = ids;
  await approveOne(first);
  app.setNow(TEST_NOW + 3 * MINUTE);
  await approveOne(second);
  expect(await told(id, 9)).toEqual([]);
  expect(await told(id, 10)).toHaveLength(1);
  const letter = await app.db
    .selectFrom("outbox")
    .select("body")
    .where("key", "like", `order-approved:${id}:%`)
    .executeTakeFirstOrThrow();
  expect(letter.body).toContain("2 bookinger er godkendt");
  expect(letter.body).toContain("1 anden booking venter");
});

test("an approval that is undone is not told of", async () => {
  const { id, ids } = await ordered();
  await approveOne(ids[0] ?? 0);
  const { body: undos } = await app.call(undoEndpoints.list, { as: admin.token });
  await app.call(undoEndpoints.undo, { as: admin.token, params: { id: undos.at(-1)?.id ?? 0 } });
  expect(await told(id, 20)).toEqual([]);
});

test("the office sees an order with its company, and each booking names its order", async () => {
  const { id, ids } = await ordered();
  const { body } = await app.call(rows.ofOffice, { as: admin.token, params: { id } });
  expect(body.bookings.map((one) => one.id)).toEqual(ids);
  expect(body.bookings[0]).toMatchObject({
    corporation: { id: hotel.id },
    order: { id, title: "Julefest", bookings: 3 },
  });
  const missing = await app.call(rows.ofOffice, { as: admin.token, params: { id: 999_999 } });
  expect(missing.status).toBe(404);
});
