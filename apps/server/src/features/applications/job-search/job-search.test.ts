import { describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInEmployee, testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const hotel = testCorporation(app);
const admin = testAdmin(app);

type Query = Parameters<typeof app.call<typeof jobEndpoints.overview>>[1] extends
  | { query?: infer Q }
  | undefined
  ? Q
  : never;

async function seekerOf(types: readonly number[], zones: readonly string[]) {
  const anna = await signedInEmployee(app);
  for (const staff_type_id of types) {
    await app.db.insertInto("employee_job_roles").values({ employee_id: anna.id, staff_type_id }).execute();
  }
  for (const area_code of zones) {
    await app.db.insertInto("employee_regions").values({ employee_id: anna.id, area_code }).execute();
  }
  return anna;
}

async function pageOf(token: string, query: Query = {}) {
  const { body, total } = await app.call(jobEndpoints.overview, { as: token, query });
  return { ids: body.map(({ id }) => id), jobs: body, total };
}

describe("the open jobs", () => {
  test("stand by what is one's own, then by their start", async () => {
    const own = await make.staffType(app.db);
    const anna = await seekerOf([own.id], ["copenhagen"]);
    const neither = await hotel.booking({ zip_code: "8000", date: testDay(3) });
    const nearBy = await hotel.booking({ zip_code: "2100", date: testDay(4) });
    const ownType = await hotel.booking({ staff_type_id: own.id, zip_code: "8000", date: testDay(5) });
    const later = await hotel.booking({ staff_type_id: own.id, zip_code: "2100", date: testDay(7) });
    const sooner = await hotel.booking({ staff_type_id: own.id, zip_code: "1050", date: testDay(6) });
    const { ids, jobs } = await pageOf(anna.token);
    const all = [sooner.id, later.id, ownType.id, nearBy.id, neither.id];
    expect(ids.filter((id) => all.includes(id))).toEqual(all);
    expect(jobs.find(({ id }) => id === nearBy.id)).toMatchObject({ own_type: false, own_zone: true });
  });

  test("come by pages, each job once, with the number of all of them", async () => {
    const only = await make.staffType(app.db);
    const anna = await signedInEmployee(app);
    const made: number[] = [];
    for (let day = 1; day <= 5; day++) {
      made.push((await hotel.booking({ staff_type_id: only.id, date: testDay(day) })).id);
    }
    const query = (limit: number, offset: number) => ({
      staff_type: String(only.id),
      limit: String(limit),
      offset: String(offset),
    });
    const pages = [
      await pageOf(anna.token, query(2, 0)),
      await pageOf(anna.token, query(2, 2)),
      await pageOf(anna.token, query(2, 4)),
    ];
    expect(pages.flatMap(({ ids }) => ids)).toEqual(made);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
    expect(await pageOf(anna.token, query(2, 6))).toMatchObject({ ids: [], total: 5 });
  });

  test("are filtered by staff type, region and day", async () => {
    const type = await make.staffType(app.db);
    const anna = await signedInEmployee(app);
    const there = await hotel.booking({ staff_type_id: type.id, zip_code: "3700", date: testDay(9) });
    const elsewhere = await hotel.booking({ staff_type_id: type.id, zip_code: "3650", date: testDay(10) });
    const staff_type = String(type.id);
    const found = async (query: Query) => (await pageOf(anna.token, { staff_type, ...query })).ids;
    expect(await found({})).toEqual([there.id, elsewhere.id]);
    expect(await found({ zone: "bornholm" })).toEqual([there.id]);
    expect(await found({ day: testDay(10) })).toEqual([elsewhere.id]);
    expect(await found({ zone: "bornholm", day: testDay(10) })).toEqual([]);
    const refused = await app.call(jobEndpoints.overview, { as: anna.token, query: { day: "2026-13-01" } });
    expect(refused.status).toBe(422);
  });

  test("mark a day that is taken and say how many places are free", async () => {
    const anna = await signedInEmployee(app);
    const own = await hotel.booking({ date: testDay(12) });
    await make.shift(app.db, { booking_id: own.id, employee_id: anna.id, status: "selected" });
    const sameDay = await hotel.booking({ date: testDay(12), number_of_staff: 3 });
    const bo = await signedInEmployee(app);
    await make.shift(app.db, { booking_id: sameDay.id, employee_id: bo.id, status: "selected" });
    const { jobs } = await pageOf(anna.token, { day: testDay(12) });
    expect(jobs.find(({ id }) => id === sameDay.id)).toMatchObject({ is_taken_day: true, free_places: 2 });
    const free = await hotel.booking({ date: testDay(13) });
    const other = (await pageOf(anna.token, { day: testDay(13) })).jobs.find(({ id }) => id === free.id);
    expect(other?.is_taken_day).toBe(false);
  });
});

describe("what is new", () => {
  test("came since the visit before, and stays new during the visit", async () => {
    const anna = await signedInEmployee(app);
    const approved = (at: number) => hotel.booking({ date: testDay(20), approved_at: new Date(at) });
    const isNew = async (id: number) =>
      (await pageOf(anna.token, { day: testDay(20) })).jobs.find((job) => job.id === id)?.is_new;
    const look = () => app.call(jobSearchEndpoints.look, { as: anna.token });
    const old = await approved(TEST_NOW - HOUR_MS);
    expect((await look()).body).toEqual({ new_since: null });
    expect(await isNew(old.id)).toBe(false);

    const fresh = await approved(TEST_NOW + HOUR_MS);
    app.setNow(TEST_NOW + 2 * HOUR_MS);
    expect(await isNew(fresh.id)).toBe(true);
    expect((await look()).body.new_since).toBe(new Date(TEST_NOW).toISOString());
    expect([await isNew(fresh.id), await isNew(old.id)]).toEqual([true, false]);

    app.setNow(TEST_NOW + 4 * HOUR_MS);
    expect(await isNew(fresh.id)).toBe(false);
    app.setNow(TEST_NOW);
  });

  test("is not used up by an admin who looks", async () => {
    const anna = await signedInEmployee(app);
    const token = await app.takeOver(admin, { kind: "employee", id: anna.id });
    expect((await app.call(jobSearchEndpoints.look, { as: token })).status).toBe(403);
  });
});

describe("a job that somebody is not interested in", () => {
  test("is out of sight, can be seen again, and is put back", async () => {
    const [anna, bo] = [await signedInEmployee(app), await signedInEmployee(app)];
    const job = await hotel.booking({ date: testDay(25) });
    const query = { day: testDay(25) };
    const parts = { as: anna.token, params: { id: job.id } };
    expect((await app.call(jobSearchEndpoints.notInterested, parts)).body).toEqual({ not_interested: true });
    expect((await app.call(jobSearchEndpoints.notInterested, parts)).status).toBe(200);
    expect((await pageOf(anna.token, query)).ids).toEqual([]);
    expect((await pageOf(bo.token, query)).ids).toEqual([job.id]);
    expect((await pageOf(anna.token, { ...query, not_interested: "1" })).ids).toEqual([job.id]);
    expect((await app.call(jobSearchEndpoints.openJobs, { as: anna.token })).body.not_interested).toBe(1);
    // Its page still answers, for who changes one's mind there.
    expect((await app.call(jobEndpoints.booking, parts)).status).toBe(200);

    await app.call(jobSearchEndpoints.interested, parts);
    expect((await pageOf(anna.token, query)).ids).toEqual([job.id]);
  });

  test("is one that there is", async () => {
    const anna = await signedInEmployee(app);
    const waiting = await hotel.booking({ approved_at: null });
    for (const id of [waiting.id, 999_999]) {
      const answer = await app.call(jobSearchEndpoints.notInterested, { as: anna.token, params: { id } });
      expect(answer.status).toBe(404);
    }
  });
});

test("the filters say how many jobs there are, and what they pay", async () => {
  const type = await make.staffType(app.db);
  const anna = await seekerOf([type.id], []);
  await hotel.booking({ staff_type_id: type.id, zip_code: "9000", hourly_wage: 15000, date: testDay(7) });
  await hotel.booking({ staff_type_id: type.id, zip_code: "9990", hourly_wage: 18550 });
  await hotel.booking({ staff_type_id: type.id, zip_code: "9000", status: "closed" });
  const { types, zones, days } = (await app.call(jobSearchEndpoints.openJobs, { as: anna.token })).body;
  expect(types.find(({ id }) => id === type.id)).toEqual({
    id: type.id,
    job_title: type.job_title,
    is_own: true,
    jobs: 2,
    wage_from: "150,00",
    wage_to: "185,50",
  });
  expect(days.find(({ day }) => day === testDay(7))?.jobs).toBeGreaterThanOrEqual(1);
  expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].sort());
  expect(zones.find(({ area_code }) => area_code === "northernJutland")?.jobs).toBeGreaterThanOrEqual(2);
});

