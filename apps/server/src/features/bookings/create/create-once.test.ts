import { beforeAll, expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
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

async function send(as: string, header?: string) {
  const { status, body } = await app.call(bookingEndpoints.create, {
    as,
    query: { notSendEmail: "0", pastBooking: "0" },
    body: bookingBody(tjener, testDay(5)),
    ...(header === undefined ? {} : { header }),
  });
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
