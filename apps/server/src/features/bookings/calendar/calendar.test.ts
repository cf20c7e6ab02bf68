import { beforeAll, beforeEach, expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
let tjener: number;
let hotel: { id: number; token: string };

beforeAll(async () => {
  tjener = (await make.staffType(app.db, { job_title: "Tjener" })).id;
});
beforeEach(async () => {
  app.setNow(TEST_NOW);
  hotel = await signedInCorporation(app);
});

function book(values: Partial<Parameters<typeof make.booking>[1]> = {}) {
  const row = { corporation_id: hotel.id, staff_type_id: tjener, number_of_staff: 4, ...values };
  return make.booking(app.db, row);
}

async function urlOf(as = hotel.token) {
  return (await app.call(corporationEndpoints.calendar, { as })).body.url;
}

async function read(url: string, headers: Record<string, string> = {}) {
  const {
    statusCode,
    headers: answered,
    body,
  } = await app.app.inject({ url: new URL(url).pathname, headers });
  // Long lines are folded (RFC 5545, 3.1).
  return { status: statusCode, headers: answered, text: body.replaceAll("\r\n ", "") };
}

async function entries(url?: string) {
  const { text } = await read(url ?? (await urlOf()));
  return text.split("BEGIN:VEVENT\r\n").slice(1);
}

test("a booking is an entry at its Danish time, with its place and who is chosen", async () => {
  const { id } = await book();
  for (const first_name of ["Anna", "Jonas"]) {
    const { id: employee_id } = await make.employee(app.db, {
      first_name,
      last_name: "Krogh",
      phone: "20550177",
    });
    await make.shift(app.db, { booking_id: id, employee_id, status: "selected" });
  }
  const { status, headers, text } = await read(await urlOf());
  expect([status, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  for (const line of [
    "TZID:Europe/Copenhagen",
    `UID:booking-${id}@localhost`,
    "DTSTART;TZID=Europe/Copenhagen:20261129T100000",
    "DTEND;TZID=Europe/Copenhagen:20261129T180000",
    "DTSTAMP:20261124T090000Z",
    "SEQUENCE:0",
    "STATUS:CONFIRMED",
    "SUMMARY:4 tjenere",
    "LOCATION:Tangkajen 14\\, 8000 Aarhus C",
  ]) {
    expect(text).toContain(`${line}\r\n`);
  }
  expect(text).toContain("DESCRIPTION:2 af 4 valgt: Anna K.\\, Jonas K.\\nhttp");
  expect(text.replaceAll(/\r\n/g, "")).not.toContain("\n");
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text).not.toContain("20550177");
  expect(text).not.toContain("20550164");
});

test("summer time is in the zone, not by a shifted clock", async () => {
  await book({ date: "2027-07-01", start_time: "22:00", end_time: "02:00" });
  const [entry] = await entries();
  expect(entry).toContain("DTSTART;TZID=Europe/Copenhagen:20270701T220000");
  expect(entry).toContain("DTEND;TZID=Europe/Copenhagen:20270702T020000");
});

test("what waits is tentative, what was deleted is cancelled for 60 days and then gone", async () => {
  const url = await urlOf();
  await book({ approved_at: null });
  const { id } = await book({ date: testDay(80) });
  app.setNow(TEST_NOW + HOUR_MS);
  await app.call(bookingEndpoints.cancel, { as: hotel.token, params: { id } });
  const [waiting, deleted] = await entries(url);
  expect(waiting).toContain("STATUS:TENTATIVE");
  expect(deleted).toContain("STATUS:CANCELLED");
  expect(deleted).toContain(`SEQUENCE:${60 * 60}\r\n`);
  app.setNow(TEST_NOW + HOUR_MS + 60 * 24 * HOUR_MS);
  expect(await entries(url)).toHaveLength(1);
});

test("choosing somebody is a newer version of the entry", async () => {
  const { id: booking_id } = await book();
  const { id: employee_id } = await make.employee(app.db);
  const booked_at = new Date(TEST_NOW + 2 * HOUR_MS);
  await make.shift(app.db, { booking_id, employee_id, status: "selected", booked_at });
  const [entry] = await entries();
  expect(entry).toContain(`SEQUENCE:${2 * 60 * 60}\r\n`);
  expect(entry).toContain("LAST-MODIFIED:20261124T110000Z");
});

test("bookings of the last 90 days and all coming ones are in it, and nobody else's", async () => {
  const other = await signedInCorporation(app);
  await book({ corporation_id: other.id });
  const [recent, far] = [await book({ date: testDay(-89) }), await book({ date: testDay(700) })];
  await book({ date: testDay(-92) });
  const { text } = await read(await urlOf());
  expect([...text.matchAll(/UID:booking-(\d+)/g)].map((match) => Number(match[1]))).toEqual([
    recent.id,
    far.id,
  ]);
});

test("the address stays until it is renewed; then the old one stops working at once", async () => {
  const before = await urlOf();
  expect(await urlOf()).toBe(before);
  expect(before).toMatch(/^http:\/\/localhost:\d+\/api\/calendar\/[\w-]{43}\.ics$/);
  const { body } = await app.call(corporationEndpoints.renewCalendar, { as: hotel.token });
  expect(body.url).not.toBe(before);
  expect(await urlOf()).toBe(body.url);
  expect((await read(before)).status).toBe(404);
  expect((await read(body.url)).status).toBe(200);
});

test("the secret of an address is stored in no table", async () => {
  const token = /([\w-]{43})\.ics$/.exec(await urlOf())?.[1] ?? "";
  const row = await app.db
    .selectFrom("calendars")
    .selectAll()
    .where("corporation_id", "=", hotel.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(token);
});

test("addresses that are none of ours are not found", async () => {
  const url = await urlOf();
  for (const wrong of [
    url.replace(".ics", ""),
    url.replace(/.\.ics/, ".ics"),
    url.replace(/[\w-]{43}/, "a".repeat(43)),
  ]) {
    expect((await read(wrong)).status, wrong).toBe(404);
  }
});

test("a program that has the newest calendar gets 304, until something changes", async () => {
  await book();
  const url = await urlOf();
  const { headers } = await read(url);
  const known = { "if-none-match": String(headers.etag) };
  expect((await read(url, known)).status).toBe(304);
  await book({ date: testDay(9) });
  expect((await read(url, known)).status).toBe(200);
});

test("an employee and a visitor have no such calendar, and a take-over's renewal is written down", async () => {
  const { id } = await make.employee(app.db);
  const employee = await app.signIn({ kind: "employee", id });
  expect((await app.call(corporationEndpoints.calendar, { as: employee })).status).toBe(403);
  expect((await app.call(corporationEndpoints.renewCalendar)).status).toBe(401);
  const admin = await signedInCorporation(app, { is_admin: true });
  const as = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
  await app.call(corporationEndpoints.renewCalendar, { as });
  const audited = await app.db
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "=", "renew_calendar")
    .execute();
  expect(audited).toMatchObject([{ actor_id: admin.id, on_behalf_of: `corporation:${hotel.id}` }]);
});
