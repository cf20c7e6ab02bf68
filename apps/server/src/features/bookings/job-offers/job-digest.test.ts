import { beforeAll, beforeEach, expect, test } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { keepDevice } from "#server/features/messages/push/push.queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { sendJobDigests } from "./job-digest.ts";

const EVENING = Date.parse("2026-11-24T17:00:00+01:00");
const NIGHT = Date.parse("2026-11-24T23:00:00+01:00");
const MORNING = Date.parse("2026-11-25T07:00:00+01:00");

const app = testApp();
let tjener: number;
let hotel: number;
let admin: string;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});
beforeEach(async () => {
  app.setNow(TEST_NOW);
  tjener = (await make.staffType(app.db)).id;
  hotel = (await make.corporation(app.db, { name: "Hotel Nordlys" })).id;
});

async function waiter(values: Parameters<typeof make.employee>[1] = {}) {
  const { id } = await make.employee(app.db, values);
  await app.db.insertInto("employee_job_roles").values({ employee_id: id, staff_type_id: tjener }).execute();
  await app.db.insertInto("employee_regions").values({ employee_id: id, area_code: "eastJutland" }).execute();
  const session_hash = hashOfToken(await app.signIn({ kind: "employee", id }));
  const device = { endpoint: `https://fcm.googleapis.com/${id}`, p256dh: "p", auth: "a" };
  await inTransaction(app.db, (tx) => keepDevice(tx, { employee_id: id, session_hash, ...device }, TEST_NOW));
  return id;
}

async function approve(values: Partial<Parameters<typeof make.booking>[1]> = {}) {
  const row = { corporation_id: hotel, staff_type_id: tjener, approved_at: null, ...values };
  const { id } = await make.booking(app.db, row);
  const signed = await app.signIn({ kind: "corporation", id: await adminId() });
  await app.call(adminBookingEndpoints.approve, { as: signed, params: { id } });
  return id;
}

async function adminId() {
  const { corporation_id } = await app.db
    .selectFrom("sessions")
    .select("corporation_id")
    .where("token_hash", "=", hashOfToken(admin))
    .executeTakeFirstOrThrow();
  return corporation_id ?? 0;
}

/** Channel and subject of all that somebody was told, oldest first. */
async function told(employeeId: number) {
  const rows = await app.db
    .selectFrom("outbox")
    .select(["channel", "key", "subject", "body"])
    .where("subject_key", "=", `employee:${employeeId}`)
    .orderBy("id")
    .execute();
  return rows.map(({ channel, key, subject, body }) => ({ channel, kind: key.split(":")[0], subject, body }));
}

async function collect(at: number) {
  app.setNow(at);
  await sendJobDigests(app.services);
}

test("so many a day come at once, the others in one message at the next of two moments, on each channel", async () => {
  const anna = await waiter({ offers_per_day: 1 });
  for (const days of [5, 6, 7]) await approve({ date: testDay(days) });
  expect((await told(anna)).map(({ channel, kind }) => [channel, kind])).toEqual([
    ["email", "job-offered"],
    ["push", "job-offered"],
  ]);
  await collect(EVENING - 60_000);
  expect(await told(anna)).toHaveLength(2);
  await collect(EVENING);
  await collect(EVENING + 60_000);
  const [mail, push, ...others] = (await told(anna)).slice(2);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ channel: "email", kind: "job-digest", subject: "2 nye jobs til dig" });
  expect(mail?.body).toContain("Hotel Nordlys");
  expect(push).toMatchObject({ channel: "push", subject: "2 nye jobs til dig" });
});

test("nothing of jobs comes at night unless it is wanted, and all of it in the morning", async () => {
  const [asleep, awake] = [await waiter(), await waiter({ offers_quiet: false })];
  app.setNow(NIGHT);
  await approve();
  expect(await told(asleep)).toEqual([]);
  expect(await told(awake)).toHaveLength(2);
  await collect(MORNING);
  expect((await told(asleep)).map(({ subject }) => subject)).toEqual([
    "1 nyt job til dig",
    "1 nyt job til dig",
  ]);
  expect(await told(awake)).toHaveLength(2);
});

test("what is full, cancelled or begun by then, or has the person on it, is not told any more", async () => {
  const anna = await waiter();
  app.setNow(NIGHT);
  const [full, cancelled, own] = [await approve({ number_of_staff: 1 }), await approve(), await approve()];
  await approve({ date: "2026-11-25", start_time: "08:00", end_time: "16:00" });
  const someone = await make.employee(app.db);
  await make.shift(app.db, { booking_id: full, employee_id: someone.id, status: "selected" });
  await make.shift(app.db, { booking_id: own, employee_id: anna, status: "applied" });
  await app.db.updateTable("bookings").set({ status: "cancelled" }).where("id", "=", cancelled).execute();
  await collect(MORNING);
  expect(await told(anna)).toEqual([]);
});

test.each([
  ["noti_info_of_jobs", testDay(5), "push"],
  ["push_info_of_jobs", testDay(5), "email"],
  ["noti_info_of_urgent_job", "2026-11-25", "push"],
  ["push_info_of_urgent_job", "2026-11-25", "email"],
])("%s, turned off meanwhile, holds for what was held back too", async (name, date, left) => {
  const anna = await waiter();
  app.setNow(NIGHT);
  await approve({ date });
  await app.db
    .updateTable("employees")
    .set({ [name]: false })
    .where("id", "=", anna)
    .execute();
  await collect(MORNING);
  expect((await told(anna)).map(({ channel }) => channel)).toEqual([left]);
});

test("who wants all of them gets each at once", async () => {
  const anna = await waiter({ offers_per_day: 0 });
  for (let days = 5; days < 12; days += 1) await approve({ date: testDay(days) });
  expect(await told(anna)).toHaveLength(14);
});

test("whom a job was offered to is forgotten once it has begun", async () => {
  await waiter();
  const id = await approve();
  const rows = () => app.db.selectFrom("job_offers").selectAll().where("booking_id", "=", id).execute();
  expect(await rows()).toHaveLength(1);
  await collect(TEST_NOW + 10 * 24 * HOUR_MS);
  expect(await rows()).toEqual([]);
});
