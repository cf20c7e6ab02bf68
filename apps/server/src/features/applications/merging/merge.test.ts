import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { mergeEndpoints as rows } from "#contract/employees/merge.endpoints.ts";
import { ownPayEndpoints } from "#contract/invoicing/own-pay.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { readPayData } from "#server/features/employees/pay-data.ts";
import { wrongCounts } from "#server/platform/database/lists/list-counts.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { tablesOfMerge } from "./move-profile.ts";

const app = testApp();
const hotel = testCorporation(app);
let admin: string;
beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});

const merge = (keep: number, drop: number, dryRun = false, ways?: string[]) =>
  app.call(rows.merge, {
    as: admin,
    query: dryRun ? { dryRun: "1" } : {},
    body: { keep, drop, ...(ways ? { ways } : {}) },
  });
const row = (id: number) =>
  app.db.selectFrom("employees").selectAll().where("id", "=", id).executeTakeFirst();
const shiftsOf = (id: number) =>
  app.db.selectFrom("shifts").select(["id", "status"]).where("employee_id", "=", id).orderBy("id").execute();

/** Two profiles of one person: the second with what the first lacks. */
async function twoProfiles() {
  const keep = await make.employee(app.db, {
    first_name: "Mette",
    last_name: "Holm",
    phone: "",
    city: "Odense",
  });
  const numbers = { cpr: `040598${4200 + keep.id}`, bankReg: "1234", bankAccount: "0011223344" };
  const drop = await employeeWithPayData(app, numbers, {
    first_name: "Mette",
    last_name: "H",
    phone: "20550177",
  });
  for (const { id } of [keep, drop]) await giveSkill(app.db, id, hotel.staffType.id);
  return { keep, drop, numbers };
}

describe("merging a deactivated profile into one that has access", () => {
  const since = new Date("2026-10-01T08:00:00Z");
  const both = async () => ({
    keep: await make.employee(app.db),
    drop: await make.employee(app.db, { deactivated_at: since }),
  });

  test("says so before, and leaves the kept one deactivated, with its session ended", async () => {
    const { keep, drop } = await both();
    const token = await app.signIn({ kind: "employee", id: keep.id });
    expect((await merge(keep.id, drop.id, true)).body).toMatchObject({
      keep: { deactivated_at: null },
      drop: { deactivated_at: since.toISOString() },
    });
    expect((await row(keep.id))?.deactivated_at).toBeNull();
    expect((await merge(keep.id, drop.id)).status).toBe(200);
    expect((await row(keep.id))?.deactivated_at).toEqual(since);
    expect((await app.call(sessionEndpoints.employeeMe, { as: token })).status).toBe(401);
  });

  test("leaves the kept one its access where the office says so", async () => {
    const { keep, drop } = await both();
    const body = { keep: keep.id, drop: drop.id, lift_deactivation: true };
    expect((await app.call(rows.merge, { as: admin, query: {}, body })).status).toBe(200);
    expect((await row(keep.id))?.deactivated_at).toBeNull();
  });
});

