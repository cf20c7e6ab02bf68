import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { ratingsOf } from "./rating.queries.ts";

const app = testApp();
const corporations: number[] = [];
const employees: number[] = [];
const shifts: { id: number; employee_id: number; corporation_id: number }[] = [];

beforeAll(async () => {
  const waiter = await make.staffType(app.db);
  for (let n = 0; n < 2; n += 1) employees.push((await make.employee(app.db)).id);
  for (let n = 0; n < 2; n += 1) {
    const corporation_id = (await make.corporation(app.db)).id;
    corporations.push(corporation_id);
    for (const [index, employee_id] of employees.entries()) {
      const details = { corporation_id, staff_type_id: waiter.id, date: testDay(-(2 * n + index)) };
      const booking = await make.booking(app.db, details);
      const { id } = await make.shift(app.db, { booking_id: booking.id, employee_id, status: "selected" });
      shifts.push({ id, employee_id, corporation_id });
    }
  }
});

/** The averages as they come out of all ratings. */
async function counted(about: "employee" | "corporation", ids: readonly number[]) {
  const whose = sql.ref(`${about}_id`);
  const { rows } = await sql<{ id: number; rating: number | null; count: number }>`
    select who as id, (select round(avg(score), 1)::float from ratings where about = ${about} and annulled_at is null
        and score > 0 and ${whose} = who) as rating,
      (select count(*)::int from ratings where about = ${about} and annulled_at is null
        and score > 0 and ${whose} = who) as count
    from unnest(${[...ids]}::integer[]) who`.execute(app.db);
  return new Map(rows.map(({ id, rating, count }) => [id, { rating, nrOfRatings: count }]));
}

test("averages are those of all ratings, whatever is given, changed, annulled and taken back", async () => {
  const step = fc.record({
    shift: fc.nat(3),
    about: fc.constantFrom("employee" as const, "corporation" as const),
    act: fc.constantFrom("give", "give", "annul", "restore", "comment", "delete"),
    score: fc.integer({ min: 0, max: 5 }),
  });
  const nothing = await ratingsOf(app.db, "employee", employees);
  expect([...nothing.values()]).toEqual(employees.map(() => ({ rating: null, nrOfRatings: 0 })));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
      for (const { act, about, score, shift: index } of steps) {
        const { id: shift_id, ...whose } = shifts[index] as (typeof shifts)[number];
        const own = app.db.updateTable("ratings").where("shift_id", "=", shift_id).where("about", "=", about);
        const row = { shift_id, about, ...whose, score, created_at: new Date(TEST_NOW) };
        if (act === "give")
          await app.db
            .insertInto("ratings")
            .values([row, { ...row, because: "late_cancellation", score: 1 }])
            .onConflict((on) => on.columns(["shift_id", "about", "because"]).doUpdateSet({ score }))
            .execute();
        else if (act === "annul") await own.set({ annulled_at: new Date(TEST_NOW) }).execute();
        else if (act === "restore") await own.set({ annulled_at: null }).execute();
        else if (act === "comment") await own.set({ comment: "Altid i tide" }).execute();
        else
          await app.db
            .deleteFrom("ratings")
            .where("shift_id", "=", shift_id)
            .where("about", "=", about)
            .execute();
      }
      for (const [about, ids] of [
        ["employee", employees],
        ["corporation", corporations],
      ] as const)
        expect(await ratingsOf(app.db, about, ids)).toEqual(await counted(about, ids));
    }),
    { numRuns: 25 },
  );
});
