import { describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import { makeCorporation, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const hotel = testCorporation(app);

/** A skilled employee with a session. */
async function skilled(values: Parameters<typeof make.employee>[1] = {}) {
  const employee = await make.employee(app.db, values);
  await giveSkill(app.db, employee.id, hotel.staffType.id);
  return { ...employee, token: await app.signIn({ kind: "employee", id: employee.id }) };
}

function apply(token: string, id: number) {
  return app.call(jobEndpoints.apply, { as: token, params: { id } });
}

function statusOf(bookingId: number, employeeId: number) {
  return app.db
    .selectFrom("shifts")
    .select(["status", "work_date", "starts_at", "applied_at"])
    .where("booking_id", "=", bookingId)
    .where("employee_id", "=", employeeId)
    .execute();
}

describe("applying for a job", () => {
  test("makes an applied shift with the booking's day and period, and answers the job with it", async () => {
    const anna = await skilled();
    const job = await hotel.booking();
    const answer = await apply(anna.token, job.id);
    expect(answer.status).toBe(200);
    expect(answer.body.shift?.status).toBe("applied");
    expect(answer.body.applicable).toEqual({ ok: false, refusal: "already_applied" });
    expect(await statusOf(job.id, anna.id)).toEqual([
      { status: "applied", work_date: job.date, starts_at: job.starts_at, applied_at: new Date(TEST_NOW) },
    ]);
  });

  test("at a company without access is closed, and its jobs are in nobody's list", async () => {
    const anna = await skilled();
    const barred = await makeCorporation(app);
    await giveSkill(app.db, anna.id, barred.staffType.id);
    const job = await barred.booking();
    const values = { suspended_at: new Date(TEST_NOW) };
    await app.db.updateTable("corporations").set(values).where("id", "=", barred.id).execute();
    expect(await apply(anna.token, job.id)).toMatchObject({ status: 409, body: { code: "closed" } });
    const list = await app.call(jobEndpoints.overview, { as: anna.token });
    expect(list.body.map(({ id }) => id)).not.toContain(job.id);
  });

  test("two applications for one day may be open at once", async () => {
    const anna = await skilled();
    const [first, second] = [await hotel.booking(), await hotel.booking()];
    expect((await apply(anna.token, first.id)).status).toBe(200);
    expect((await apply(anna.token, second.id)).status).toBe(200);
  });

  test("twenty times at once is one application", async () => {
    const anna = await skilled();
    const job = await hotel.booking();
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(anna.token, job.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await statusOf(job.id, anna.id)).toHaveLength(1);
  });

  test.each(["withdrawn", "removed"] as const)("is possible again after %s", async (status) => {
    const anna = await skilled();
    const job = await hotel.booking();
    await make.shift(app.db, { booking_id: job.id, employee_id: anna.id, status });
    expect((await apply(anna.token, job.id)).body.shift?.status).toBe("applied");
  });

  test.each([
    ["cancelled", "left_before"],
    ["sick", "left_before"],
    ["unwanted", "transition"],
  ] as const)("is refused after %s, with a reason of its own: %s", async (status, code) => {
    const anna = await skilled();
    const job = await hotel.booking();
    await make.shift(app.db, { booking_id: job.id, employee_id: anna.id, status });
    const answer = await apply(anna.token, job.id);
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining(`"code":"${code}"`)]);
  });

  test.each([
    ["closed", { status: "closed" as const }],
    ["booking_cancelled", { status: "cancelled" as const }],
    ["not_approved", { approved_at: null }],
  ])("is refused as %s", async (code, values) => {
    const anna = await skilled();
    const answer = await apply(anna.token, (await hotel.booking(values)).id);
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining(`"code":"${code}"`)]);
  });

  test("is refused 2 hours before the start, not a minute earlier", async () => {
    const [anna, bo] = [await skilled(), await skilled()];
    const job = await hotel.booking({ date: testDay(0), start_time: "12:01", end_time: "18:00" });
    expect((await apply(anna.token, job.id)).status).toBe(200);
    const near = await hotel.booking({ date: testDay(0), start_time: "12:00", end_time: "18:00" });
    const answer = await apply(bo.token, near.id);
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('"code":"lead_time"')]);
  });

  test("is refused when every place is filled", async () => {
    const anna = await skilled();
    const job = await hotel.booking({ number_of_staff: 1 });
    await make.shift(app.db, { booking_id: job.id, employee_id: (await skilled()).id, status: "selected" });
    const answer = await apply(anna.token, job.id);
    expect([answer.status, answer.text]).toEqual([
      409,
      expect.stringContaining('"code":"full_for_employee"'),
    ]);
  });

  test("is refused without the five answers", async () => {
    const anna = await make.employee(app.db);
    const token = await app.signIn({ kind: "employee", id: anna.id });
    const answer = await apply(token, (await hotel.booking()).id);
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('"code":"no_skill"')]);
  });

  test("is 403 when a shift is confirmed on that day, or overlaps from the day before", async () => {
    const [anna, bo] = [await skilled(), await skilled()];
    const sameDay = await hotel.booking({ date: testDay(5), start_time: "20:00", end_time: "23:00" });
    await make.shift(app.db, { booking_id: sameDay.id, employee_id: anna.id, status: "selected" });
    const night = await hotel.booking({ date: testDay(4), start_time: "22:00", end_time: "11:00" });
    await make.shift(app.db, { booking_id: night.id, employee_id: bo.id, status: "selected" });
    const job = await hotel.booking({ date: testDay(5), start_time: "10:00", end_time: "18:00" });
    for (const { token } of [anna, bo]) {
      const answer = await apply(token, job.id);
      expect(answer.status).toBe(403);
      expect(answer.text).toContain("Du har i forvejen en vagt på den samme dag");
    }
  });

  test("is refused while the profile is frozen, with the end of the freeze", async () => {
    const anna = await skilled();
    const other = await hotel.booking({ date: testDay(-10) });
    const shift = await make.shift(app.db, {
      booking_id: other.id,
      employee_id: anna.id,
      status: "cancelled",
    });
    await app.db
      .insertInto("penalties")
      .values({
        employee_id: anna.id,
        shift_id: shift.id,
        kind: "late",
        card: "yellow",
        occurred_at: new Date(TEST_NOW),
        freeze_until: new Date(shiftPeriod(testDay(3), "10:00", "11:00").startsAt),
      })
      .execute();
    const job = await hotel.booking();
    const answer = await apply(anna.token, job.id);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain("Din profil er frosset indtil");
    const shown = await app.call(jobEndpoints.booking, { as: anna.token, params: { id: job.id } });
    expect(shown.body.applicable).toEqual({ ok: false, refusal: "frozen" });
  });

  test("is refused before onboarding is done", async () => {
    const anna = await skilled({ new_user: true });
    const answer = await apply(anna.token, (await hotel.booking()).id);
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('"code":"onboarding_first"')]);
  });

  test("needs an employee, and a booking that exists", async () => {
    const anna = await skilled();
    const company = await app.signIn({ kind: "corporation", id: hotel.id });
    const job = await hotel.booking();
    expect((await app.call(jobEndpoints.apply, { params: { id: job.id } })).status).toBe(401);
    expect((await apply(company, job.id)).status).toBe(403);
    expect((await apply(anna.token, 999_999)).status).toBe(404);
  });

  test("an admin who has taken the employee over stands in the audit log with both names", async () => {
    const anna = await skilled();
    const admin = await make.corporation(app.db, { is_admin: true });
    const token = await app.signIn({ kind: "corporation", id: admin.id });
    const taken = await app.takeOver({ id: admin.id, token }, { kind: "employee", id: anna.id });
    const job = await hotel.booking();
    await apply(taken, job.id);
    const row = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "apply")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect([row.actor_kind, row.actor_id, row.on_behalf_of]).toEqual([
      "admin",
      admin.id,
      `employee:${anna.id}`,
    ]);
  });
});
