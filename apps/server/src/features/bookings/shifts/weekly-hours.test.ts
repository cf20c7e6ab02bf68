import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { weeklyHours } from "#rules/shifts/working-time.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { wrongWeeklyHours } from "./weekly-hours.ts";

const app = testApp();
const people: number[] = [];
const bookings: Awaited<ReturnType<typeof make.booking>>[] = [];

/** Some of them lie where four months begin, before and after a clock change. */
const DAYS = [-124, -121, -120, -119, -60, -30, -2, 1, 2, 3];

beforeAll(async () => {
  for (let n = 0; n < 2; n += 1) people.push((await make.employee(app.db)).id);
  const corporation_id = (await make.corporation(app.db)).id;
  const staff_type_id = (await make.staffType(app.db)).id;
  for (const days of DAYS)
    bookings.push(await make.booking(app.db, { corporation_id, staff_type_id, date: testDay(days) }));
});

/** Hours a week of each person at the end of the last confirmed shift, by the rule. */
async function hoursByRule(): Promise<[number, string][]> {
  const rows = await app.db
    .selectFrom("shifts")
    .selectAll()
    .where("status", "=", "selected")
    .orderBy("employee_id")
    .execute();
  return [...Map.groupBy(rows, ({ employee_id }) => employee_id)].map(([id, own]) => {
    const until = Math.max(...own.map(({ ends_at }) => ends_at.getTime()));
    const counted = own.filter((shift) => !shift.not_met_for_booking);
    const periods = counted.map(({ starts_at, ends_at }) => ({
      startsAt: starts_at.getTime(),
      endsAt: ends_at.getTime(),
    }));
    return [id, weeklyHours(until, periods).toFixed(6)];
  });
}

async function keptHours(): Promise<[number, string][]> {
  const rows = await app.db.selectFrom("weekly_hours").selectAll().orderBy("employee_id").execute();
  return rows.map(({ employee_id, hours_a_week }) => [employee_id, Number(hours_a_week).toFixed(6)]);
}

const act = fc.record({
  of: fc.nat(DAYS.length - 1),
  who: fc.nat(1),
  what: fc.constantFrom(
    "book",
    "book",
    "book",
    "apply",
    "cancel",
    "remove",
    "absent",
    "met",
    "longer",
    "hand",
  ),
});

async function play({ of, who, what }: { of: number; who: number; what: string }): Promise<void> {
  const booking = bookings[of] as (typeof bookings)[number];
  const employee_id = people[who] as number;
  const shift = app.db.updateTable("shifts").where("booking_id", "=", booking.id);
  if (what === "book" || what === "apply") {
    const status = what === "book" ? "selected" : "applied";
    const { id: booking_id, date: work_date, starts_at, ends_at } = booking;
    const applied_at = new Date(TEST_NOW);
    const isThere = await shift.set({ status }).executeTakeFirst();
    if (isThere.numUpdatedRows > 0) return;
    const row = { booking_id, employee_id, status, work_date, starts_at, ends_at, applied_at } as const;
    await app.db.insertInto("shifts").values(row).execute();
  } else if (what === "cancel") await shift.set({ status: "cancelled" }).execute();
  else if (what === "remove")
    await app.db.deleteFrom("shifts").where("booking_id", "=", booking.id).execute();
  else if (what === "absent") await shift.set({ not_met_for_booking: true }).execute();
  else if (what === "met") await shift.set({ not_met_for_booking: false }).execute();
  else if (what === "longer")
    await shift.set({ ends_at: new Date(booking.ends_at.getTime() + HOUR_MS) }).execute();
  else await shift.set({ employee_id }).execute();
}

test("are those of the shifts, whatever is booked, cancelled, removed, moved and handed over", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 25 }), async (acts) => {
      for (const one of acts) await play(one);
      expect(await wrongWeeklyHours(app.db)).toEqual([]);
      expect(await keptHours()).toEqual(await hoursByRule());
    }),
    { numRuns: 25 },
  );
});

test("count both of two shifts of one person that are changed at once", async () => {
  await app.db.deleteFrom("shifts").execute();
  for (let round = 0; round < 5; round += 1) {
    for (const of of [5, 6, 7]) await play({ of, who: 0, what: round % 2 === 0 ? "book" : "cancel" });
    const ids = [5, 6, 7].map((of) => (bookings[of] as (typeof bookings)[number]).id);
    const status = round % 2 === 0 ? "cancelled" : "selected";
    const change = (id: number) =>
      inTransaction(app.db, async (tx) => {
        await tx.updateTable("shifts").set({ status }).where("booking_id", "=", id).execute();
        await tx.selectFrom("shifts").select("id").execute();
      });
    await Promise.all(ids.map(change));
    expect(await wrongWeeklyHours(app.db)).toEqual([]);
    expect(await keptHours()).toHaveLength(status === "selected" ? 1 : 0);
  }
});

test("count all of the shifts of several people that are added at once", async () => {
  await app.db.deleteFrom("shifts").execute();
  const rows = bookings.flatMap(({ id: booking_id, date: work_date, starts_at, ends_at }, n) =>
    people.map((employee_id) => ({
      ...{ booking_id, employee_id, work_date, starts_at, ends_at, applied_at: new Date(TEST_NOW) },
      status: n % 3 === 0 && employee_id === people[0] ? ("applied" as const) : ("selected" as const),
    })),
  );
  await app.db.insertInto("shifts").values(rows).execute();
  expect(await keptHours()).toHaveLength(2);
  expect(await keptHours()).toEqual(await hoursByRule());
});

test("that are not those of the shifts are found", async () => {
  await play({ of: 5, who: 1, what: "book" });
  await app.db
    .updateTable("weekly_hours")
    .set({ minutes: 1 })
    .where("employee_id", "=", people[0] as number)
    .execute();
  const wrong = await app.db
    .selectFrom("weekly_hours")
    .select("employee_id")
    .where("minutes", "=", 1)
    .execute();
  expect(await wrongWeeklyHours(app.db)).toEqual(wrong.map(({ employee_id }) => employee_id));
});
