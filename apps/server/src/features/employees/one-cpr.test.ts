import { describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { profileChangeEndpoints } from "#contract/backoffice/profile-change.endpoints.ts";
import { employeeEndpoints as rows } from "#contract/employees/employee.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill } from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { signedInEmployee, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp({ settings: { rateLimits: true } });
const hotel = testCorporation(app);
const save = (as: string, cpr_nr: string) => app.call(rows.save, { as, body: { cpr_nr } });
let last = 4000;
/** A number that no profile has. */
const freshCpr = () => {
  last += 1;
  return `040598${last}`;
};

describe("a CPR number that another profile has", () => {
  test("is not saved, and the person is told whom to ring", async () => {
    const cpr = freshCpr();
    const first = await signedInEmployee(app);
    const second = await signedInEmployee(app);
    expect((await save(first.token, cpr)).status).toBe(200);
    const refused = await save(second.token, cpr);
    expect(refused).toMatchObject({ status: 409, body: { code: "cpr_taken" } });
    expect(JSON.stringify(refused.body)).toContain("Ring til os på 70 55 50 10");
    expect((await save(first.token, cpr)).status).toBe(200);
  });

  test.each([
    ["deactivated", { deactivated_at: new Date(TEST_NOW) }],
    ["not taken over by anybody", { identity_provider: null, identity_subject: null }],
  ])("is taken though that profile is %s", async (_, values) => {
    const cpr = freshCpr();
    await employeeWithPayData(app, { cpr }, values);
    const { token } = await signedInEmployee(app);
    expect((await save(token, cpr)).body).toMatchObject({ code: "cpr_taken" });
  });

  test("is nobody's two times, though many save it at once", async () => {
    const cpr = freshCpr();
    const people = await Promise.all(Array.from({ length: 6 }, () => signedInEmployee(app)));
    const answers = await Promise.all(people.map(({ token }) => save(token, cpr)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test("is told five times a day, so that nobody finds out who works here", async () => {
    const cprs = Array.from({ length: 6 }, freshCpr);
    for (const cpr of cprs) await employeeWithPayData(app, { cpr });
    const { token } = await signedInEmployee(app);
    const answers = [];
    for (const cpr of cprs) answers.push((await save(token, cpr)).status);
    expect(answers).toEqual([409, 409, 409, 409, 409, 429]);
    app.setNow(TEST_NOW + 24 * 3_600_000);
    expect((await save(token, freshCpr())).status).toBe(200);
    app.setNow(TEST_NOW);
  });

  test("is not put back on a profile that had it once", async () => {
    const [old, changed] = [freshCpr(), freshCpr()];
    const first = await signedInEmployee(app);
    await save(first.token, old);
    await save(first.token, changed);
    const second = await signedInEmployee(app);
    expect((await save(second.token, old)).status).toBe(200);
    const admin = await make.corporation(app.db, { is_admin: true });
    const as = await app.signIn({ kind: "corporation", id: admin.id });
    const changes = await app.call(profileChangeEndpoints.changesOfEmployee, {
      as,
      params: { id: first.id },
    });
    const params = { id: first.id, changeId: changes.body[0]?.id ?? 0 };
    const answer = await app.call(profileChangeEndpoints.putEmployeeBack, { as, params });
    expect(answer).toMatchObject({ status: 409, body: { code: "cpr_taken" } });
    expect(JSON.stringify(answer.body)).toContain("saml de to profiler");
  });
});

test("a freeze counts for every profile that has shared the number since before", async () => {
  const cpr = freshCpr();
  const first = await employeeWithPayData(app, { cpr });
  const second = await employeeWithPayData(app, { cpr }, { shares_cpr: true });
  const as = await app.signIn({ kind: "employee", id: second.id });
  await giveSkill(app.db, second.id, hotel.staffType.id);
  const cancelled = await hotel.bookedShift({}, { employee_id: first.id, status: "cancelled" });
  const job = await hotel.booking();
  const apply = () => app.call(jobEndpoints.apply, { as, params: { id: job.id } });
  await app.db
    .insertInto("penalties")
    .values({
      employee_id: first.id,
      shift_id: cancelled.shift.id,
      kind: "late",
      card: "yellow",
      occurred_at: new Date(TEST_NOW),
      freeze_until: new Date(TEST_NOW + 10 * 24 * 3_600_000),
    })
    .execute();
  expect(await apply()).toMatchObject({ status: 409, body: { code: "frozen" } });
  await app.db
    .updateTable("penalties")
    .set({ annulled_at: new Date(TEST_NOW) })
    .execute();
  expect((await apply()).status).toBe(200);
});