describe("merging two profiles", () => {
  test("is told to the addresses of both, once where they are one; an SMS where there is no e-mail", async () => {
    const toldOf = async (keep: { email: string; phone: string }, drop: { email: string; phone: string }) => {
      const [kept, merged] = [
        await make.employee(app.db, { login_email: "", ...keep }),
        await make.employee(app.db, { login_email: "", ...drop }),
      ];
      expect((await merge(kept.id, merged.id)).status).toBe(200);
      const rows = await app.db
        .selectFrom("outbox")
        .select(["channel", "recipient"])
        .where("key", "like", `profiles-merged:${kept.id}:${merged.id}:%`)
        .orderBy("key")
        .execute();
      return rows.map(({ channel, recipient }) => `${channel} ${recipient}`);
    };
    const [one, other] = [
      { email: "mette@holm.test", phone: "20550101" },
      { email: "m@holm.test", phone: "20550102" },
    ];
    expect(await toldOf(one, other)).toEqual(["email mette@holm.test", "email m@holm.test"]);
    expect(await toldOf(one, { ...other, email: "Mette@Holm.test" })).toEqual(["email mette@holm.test"]);
    expect(await toldOf(one, { ...other, email: "" })).toEqual(["email mette@holm.test", "sms 20550102"]);
  });

  test("moves shifts, pay, cards and ratings, fills the gaps, and leaves one profile", async () => {
    const { keep, drop, numbers } = await twoProfiles();
    const worked = await hotel.bookedShift(
      { date: testDay(-2) },
      {
        employee_id: drop.id,
        booked_at: new Date(TEST_NOW),
        pay_state: "accepted",
        admin_approve_checkout: true,
      },
    );
    await app.db
      .insertInto("pay_lines")
      .values({
        ...{ booking_id: worked.booking.id, shift_id: worked.shift.id, kind: "pay", state: "accepted" },
        ...{ hours: 8, hourly_wage: 19_200, amount: 153_600, created_at: new Date(TEST_NOW) },
      })
      .execute();
    const left = await hotel.bookedShift({ date: testDay(3) }, { employee_id: drop.id, status: "cancelled" });
    const freeze_until = new Date(TEST_NOW + 10 * 24 * 3_600_000);
    await app.db
      .insertInto("penalties")
      .values({
        ...{ employee_id: drop.id, shift_id: left.shift.id, kind: "late", card: "yellow", freeze_until },
        occurred_at: new Date(TEST_NOW),
      })
      .execute();
    await app.db
      .insertInto("ratings")
      .values({
        ...{ shift_id: worked.shift.id, about: "employee", employee_id: drop.id, score: 5 },
        ...{ corporation_id: hotel.id, created_at: new Date(TEST_NOW) },
      })
      .execute();
    const asDropped = await app.signIn({ kind: "employee", id: drop.id });

    const preview = await merge(keep.id, drop.id, true);
    expect(preview.body).toMatchObject({
      moves: { shifts: 2, applications: 0, penalties: 1, ratings: 1, experience: 0 },
      ...{ gone: 0, collisions: [], refusal: null },
    });
    expect(await shiftsOf(drop.id)).toHaveLength(2);

    const all = preview.body.ways.map(({ key }) => key);
    expect((await merge(keep.id, drop.id, false, all)).status).toBe(200);
    expect(await row(drop.id)).toBeUndefined();
    expect(await shiftsOf(keep.id)).toHaveLength(2);
    const after = await row(keep.id);
    expect(after).toMatchObject({ last_name: "Holm", phone: "20550177", city: "Odense", shares_cpr: false });
    if (after) expect(readPayData(after, app.services.secrets).cpr_nr).toBe(numbers.cpr);
    const page = await app.call(pageEndpoints.person, { as: admin, params: { id: keep.id } });
    expect(page.body.employee.rating.rating).toBe(5);
    // Whoever was signed in is signed in as the profile that stayed, and reads its pay there: its way in was kept.
    const me = await app.call(sessionEndpoints.employeeMe, { as: asDropped });
    expect(me.body.employee.id).toBe(keep.id);
    const pay = await app.call(ownPayEndpoints.ownPay, { as: me.body.token ?? asDropped, query: {} });
    expect(pay.body.shifts.map(({ shift_id }) => shift_id)).toContain(worked.shift.id);
    // The freeze follows the person.
    const job = await hotel.booking();
    const as = await app.signIn({ kind: "employee", id: keep.id });
    const applied = await app.call(jobEndpoints.apply, { as, params: { id: job.id } });
    expect(applied.body).toMatchObject({ code: "frozen" });
    expect(await wrongCounts(app.db)).toEqual([]);
    expect((await merge(keep.id, drop.id)).status).toBe(404);
  });

  test("gives an old profile the sign-in of the one that is merged into it", async () => {
    const keep = await make.employee(app.db, { identity_provider: null, identity_subject: null });
    const drop = await make.employee(app.db, { identity_provider: "facebook", identity_subject: "fb-merge" });
    await merge(keep.id, drop.id);
    expect(await row(keep.id)).toMatchObject({ identity_provider: "facebook", identity_subject: "fb-merge" });
  });

  test("keeps one of two applications for one booking", async () => {
    const { keep, drop } = await twoProfiles();
    const job = await hotel.booking({ date: testDay(6) });
    for (const { id } of [keep, drop]) await hotel.shiftOn(job.id, { employee_id: id, status: "applied" });
    expect((await merge(keep.id, drop.id)).body).toMatchObject({ gone: 1, moves: { applications: 0 } });
    expect(await shiftsOf(keep.id)).toHaveLength(1);
  });

  test("is refused with the shifts that collide, and moves nothing", async () => {
    const { keep, drop } = await twoProfiles();
    const day = testDay(8);
    const own = await hotel.bookedShift({ date: day }, { employee_id: keep.id });
    const theirs = await hotel.bookedShift(
      { date: day, start_time: "20:00", end_time: "23:00" },
      { employee_id: drop.id },
    );
    const preview = await merge(keep.id, drop.id, true);
    expect(preview.body).toMatchObject({
      refusal: "merge_collides",
      collisions: [{ keep: { shift_id: own.shift.id }, drop: { shift_id: theirs.shift.id } }],
    });
    expect(await merge(keep.id, drop.id)).toMatchObject({ status: 409, body: { code: "merge_collides" } });
    expect(await shiftsOf(drop.id)).toHaveLength(1);
  });

  test("is refused for two CPR numbers, for one profile twice, and while pay is on its way", async () => {
    const one = await employeeWithPayData(app, { cpr: "0405984191" });
    const other = await employeeWithPayData(app, { cpr: "0405984192" });
    expect((await merge(one.id, other.id)).body).toMatchObject({ code: "merge_other_cpr" });
    expect((await merge(one.id, one.id)).body).toMatchObject({ code: "merge_same" });
    const { keep, drop } = await twoProfiles();
    const worked = await hotel.bookedShift(
      { date: testDay(-3) },
      { employee_id: drop.id, pay_state: "queued" },
    );
    await app.db
      .insertInto("pay_lines")
      .values({
        ...{ booking_id: worked.booking.id, shift_id: worked.shift.id, kind: "pay", state: "queued" },
        ...{ hours: 8, hourly_wage: 19_200, amount: 153_600, created_at: new Date(TEST_NOW) },
      })
      .execute();
    expect((await merge(keep.id, drop.id)).body).toMatchObject({ code: "merge_pay_under_way" });
  });
});

test("every table that names an employee is thought of, and none that is not there any more", async () => {
  const { rows: found } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'employees'::regclass
    union select table_name::text from information_schema.columns
      where table_schema = 'public' and column_name = 'employee_id'`.execute(app.db);
  expect(tablesOfMerge.toSorted()).toEqual(found.map(({ name }) => name).sort());
});
