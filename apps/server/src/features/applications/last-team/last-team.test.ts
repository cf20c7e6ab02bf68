import { beforeEach, expect, test } from "vitest";
import { lastTeamEndpoints as rows } from "#contract/applications/last-team.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { DAY_MS } from "#rules/time/moment.ts";
import { offerDueJobs } from "#server/features/bookings/job-offers/offer-job.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { freshCorporation, makeCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { tellLastTeams } from "./tell-last-teams.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app, { name: "Hotel Nordlys" });
let tjener: number;

beforeEach(async () => {
  app.setNow(TEST_NOW);
  tjener = (await make.staffType(app.db)).id;
});

async function waiter(values: Parameters<typeof make.employee>[1] = {}) {
  const { id } = await make.employee(app.db, values);
  await app.db.insertInto("employee_job_roles").values({ employee_id: id, staff_type_id: tjener }).execute();
  await app.db.insertInto("employee_regions").values({ employee_id: id, area_code: "eastJutland" }).execute();
  return id;
}

const booked = (days: number, values: Partial<Parameters<typeof make.booking>[1]> = {}) =>
  make.booking(app.db, {
    ...{ corporation_id: hotel.id, staff_type_id: tjener, date: testDay(days), ...values },
  });

async function worked(people: readonly number[], days = -10) {
  const booking = await booked(days);
  for (const employee_id of people)
    await make.shift(app.db, { booking_id: booking.id, employee_id, status: "selected" });
  return booking;
}

const ask = async (ids: number[], { dry = false, as = hotel.token } = {}) =>
  app.call(rows.askLastTeam, { as, query: dry ? { dryRun: "1" as const } : {}, body: { booking_ids: ids } });

async function told(employeeId: number) {
  const found = await app.db
    .selectFrom("outbox")
    .select(["key", "subject"])
    .where("subject_key", "=", `employee:${employeeId}`)
    .orderBy("id")
    .execute();
  return found.map(({ key, subject }) => [key.split(":")[0], subject]);
}

const asking = [["last-team-asked", "Hotel Nordlys vil gerne have dig igen"]];

test("who worked last time is asked once, in one letter, however often it is pressed; who can't is named with the reason", async () => {
  const anna = await waiter({ first_name: "Anna" });
  const bo = await waiter({ first_name: "Bo" });
  const quit = await waiter({ first_name: "Carl", deactivated_at: new Date(TEST_NOW) });
  await worked([anna, bo, quit]);
  const [first, second] = [await booked(5), await booked(6)];
  const elsewhere = await booked(5, { corporation_id: (await makeCorporation(app)).id });
  await make.shift(app.db, { booking_id: elsewhere.id, employee_id: bo, status: "selected" });
  const preview = await ask([first.id, second.id], { dry: true });
  expect(preview.body).toMatchObject({
    days: [testDay(-10)],
    people: [
      { employee_id: anna, asked: 2, left_out: null },
      { employee_id: bo, asked: 1, left_out: null },
      { employee_id: quit, asked: 0, left_out: "unavailable" },
    ],
  });
  await Promise.all([ask([first.id, second.id]), ask([first.id, second.id])]);
  expect((await ask([first.id])).body).toMatchObject({ code: "nobody_to_ask" });
  await tellLastTeams(app.services);
  await tellLastTeams(app.services);
  expect(await told(anna)).toEqual(asking);
  expect(await told(bo)).toEqual(asking);
  expect(await told(quit)).toEqual([]);
});

test("a booking that waits is asked for once it is approved: they hear of it by that letter alone, others half an hour later", async () => {
  const [anna, other] = [await waiter(), await waiter()];
  await worked([anna]);
  const booking = await booked(5, { approved_at: null });
  expect((await ask([booking.id])).status).toBe(200);
  await tellLastTeams(app.services);
  expect(await told(anna)).toEqual([]);
  await app.call(adminBookingEndpoints.approve, { as: admin.token, params: { id: booking.id } });
  await tellLastTeams(app.services);
  expect(await told(anna)).toEqual(asking);
  expect(await told(other)).toEqual([]);
  app.setNow(TEST_NOW + 31 * 60_000);
  await offerDueJobs(app.services);
  expect(await told(other)).toHaveLength(1);
  expect(await told(anna)).toEqual(asking);
});

test("who has applied, or was booked elsewhere, before the letter goes out hears nothing", async () => {
  const [anna, bo] = [await waiter(), await waiter()];
  await worked([anna, bo]);
  const booking = await booked(5);
  await ask([booking.id]);
  await make.shift(app.db, { booking_id: booking.id, employee_id: anna, status: "applied" });
  const other = await booked(5);
  await make.shift(app.db, { booking_id: other.id, employee_id: bo, status: "selected" });
  await tellLastTeams(app.services);
  expect([...(await told(anna)), ...(await told(bo))]).toEqual([]);
});

test("nobody is asked for a closed, cancelled, started or another company's booking, and nobody where none has worked", async () => {
  const booking = await booked(5);
  expect((await ask([booking.id], { dry: true })).body).toEqual({ days: [], people: [] });
  expect((await ask([booking.id])).body).toMatchObject({ code: "nobody_to_ask" });
  expect((await ask([booking.id], { as: (await makeCorporation(app)).token })).status).toBe(404);
  const closed = await booked(5, { status: "closed" });
  expect((await ask([closed.id])).body).toMatchObject({ code: "closed" });
  const gone = await booked(5, { status: "cancelled" });
  expect((await ask([gone.id])).body).toMatchObject({ code: "booking_cancelled" });
  app.setNow(TEST_NOW + 9 * DAY_MS);
  expect((await ask([booking.id])).status).toBe(409);
});
