import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { checkVacancy } from "#rules/applying/vacancy.ts";
import { type Region, regionCodes, regionOfZip } from "#rules/people/regions.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInEmployee, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const hotel = testCorporation(app);
const statuses = ["applied", "selected", "unwanted", "withdrawn", "cancelled", "removed", "sick"] as const;

beforeAll(async () => {
  const people = await Promise.all(statuses.map(() => signedInEmployee(app)));
  const of = [
    { date: testDay(1) },
    { date: testDay(2), status: "closed" as const },
    { date: testDay(3), approved_at: null },
    { date: testDay(0), start_time: "09:00", end_time: "15:00" },
    { date: testDay(4), zip_code: "3700" },
    { date: testDay(5), zip_code: "3900" },
    { date: testDay(6), number_of_staff: 1 },
    { date: testDay(7), number_of_staff: 2, zip_code: "9990" },
  ];
  for (const [index, values] of of.entries()) {
    const { id } = await hotel.booking(values);
    // Each person has another status on each booking, so that all of both meet.
    for (const [n, person] of people.entries()) {
      const status = statuses[(index + n) % statuses.length] ?? "applied";
      await make.shift(app.db, { booking_id: id, employee_id: person.id, status });
    }
  }
});

test("every postal code lies where the rule says", async () => {
  const zips = Array.from({ length: 10_000 }, (_, zip) => String(zip).padStart(4, "0"));
  const { rows } = await sql<{ zip: string; region: string | null }>`
    select zip, region_of_zip(zip) as region from unnest(${[...zips, "", "800", "80000", "DK-1"]}::text[]) zip`.execute(
    app.db,
  );
  expect(rows.filter(({ zip, region }) => region !== regionOfZip(zip))).toEqual([]);
});

/** The open jobs as they come out of all bookings and shifts, counted one by one. */
async function countedFor(employeeId: number, zone?: Region) {
  const bookings = await app.db
    .selectFrom("bookings")
    .selectAll()
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
  const shifts = await app.db.selectFrom("shifts").selectAll().execute();
  return bookings.flatMap((booking) => {
    const staff = shifts.filter(({ booking_id }) => booking_id === booking.id);
    const own = staff.find(({ employee_id }) => employee_id === employeeId)?.status ?? "removed";
    const selected = staff.filter(({ status }) => status === "selected").length;
    const facts = {
      status: booking.status,
      approved: booking.approved_at !== null,
      startsAt: booking.starts_at.getTime(),
      selected,
      places: booking.number_of_staff,
    };
    const isShown = checkVacancy(facts, TEST_NOW).ok && ["removed", "withdrawn"].includes(own);
    const isThere = zone === undefined || regionOfZip(booking.zip_code) === zone;
    return isShown && isThere ? [{ id: booking.id, free_places: booking.number_of_staff - selected }] : [];
  });
}

test("the open jobs and their free places are those that are counted one by one, before and after each change", async () => {
  const people = await app.db.selectFrom("employees").select("id").orderBy("id").execute();
  const shownTo = async (id: number, zone?: Region) => {
    const token = await app.signIn({ kind: "employee", id });
    const query = { limit: "100", ...(zone ? { zone } : {}) };
    const { body } = await app.call(jobEndpoints.overview, { as: token, query });
    return body.map((job) => ({ id: job.id, free_places: job.free_places })).toSorted((a, b) => a.id - b.id);
  };
  const byId = async (jobs: ReturnType<typeof countedFor>) => (await jobs).toSorted((a, b) => a.id - b.id);
  for (const status of ["applied", "selected", "removed"] as const) {
    for (const { id } of people) expect(await shownTo(id)).toEqual(await byId(countedFor(id)));
    await app.db
      .updateTable("shifts")
      .set({ status })
      .where("employee_id", "=", people[0]?.id ?? 0)
      .execute();
  }
  const [anybody] = people;
  for (const zone of regionCodes) {
    const id = anybody?.id ?? 0;
    expect(await shownTo(id, zone)).toEqual(await byId(countedFor(id, zone)));
  }
});
