import { beforeAll, describe, expect, test } from "vitest";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { ownPayEndpoints } from "#contract/invoicing/own-pay.endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { sessionEndpoints as rows } from "#contract/sessions/session.endpoints.ts";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import * as make from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import { createTestApp, TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
let admin: { id: number; token: string };

beforeAll(async () => {
  admin = await newAdmin();
});

async function newAdmin() {
  const { id } = await make.corporation(app.db, { is_admin: true });
  return { id, token: await app.signIn({ kind: "corporation", id }) };
}

async function setRole(id: number, office_role: OfficeRole) {
  await app.db.updateTable("corporations").set({ office_role }).where("id", "=", id).execute();
}

const auditOf = (entity: string, id: number) =>
  app.db
    .selectFrom("audit_log")
    .select(["action", "actor_kind", "actor_id", "on_behalf_of"])
    .where("entity", "=", entity)
    .where("entity_id", "=", String(id))
    .orderBy("id")
    .execute();

describe("taking a company over", () => {
  test("opens a session of the company with the admin behind it, and is written down", async () => {
    const { id } = await make.corporation(app.db, { admin_message: "Betaler sent" });
    const answer = await app.call(rows.takeOverCorporation, { as: admin.token, params: { id } });
    expect(answer.body).toMatchObject({
      corporation: { id, admin_message: "Betaler sent" },
      taken_over: true,
    });
    const me = await app.call(rows.corporationMe, { as: answer.body.token });
    expect(me.body).toMatchObject({ corporation: { id }, taken_over: true });
    expect((await app.call(rows.corporationMe, { as: admin.token })).body.corporation.id).toBe(admin.id);
    expect(await auditOf("corporation", id)).toEqual([
      { action: "take_over", actor_kind: "admin", actor_id: admin.id, on_behalf_of: null },
    ]);
  });

  test("is refused for the own profile, an unknown company and everybody but admins", async () => {
    const { id } = await make.corporation(app.db);
    const company = await app.signIn({ kind: "corporation", id });
    const takeOver = (as: string | undefined, target: number) =>
      app.call(rows.takeOverCorporation, { ...(as ? { as } : {}), params: { id: target } });
    const own = await takeOver(admin.token, admin.id);
    expect(own.status).toBe(403);
    expect(own.body).toMatchObject({ message: "Kan ikke overtage din egen profil" });
    expect((await takeOver(admin.token, 999_999)).status).toBe(404);
    expect((await takeOver(company, admin.id)).status).toBe(403);
    expect((await takeOver(undefined, id)).status).toBe(401);
  });

  test("does not lead on to another: a taken-over session is no admin's", async () => {
    const { id } = await make.corporation(app.db);
    const { body } = await app.call(rows.takeOverCorporation, { as: admin.token, params: { id } });
    const further = await app.call(rows.takeOverCorporation, { as: body.token, params: { id: admin.id } });
    expect(further.status).toBe(403);
  });
});

describe("taking an employee over", () => {
  test("shows dots for the numbers, and is written down with both names", async () => {
    const { id } = await employeeWithPayData(app, { cpr: "0405981234" });
    const answer = await app.call(rows.takeOverEmployee, { as: admin.token, params: { id } });
    expect(answer.body).toMatchObject({ employee: { id, cpr_nr: "••••••••••" }, taken_over: true });
    await app.call(rows.employeeMe, { as: answer.body.token });
    const lines = await auditOf("employee", id);
    expect(lines.map(({ action }) => action)).toEqual(["take_over"]);
    for (const line of lines) {
      expect(line).toMatchObject({ actor_id: admin.id, on_behalf_of: `employee:${id}` });
    }
    expect(
      await app.db.selectFrom("employees").select("sign_in_count").where("id", "=", id).execute(),
    ).toEqual([{ sign_in_count: 1 }]);
  });

  test("is refused for an unknown and for a deactivated employee", async () => {
    const { id } = await make.employee(app.db, { deactivated_at: new Date("2026-11-01") });
    for (const target of [id, 999_999]) {
      const answer = await app.call(rows.takeOverEmployee, { as: admin.token, params: { id: target } });
      expect(answer.status).toBe(404);
    }
  });

  test("leaves no line when the employee looks at the own pay data", async () => {
    const { id } = await make.employee(app.db);
    await app.call(rows.employeeMe, { as: await app.signIn({ kind: "employee", id }) });
    expect(await auditOf("employee", id)).toEqual([]);
  });
});