test("each filter counts what the other two leave, so that no choice leads to nothing unannounced", async () => {
  const [cook, waiter] = [await make.staffType(app.db), await make.staffType(app.db)];
  const anna = await signedInEmployee(app);
  await hotel.booking({ staff_type_id: cook.id, zip_code: "3700", date: testDay(15) });
  await hotel.booking({ staff_type_id: waiter.id, zip_code: "3700", date: testDay(16) });
  await hotel.booking({ staff_type_id: waiter.id, zip_code: "3650", date: testDay(15) });
  const counts = async (query: Query) => {
    const { types, zones, days } = (await app.call(jobSearchEndpoints.openJobs, { as: anna.token, query }))
      .body;
    return {
      types: [cook, waiter].map((type) => types.find(({ id }) => id === type.id)?.jobs),
      bornholm: zones.find(({ area_code }) => area_code === "bornholm")?.jobs,
      days: [15, 16].map((day) => days.find((one) => one.day === testDay(day))?.jobs),
    };
  };
  const staff_type = String(waiter.id);
  expect(await counts({ staff_type })).toMatchObject({ bornholm: 1, days: [1, 1] });
  expect(await counts({ staff_type, zone: "bornholm" })).toMatchObject({ days: [undefined, 1] });
  expect((await counts({ zone: "bornholm", day: testDay(15) })).types).toEqual([1, 0]);
  const none = await counts({ staff_type, zone: "bornholm", day: testDay(15) });
  expect(none).toEqual({ types: [1, 0], bornholm: undefined, days: [undefined, 1] });
});
