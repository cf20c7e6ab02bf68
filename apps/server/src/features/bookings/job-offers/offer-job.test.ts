import { beforeAll, beforeEach, expect, test } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { createTestApp, TEST_NOW } from "#tests/support/test-app.ts";
import { offerDueJobs } from "./offer-job.ts";

const HALF_AN_HOUR = HOUR_MS / 2;

const app = testApp();
let admin: string;
let hotel: { id: number };
let tjener: { id: number };

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});
beforeEach(async () => {
  app.setNow(TEST_NOW);
  hotel = await make.corporation(app.db);
  tjener = await make.staffType(app.db);
});

/** Somebody who works as waiter in East Jutland, where 8000 is. */
async function waiter(values: Parameters<typeof make.employee>[1] = {}) {
  const { id: employee_id } = await make.employee(app.db, values);
  await app.db.insertInto("employee_job_roles").values({ employee_id, staff_type_id: tjener.id }).execute();
  await app.db.insertInto("employee_regions").values({ employee_id, area_code: "eastJutland" }).execute();
  return employee_id;
}

async function favourite(values: Parameters<typeof make.employee>[1] = {}) {
  const employee_id = await waiter(values);
  const row = { corporation_id: hotel.id, employee_id, created_at: new Date(TEST_NOW) };
  await app.db.insertInto("favourites").values(row).execute();
  return employee_id;
}

function book(values: Partial<Parameters<typeof make.booking>[1]> = {}) {
  const row = { corporation_id: hotel.id, staff_type_id: tjener.id, ...values };
  return make.booking(app.db, row);
}

async function approved(values: Partial<Parameters<typeof make.booking>[1]> = {}) {
  const { id } = await book({ approved_at: null, ...values });
  await app.call(adminBookingEndpoints.approve, { as: admin, params: { id } });
  return id;
}

async function offeredTo(bookingId: number) {
  const rows = await app.db
    .selectFrom("outbox")
    .select("key")
    .where("key", "like", `job-offered:${bookingId}:%`)
    .orderBy("id")
    .execute();
  return rows.map(({ key }) => Number(key.split(":")[2]));
}

async function runAt(moment: number) {
  app.setNow(moment);
  await offerDueJobs(app.services);
}

test("favourites are mailed at the approval, everybody else half an hour later, each once", async () => {
  const first = await waiter();
  const liked = await favourite();
  const booking = await approved();
  expect(await offeredTo(booking)).toEqual([liked]);
  await runAt(TEST_NOW + HALF_AN_HOUR - 1);
  expect(await offeredTo(booking)).toEqual([liked]);
  await runAt(TEST_NOW + HALF_AN_HOUR);
  expect(await offeredTo(booking)).toEqual([liked, first]);
  await waiter();
  await runAt(TEST_NOW + 2 * HALF_AN_HOUR);
  expect(await offeredTo(booking)).toEqual([liked, first]);
});

test("another company's favourites have no head start", async () => {
  await favourite();
  hotel = await make.corporation(app.db);
  const booking = await approved();
  expect(await offeredTo(booking)).toHaveLength(1);
});

test("with 48 hours or less to the start everybody is mailed at once", async () => {
  const liked = await favourite();
  const other = await waiter();
  const date = testDay(2);
  expect((await offeredTo(await approved({ date, start_time: "10:00" }))).sort()).toEqual([liked, other]);
});

test("who could not come, or wants no such mails, gives nobody a head start", async () => {
  const frozen = await favourite();
  const busy = await favourite();
  await favourite({ noti_info_of_jobs: false });
  await favourite({ deactivated_at: new Date(TEST_NOW) });
  const elsewhere = await book({ start_time: "19:00", end_time: "22:00" });
  const shift = await make.shift(app.db, { booking_id: elsewhere.id, employee_id: busy, status: "selected" });
  await app.db
    .insertInto("penalties")
    .values({
      employee_id: frozen,
      shift_id: shift.id,
      kind: "late",
      card: "red",
      occurred_at: new Date(TEST_NOW),
      freeze_until: new Date(TEST_NOW + 24 * HOUR_MS),
    })
    .execute();
  const other = await waiter();
  expect((await offeredTo(await approved())).sort()).toEqual([frozen, busy, other].sort());
});

test("a booking that is cancelled meanwhile is offered to nobody else, a closed one when it is open again", async () => {
  await favourite();
  await waiter();
  const cancelled = await approved();
  const closed = await approved({ date: testDay(7) });
  const set = (id: number, status: "open" | "closed" | "cancelled") =>
    app.db.updateTable("bookings").set({ status }).where("id", "=", id).execute();
  await set(cancelled, "cancelled");
  await set(closed, "closed");
  await runAt(TEST_NOW + HALF_AN_HOUR);
  expect(await offeredTo(cancelled)).toHaveLength(1);
  expect(await offeredTo(closed)).toHaveLength(1);
  await set(closed, "open");
  await runAt(TEST_NOW + 2 * HALF_AN_HOUR);
  expect(await offeredTo(closed)).toHaveLength(2);
  expect(await app.db.selectFrom("held_offers").selectAll().execute()).toEqual([]);
});

test("an approved job is offered to forty people with one wake-up of a channel", async () => {
  const wakes: string[] = [];
  const other = await createTestApp({ wake: (channel) => void wakes.push(channel) });
  const { id } = await make.corporation(other.db, { is_admin: true });
  const as = await other.signIn({ kind: "corporation", id });
  const corporation = await make.corporation(other.db, { noti_approved_booking: false });
  const staffType = await make.staffType(other.db);
  for (let person = 0; person < 40; person += 1) {
    const { id: employee_id } = await make.employee(other.db);
    await other.db
      .insertInto("employee_job_roles")
      .values({ employee_id, staff_type_id: staffType.id })
      .execute();
    await other.db.insertInto("employee_regions").values({ employee_id, area_code: "eastJutland" }).execute();
  }
  const booking = { corporation_id: corporation.id, staff_type_id: staffType.id, approved_at: null };
  const params = { id: (await make.booking(other.db, booking)).id };
  expect((await other.call(adminBookingEndpoints.approve, { as, params })).status).toBe(200);
  expect(wakes).toHaveLength(1);
  expect(await other.db.selectFrom("outbox").select("channel").execute()).toEqual(
    Array.from({ length: 40 }, () => ({ channel: wakes[0] })),
  );
  await other.close();
});
