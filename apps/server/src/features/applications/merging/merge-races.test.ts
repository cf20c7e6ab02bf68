import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { mergeEndpoints } from "#contract/employees/merge.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { wrongCounts } from "#server/platform/database/lists/list-counts.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = testCorporation(app);
let count = 0;

/** Two profiles of one person, with the skill of the hotel's jobs; the second can be paid. */
async function twoProfiles() {
  const keep = await make.employee(app.db);
  const numbers = { cpr: `040598${4900 + ++count}`, bankReg: "1234", bankAccount: "0011223344" };
  const drop = await employeeWithPayData(app, numbers);
  for (const { id } of [keep, drop]) await giveSkill(app.db, id, hotel.staffType.id);
  return { keep: keep.id, drop: drop.id };
}

const merge = (keep: number, drop: number) =>
  app.call(mergeEndpoints.merge, { as: admin.token, query: {}, body: { keep, drop } });

/** Both in the order that chance gives them, and the other way around in the next round. */
function atOnce<One, Other>(one: () => Promise<One>, other: () => Promise<Other>, isTurned: boolean) {
  if (!isTurned) return Promise.all([one(), other()]);
  const second = other();
  return Promise.all([one(), second]);
}

/** Nothing names a profile that is gone, and the counts are right. */
async function expectWhole(gone: number): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'employees'::regclass`.execute(app.db);
  for (const { name } of tables.filter(({ name }) => name !== "profile_transfers")) {
    const left = await sql`select 1 from ${sql.table(name)} where employee_id = ${gone}`.execute(app.db);
    expect(left.rows, name).toEqual([]);
  }
  expect(await wrongCounts(app.db)).toEqual([]);
}

const ROUNDS = [false, true, false, true];

describe("while two profiles are being merged", () => {
  test.each(ROUNDS)(
    "the company selects the one that goes, or is refused; nothing is left of it",
    async (isTurned) => {
      const { keep, drop } = await twoProfiles();
      const job = await hotel.booking({ date: testDay(6 + ++count) });
      const { id } = await hotel.shiftOn(job.id, { employee_id: drop, status: "applied" });
      const select = () =>
        app.call(applicantEndpoints.changeState, {
          as: hotel.token,
          params: { shiftId: id },
          query: { shiftType: "selected" },
          body: {},
        });
      const [merged, selected] = await atOnce(() => merge(keep, drop), select, isTurned);
      expect(merged.status, JSON.stringify(merged.body)).toBe(200);
      expect([200, 404, 409]).toContain(selected.status);
      const shift = await app.db
        .selectFrom("shifts")
        .select(["employee_id", "status"])
        .where("id", "=", id)
        .executeTakeFirst();
      expect(shift).toEqual({ employee_id: keep, status: selected.status === 200 ? "selected" : "applied" });
      await expectWhole(drop);
    },
  );

  test.each(ROUNDS)(
    "the office sends the pay of the one that goes: one of the two waits for the other",
    async (isTurned) => {
      const { keep, drop } = await twoProfiles();
      const approved = {
        ...{ admin_approve_checkout: true, admin_approve_invoice: true },
        ...{ employee_checkin_time: "10:00", employee_checkout_time: "18:00" },
        ...{ corporation_checkin_time: "10:00", corporation_checkout_time: "18:00" },
      };
      const { booking, shift } = await hotel.bookedShift(
        { date: testDay(-1), start_time: "10:00", end_time: "18:00" },
        { employee_id: drop, ...approved },
      );
      const pay = () => app.call(ledgerEndpoints.sendPay, { as: admin.token, params: { id: booking.id } });
      const [merged, sent] = await atOnce(() => merge(keep, drop), pay, isTurned);
      expect(sent.status).toBe(200);
      expect([200, 409]).toContain(merged.status);
      const lines = await app.db
        .selectFrom("pay_lines")
        .select("state")
        .where("shift_id", "=", shift.id)
        .execute();
      expect(lines).toHaveLength(1);
      if (merged.status === 200) await expectWhole(drop);
      else expect(merged.body).toMatchObject({ code: "merge_pay_under_way" });
    },
  );

  test.each(ROUNDS)(
    "another merge of the two the other way around: one of them is left",
    async (isTurned) => {
      const { keep, drop } = await twoProfiles();
      const answers = await atOnce(
        () => merge(keep, drop),
        () => merge(drop, keep),
        isTurned,
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      await expectWhole(answers[0].status === 200 ? drop : keep);
    },
  );
});

test("what both have earned is the same to the øre after a merge, line by line", async () => {
  const { keep, drop } = await twoProfiles();
  const amounts = [153_601, -19_203, 57_607, 38_411, 7];
  for (const [place, amount] of amounts.entries()) {
    const employee_id = place % 2 === 0 ? drop : keep;
    const { booking, shift } = await hotel.bookedShift(
      { date: testDay(-3 - place) },
      { employee_id, pay_state: "accepted" },
    );
    const kind = (["pay", "difference", "cancellation"] as const)[place % 3] ?? "pay";
    await app.db
      .insertInto("pay_lines")
      .values({
        ...{ booking_id: booking.id, shift_id: shift.id, kind, state: "accepted", hours: 3 },
        ...{ hourly_wage: 19_200, amount, created_at: new Date(TEST_NOW) },
      })
      .execute();
  }
  const linesOf = (...ids: number[]) =>
    app.db
      .selectFrom("pay_lines as p")
      .innerJoin("shifts as s", "s.id", "p.shift_id")
      .select(["p.id", "p.kind", "p.amount", "p.hours", "p.state"])
      .where("s.employee_id", "in", ids)
      .orderBy("p.id")
      .execute();
  const before = await linesOf(keep, drop);
  expect((await merge(keep, drop)).status).toBe(200);
  const after = await linesOf(keep);
  expect(after).toEqual(before);
  expect(after.reduce((sum, { amount }) => sum + amount, 0)).toBe(amounts.reduce((sum, one) => sum + one, 0));
});