describe("the end of a take-over", () => {
  test("at its own sign-out leaves the admin's session", async () => {
    const { id } = await make.employee(app.db);
    const { body } = await app.call(rows.takeOverEmployee, { as: admin.token, params: { id } });
    await app.call(rows.employeeSignOut, { as: body.token });
    expect((await app.call(rows.employeeMe, { as: body.token })).status).toBe(401);
    expect((await app.call(rows.corporationMe, { as: admin.token })).status).toBe(200);
  });

  test("comes with the admin's sign-out, for every take-over of that session only", async () => {
    const { id, token } = await newAdmin();
    const again = await app.signIn({ kind: "corporation", id });
    const employee = await make.employee(app.db);
    const takeOver = (as: string) => app.call(rows.takeOverEmployee, { as, params: { id: employee.id } });
    const [ends, stays] = [(await takeOver(token)).body.token, (await takeOver(again)).body.token];
    await app.call(rows.corporationSignOut, { as: token });
    expect((await app.call(rows.employeeMe, { as: ends })).status).toBe(401);
    expect((await app.call(rows.employeeMe, { as: stays })).status).toBe(200);
  });

  test("comes with the end of the admin's session that nobody has used for 30 days, whoever used the take-over", async () => {
    const unused = await newAdmin();
    const { id } = await make.corporation(app.db);
    const token = await app.takeOver(unused, { kind: "corporation", id });
    const statusOn = async (day: number) => {
      app.setNow(TEST_NOW + day * 24 * 3_600_000);
      return (await app.call(rows.corporationMe, { as: token })).status;
    };
    const statuses = [await statusOn(20), await statusOn(29), await statusOn(31)];
    app.setNow(TEST_NOW);
    expect(statuses).toEqual([200, 200, 401]);
  });

  test("comes as long after the admin's sign-in as any session lasts", async () => {
    const week = await createTestApp({ settings: { longestSession: 7 * 24 * 3_600_000 } });
    const { id } = await make.corporation(week.db, { is_admin: true });
    const token = await week.signIn({ kind: "corporation", id });
    const company = await make.corporation(week.db);
    week.setNow(TEST_NOW + 6 * 24 * 3_600_000);
    const as = await week.takeOver({ id, token }, { kind: "corporation", id: company.id });
    const status = async () => (await week.call(rows.corporationMe, { as })).status;
    const before = await status();
    week.setNow(TEST_NOW + 7 * 24 * 3_600_000);
    const after = await status();
    await week.close();
    expect([before, after]).toEqual([200, 401]);
  });

  test("comes with the admin's rights", async () => {
    const former = await newAdmin();
    const { id } = await make.corporation(app.db);
    const { body } = await app.call(rows.takeOverCorporation, { as: former.token, params: { id } });
    await app.db.updateTable("corporations").set({ is_admin: false }).where("id", "=", former.id).execute();
    expect((await app.call(rows.corporationMe, { as: body.token })).status).toBe(401);
  });

  test("comes with the role that allows it, and an office user is never taken over", async () => {
    const planner = await newAdmin();
    const { id } = await make.corporation(app.db);
    await setRole(planner.id, "planner");
    const takeOver = (target: number) =>
      app.call(rows.takeOverCorporation, { as: planner.token, params: { id: target } });
    expect((await takeOver(admin.id)).status).toBe(409);
    const { body } = await takeOver(id);
    await setRole(planner.id, "bookkeeper");
    expect((await app.call(rows.corporationMe, { as: body.token })).status).toBe(401);
    expect((await takeOver(id)).body).toMatchObject({ code: "role" });
    expect((await app.call(rows.corporationMe, { as: planner.token })).status).toBe(200);
  });
});

test("a planner who acts for a person or a company reads no pay and no file of all that is stored", async () => {
  const planner = await signedInCorporation(app, { is_admin: true, office_role: "planner" });
  const [person, company] = [await make.employee(app.db), await signedInCorporation(app)];
  const asPerson = await app.takeOver(planner, { kind: "employee", id: person.id });
  const asCompany = await app.takeOver(planner, { kind: "corporation", id: company.id });
  const refused = await Promise.all([
    app.call(ownPayEndpoints.ownPay, { as: asPerson }),
    app.call(privacyEndpoints.employeeData, { as: asPerson }),
    app.call(privacyEndpoints.corporationData, { as: asCompany }),
  ]);
  for (const { body } of refused) expect(body).toMatchObject({ code: "role" });
  const own = await app.call(privacyEndpoints.corporationData, { as: planner.token });
  expect(own.status).toBe(200);
});

test("a planner who acts for a person changes the profile, but no CPR or bank number", async () => {
  const planner = await newAdmin();
  await setRole(planner.id, "planner");
  const employee = await make.employee(app.db);
  const { body } = await app.call(rows.takeOverEmployee, {
    as: planner.token,
    params: { id: employee.id },
  });
  const save = (values: object) => app.call(employeeEndpoints.save, { as: body.token, body: values });
  expect((await save({ city: "Odense" })).status).toBe(200);
  expect((await save({ bank_account_nr: "1234567890" })).body).toMatchObject({ code: "role" });
});
