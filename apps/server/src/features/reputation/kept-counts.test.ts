import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#server/platform/database/database.ts";
import { wrongCounts } from "#server/platform/database/lists/list-counts.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const people: number[] = [];
const companies: number[] = [];
const shifts: number[] = [];
const bookings: number[] = [];
/** For each booking the one that its shift moves to, and back. */
const otherBookings: number[] = [];

beforeAll(async () => {
  const staff_type_id = (await make.staffType(app.db)).id;
  for (let n = 0; n < 2; n += 1) {
    people.push((await make.employee(app.db)).id);
    companies.push((await make.corporation(app.db)).id);
  }
  for (let n = 0; n < 3; n += 1) {
    const details = { corporation_id: companies[0] as number, staff_type_id, date: testDay(n) };
    const booking_id = (await make.booking(app.db, details)).id;
    bookings.push(booking_id);
    otherBookings.push((await make.booking(app.db, details)).id);
    const employee_id = people[0] as number;
    shifts.push((await make.shift(app.db, { booking_id, employee_id, status: "applied" })).id);
  }
});

const at = new Date(TEST_NOW);
const acts: Record<string, (which: number) => Promise<unknown>> = {
  "a person comes": () => make.employee(app.db),
  "a company comes": () => make.corporation(app.db),
  "a person loses access or gets it back": (which) =>
    sql`update employees set deactivated_at = case when deactivated_at is null then ${at}::timestamptz end
      where id = ${people[which % 2]}`.execute(app.db),
  "a person is erased": (which) =>
    sql`update employees set erased_at = ${at} where id = ${people[which % 2]}`.execute(app.db),
  "a company is erased": (which) =>
    sql`update corporations set erased_at = ${at} where id = ${companies[which % 2]}`.execute(app.db),
  "a penalty is given": (which) =>
    app.db
      .insertInto("penalties")
      .values({
        employee_id: people[0] as number,
        shift_id: shifts[which] as number,
        kind: "late",
        card: "yellow",
        occurred_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  "a penalty is lifted": () =>
    sql`update penalties set annulled_at = ${at} where id = (select max(id) from penalties)`.execute(app.db),
  "a shift changes": (which) =>
    sql`update shifts set status = case status when 'selected' then 'removed' when 'applied' then 'selected'
      else 'applied' end where id = ${shifts[which]}`.execute(app.db),
  "a shift is of another booking": (which) =>
    sql`update shifts set booking_id = ${bookings[which]}::int + ${otherBookings[which]}::int - booking_id
      where id = ${shifts[which]}`.execute(app.db),
  "a shift becomes another's": (which) =>
    sql`update shifts set employee_id = ${people[0]}::int + ${people[1]}::int - employee_id
      where id = ${shifts[which]}`.execute(app.db),
  "a transaction that comes to nothing": () =>
    inTransaction(app.db, async (tx) => {
      await sql`update shifts set status = 'withdrawn'`.execute(tx);
      await sql`update penalties set annulled_at = null`.execute(tx);
      throw new Error("no");
    }).catch(() => {}),
};

test("how long lists are, how many shifts people have and how many places are taken is kept as it is counted, whatever changes", async () => {
  const step = fc.record({ act: fc.constantFrom(...Object.keys(acts)), which: fc.nat(2) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
      for (const { act, which } of steps) await acts[act]?.(which);
      expect(await wrongCounts(app.db)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test("a count that was changed by hand is told", async () => {
  await sql`update list_counts set rows = rows + 1 where list = 'penalties'`.execute(app.db);
  await sql`update shift_counts set selected = selected + 1 where employee_id = ${people[0]}`.execute(app.db);
  await sql`update bookings set prepaid_left = 1 where id = ${bookings[0]}`.execute(app.db);
  await sql`update bookings set places_taken = places_taken + 1 where id = ${bookings[1]}`.execute(app.db);
  const told = [
    `employee ${people[0]}`,
    "penalties",
    `places of booking ${bookings[1]}`,
    `prepaid of booking ${bookings[0]}`,
  ];
  expect(await wrongCounts(app.db)).toEqual(told);
});
