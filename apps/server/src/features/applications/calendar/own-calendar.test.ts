import { beforeAll, beforeEach, expect, test } from "vitest";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { ownCalendarEndpoints } from "#contract/employees/shift-calendar.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
let tjener: number;
let hotel: { id: number; token: string };
let anna: { id: number; token: string };

beforeAll(async () => {
  tjener = (await make.staffType(app.db, { job_title: "Tjener" })).id;
});
beforeEach(async () => {
  app.setNow(TEST_NOW);
  hotel = await signedInCorporation(app, { name: "Hotel Tangkajen" });
  const { id } = await make.employee(app.db);
  anna = { id, token: await app.signIn({ kind: "employee", id }) };
});

function book(values: Partial<Parameters<typeof make.booking>[1]> = {}) {
  const row = { corporation_id: hotel.id, staff_type_id: tjener, contact_person: "Birgit Holm", ...values };
  return make.booking(app.db, row);
}

async function hire(booking: { id: number }, values: Partial<Parameters<typeof make.shift>[1]> = {}) {
  const booked_at = new Date(TEST_NOW);
  const shift = { booking_id: booking.id, employee_id: anna.id, status: "selected", booked_at } as const;
  return make.shift(app.db, { ...shift, ...values });
}

async function urlOf(as = anna.token) {
  return (await app.call(ownCalendarEndpoints.calendar, { as })).body.url;
}

async function read(url: string) {
  const { statusCode, body } = await app.app.inject({ url: new URL(url).pathname });
  // Long lines are folded (RFC 5545, 3.1).
  return { status: statusCode, text: body.replaceAll("\r\n ", "") };
}

async function entries(url?: string) {
  const { text } = await read(url ?? (await urlOf()));
  return text.split("BEGIN:VEVENT\r\n").slice(1);
}

test("a confirmed shift is an entry at its Danish time, with its place, and an application is none", async () => {
  const { id } = await book();
  await hire({ id });
  await hire(await book({ date: testDay(9) }), { status: "applied", booked_at: null });
  const all = await entries();
  expect(all).toHaveLength(1);
  for (const line of [
    `UID:shift-${id}@localhost`,
    "DTSTART;TZID=Europe/Copenhagen:20261129T100000",
    "DTEND;TZID=Europe/Copenhagen:20261129T180000",
    "STATUS:CONFIRMED",
    "SUMMARY:Tjener hos Hotel Tangkajen",
    "LOCATION:Tangkajen 14\\, 8000 Aarhus C",
  ]) {
    expect(all[0]).toContain(`${line}\r\n`);
  }
  expect(all[0]).toContain(`/bookinginformation/${id}?as=employee`);
});

test("contact and meeting place come when the shift's page shows them, as a newer version", async () => {
  await hire(await book({ access_information_other: "Porten til venstre" }));
  const [early] = await entries();
  expect(early).not.toContain("Birgit Holm");
  expect(early).not.toContain("Porten");
  expect(early).toContain("48 timer før start");
  app.setNow(Date.parse("2026-11-27T05:00:00Z"));
  const [near] = await entries();
  expect(near).toContain("Kontaktperson: Birgit Holm");
  expect(near).toContain("Sådan kommer du ind: Porten til venstre");
  const versionOf = (entry = "") => Number(/SEQUENCE:(\d+)/.exec(entry)?.[1]);
  expect(versionOf(near)).toBeGreaterThan(versionOf(early));
});

test.each([
  ["2026-10-24", "20261024T220000", "20261025T060000"],
  ["2027-03-27", "20270327T220000", "20270328T060000"],
])("a night in which the clocks change (%s) keeps its Danish times", async (date, from, to) => {
  app.setNow(Date.parse("2026-10-20T08:00:00Z"));
  await hire(await book({ date, start_time: "22:00", end_time: "06:00" }));
  const [entry] = await entries();
  expect(entry).toContain(`DTSTART;TZID=Europe/Copenhagen:${from}`);
  expect(entry).toContain(`DTEND;TZID=Europe/Copenhagen:${to}`);
});

test.each(["cancelled", "sick", "removed"] as const)(
  "a shift that was left (%s) is cancelled for 60 days without its place, and then gone",
  async (status) => {
    const left = new Date(TEST_NOW + HOUR_MS);
    const at = status === "removed" ? { removed_at: left } : { cancelled_at: left };
    const url = await urlOf();
    await hire(await book({ date: testDay(80) }), { status, ...at });
    app.setNow(TEST_NOW + 2 * HOUR_MS);
    const [entry] = await entries(url);
    expect(entry).toContain("STATUS:CANCELLED");
    expect(entry).toContain("LAST-MODIFIED:20261124T100000Z");
    expect(entry).not.toContain("LOCATION");
    app.setNow(TEST_NOW + HOUR_MS + 60 * 24 * HOUR_MS);
    expect(await entries(url)).toHaveLength(0);
  },
);

test("a shift whose booking is cancelled is cancelled in the calendar", async () => {
  await hire(await book({ status: "cancelled", cancelled_at: new Date(TEST_NOW) }));
  expect((await entries())[0]).toContain("STATUS:CANCELLED");
});

test("nobody else's shifts, no pay and no telephone numbers are in it", async () => {
  const other = await make.employee(app.db);
  const booking = await book({ hourly_wage: 19_250, number_of_staff: 2 });
  await hire(booking);
  await hire(await book({ date: testDay(9) }), { employee_id: other.id });
  const all = await entries();
  expect(all).toHaveLength(1);
  for (const secret of ["192,50", "20550164"]) expect(all[0]).not.toContain(secret);
});

test("the address stays until it is renewed; then the old one stops working at once", async () => {
  const before = await urlOf();
  expect(await urlOf()).toBe(before);
  expect(before).toMatch(/^http:\/\/localhost:\d+\/api\/calendar\/shifts\/[\w-]{43}\.ics$/);
  const { body } = await app.call(ownCalendarEndpoints.renewCalendar, { as: anna.token });
  expect(await urlOf()).toBe(body.url);
  expect((await read(before)).status).toBe(404);
  expect((await read(body.url)).status).toBe(200);
});

test("a company's secret opens no employee's calendar, nor the other way round", async () => {
  const theirs = (await app.call(corporationEndpoints.calendar, { as: hotel.token })).body.url;
  const own = await urlOf();
  expect((await read(theirs.replace("/calendar/", "/calendar/shifts/"))).status).toBe(404);
  expect((await read(own.replace("/shifts/", "/"))).status).toBe(404);
});

test("somebody without access has no calendar any more", async () => {
  const url = await urlOf();
  const deactivated_at = new Date(TEST_NOW);
  await app.db.updateTable("employees").set({ deactivated_at }).where("id", "=", anna.id).execute();
  expect((await read(url)).status).toBe(404);
});

test("the secret is stored in no table, and a take-over's renewal is written down", async () => {
  const token = /([\w-]{43})\.ics$/.exec(await urlOf())?.[1] ?? "";
  const rows = await app.db.selectFrom("employee_calendars").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const admin = await signedInCorporation(app, { is_admin: true });
  const as = await app.takeOver(admin, { kind: "employee", id: anna.id });
  await app.call(ownCalendarEndpoints.renewCalendar, { as });
  const audited = await app.db
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "=", "renew_calendar")
    .execute();
  expect(audited).toMatchObject([{ actor_id: admin.id, on_behalf_of: `employee:${anna.id}` }]);
});
