import { beforeAll, expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let tjener: number;

beforeAll(async () => {
  tjener = (await make.staffType(app.db)).id;
});

async function company() {
  const { id } = await make.corporation(app.db);
  return app.signIn({ kind: "corporation", id });
}

interface Query {
  readonly notSendEmail?: "0" | "1";
  readonly pastBooking?: "0" | "1";
}

function sendAs(as: string, header: string | undefined, day: number, query: Query = {}) {
  return app.call(bookingEndpoints.create, {
    as,
    query: { notSendEmail: "0", pastBooking: "0", ...query },
    body: bookingBody(tjener, testDay(day)),
    ...(header === undefined ? {} : { header }),
  });
}

async function send(as: string, header?: string) {
  const { status, body } = await sendAs(as, header, 5);
  expect(status).toBe(200);
  return body.id;
}

async function effects() {
  const { count } = await app.db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

test("a booking sent again under its request key, also at the same time, is one booking with one notification", async () => {
  const hotel = await company();
  const ids = await Promise.all([send(hotel, "k1"), send(hotel, "k1")]);
  const queued = await effects();
  expect(queued).toBeGreaterThan(0);
  ids.push(await send(hotel, "k1"));
  expect(new Set(ids).size).toBe(1);
  expect(await effects()).toBe(queued);
});

test("another key, no key, and another company's same key are bookings of their own", async () => {
  const [hotel, brewery] = [await company(), await company()];
  const ids = [
    await send(hotel, "k1"),
    await send(hotel, "k2"),
    await send(hotel),
    await send(hotel),
    await send(brewery, "k1"),
  ];
  expect(new Set(ids).size).toBe(5);
});

test("the same key with something else is refused, also at the same time, and books nothing", async () => {
  const { id } = await make.corporation(app.db);
  const hotel = await app.signIn({ kind: "corporation", id });
  const first = await send(hotel, "k1");
  for (const refused of [await sendAs(hotel, "k1", 6), await sendAs(hotel, "k1", 7)]) {
    expect([refused.status, refused.body]).toMatchObject([422, { code: "request_key_reused" }]);
  }
  const repeated = await app.call(bookingEndpoints.repeat, {
    as: hotel,
    params: { id: first },
    body: { dates: [testDay(7)] },
    header: "k1",
  });
  expect(repeated.status).toBe(422);
  const atOnce = await Promise.all([5, 6].map((day) => sendAs(hotel, "k2", day)));
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 422]);
  const booked = await app.db.selectFrom("bookings").select("id").where("corporation_id", "=", id).execute();
  expect(booked).toHaveLength(2);
});

test("whether mails are sent is part of what the key stands for, what the clock makes of it is not", async () => {
  const hotel = await company();
  const first = await send(hotel, "k1");
  const silent = await sendAs(hotel, "k1", 5, { notSendEmail: "1" });
  expect([silent.status, silent.body]).toMatchObject([422, { code: "request_key_reused" }]);
  const later = await sendAs(hotel, "k1", 5, { pastBooking: "1" });
  expect([later.status, later.body.id]).toEqual([200, first]);
});

test("a key that is too long to be kept is refused, instead of booking twice", async () => {
  const { id } = await make.corporation(app.db);
  const hotel = await app.signIn({ kind: "corporation", id });
  const { status, body } = await sendAs(hotel, "k".repeat(101), 5);
  expect([status, body]).toMatchObject([422, { errors: { "idempotency-key": "Teksten er for lang" } }]);
  await send(hotel, "k".repeat(100));
  const booked = await app.db.selectFrom("bookings").select("id").where("corporation_id", "=", id).execute();
  expect(booked).toHaveLength(1);
});
