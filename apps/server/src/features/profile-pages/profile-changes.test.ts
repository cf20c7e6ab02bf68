import { beforeEach, describe, expect, test } from "vitest";
import { profileChangeEndpoints as rows } from "#contract/backoffice/profile-change.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { applyRetention } from "#server/features/privacy/retention/retention.ts";
import * as make from "#tests/support/factories.ts";
import { freshCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);
const DAY = 24 * 3_600_000;

/** A CPR number is one person's: those of the test before are nobody's again. */
beforeEach(async () => {
  await app.db.updateTable("employees").set({ cpr_encrypted: null, cpr_digest: null }).execute();
});

async function newPerson() {
  const { id } = await make.employee(app.db, { first_name: "Jonas", city: "Odense" });
  const token = await app.signIn({ kind: "employee", id });
  const save = (as: string, body: object) => app.call(employeeEndpoints.save, { as, body } as never);
  await save(token, { cpr_nr: "0405991234", bank_reg_nr: "1234", bank_account_nr: "0011223344" });
  return { id, token, save };
}

const changes = async (id: number) =>
  (await app.call(rows.changesOfEmployee, { as: admin.token, params: { id } })).body;
const profile = async (as: string) => (await app.call(sessionEndpoints.employeeMe, { as })).body.employee;
const putBack = (id: number, changeId: number) =>
  app.call(rows.putEmployeeBack, { as: admin.token, params: { id, changeId } });

describe("what is saved over somebody's profile", () => {
  test("is put back in one press, with pay data, and the press can be put back too", async () => {
    const { id, token, save } = await newPerson();
    const taken = await app.takeOver(admin, { kind: "employee", id });
    await save(taken, { first_name: "Anna", bank_account_nr: "7777777777" });
    const [overwritten] = await changes(id);
    expect(overwritten).toMatchObject({ admin: expect.any(String), can_put_back: true });
    expect((await putBack(id, overwritten?.id ?? 0)).status).toBe(200);
    expect(await profile(token)).toMatchObject({ first_name: "Jonas", bank_account_nr: "0011223344" });
    const [newest, older] = await changes(id);
    expect([newest?.can_put_back, older?.can_put_back]).toEqual([true, false]);
    await putBack(id, newest?.id ?? 0);
    expect(await profile(token)).toMatchObject({ first_name: "Anna" });
  });

  test("is told to the address that stood there before, without a value, and once", async () => {
    const { id, token, save } = await newPerson();
    await save(token, { email: "jonas@eksempel.test" });
    const taken = await app.takeOver(admin, { kind: "employee", id });
    await save(taken, { email: "anna@eksempel.test", bank_account_nr: "7777777777", city: "Skagen" });
    await save(taken, { city: "Ribe" });
    const told = await app.db
      .selectFrom("outbox")
      .select(["recipient", "body"])
      .where("key", "like", "profile-data-changed:%")
      .where("subject_key", "=", `employee:${id}`)
      .orderBy("id", "desc")
      .execute();
    expect(told[0]?.recipient).toBe("jonas@eksempel.test");
    expect(told[0]?.body).toContain("E-mail, Kontonr.");
    expect(told[0]?.body).not.toMatch(/7777777777|anna@|Skagen/);
    expect(told.filter(({ recipient }) => recipient === "jonas@eksempel.test")).toHaveLength(1);
  });

  test("shows what stood there, but of CPR and bank numbers only dots", async () => {
    const { id, save } = await newPerson();
    await save(await app.takeOver(admin, { kind: "employee", id }), { city: "Skagen", bank_reg_nr: "9999" });
    const [change] = await changes(id);
    expect(change?.fields).toEqual([
      { field: "city", before: "Odense", after: "Skagen" },
      { field: "bank_reg_nr", before: "••••", after: "••••" },
    ]);
    const stored = await app.db.selectFrom("profile_changes").select("fields_encrypted").execute();
    expect(JSON.stringify(stored)).not.toMatch(/Skagen|0405991234/);
  });

  test("stays where it was changed again later, which is refused where nothing is left", async () => {
    const { id, token, save } = await newPerson();
    await save(token, { city: "Skagen", first_name: "Jon" });
    const [first] = await changes(id);
    await save(token, { city: "Ribe" });
    expect((await putBack(id, first?.id ?? 0)).body).toEqual({ fields: ["first_name"] });
    expect(await profile(token)).toMatchObject({ city: "Ribe", first_name: "Jonas" });
    const again = await putBack(id, first?.id ?? 0);
    expect(again).toMatchObject({ status: 409, body: { code: "nothing_to_put_back" } });
  });

  test("is not put into another's profile, and nobody but admins sees it", async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const [change] = await changes(one.id);
    expect((await putBack(other.id, change?.id ?? 0)).status).toBe(404);
    const asked = await app.call(rows.changesOfEmployee, { as: one.token, params: { id: one.id } });
    expect(asked.status).toBe(403);
  });

  test("goes after 90 days", async () => {
    const { id } = await newPerson();
    app.setNow(TEST_NOW + 89 * DAY);
    await applyRetention(app.services);
    const left = () =>
      app.db.selectFrom("profile_changes").select("id").where("employee_id", "=", id).execute();
    expect(await left()).toHaveLength(1);
    app.setNow(TEST_NOW + 91 * DAY);
    await applyRetention(app.services);
    expect(await left()).toHaveLength(0);
  });
});

test("a company's profile is put back as well; fees that were saved with it stay agreed", async () => {
  const as = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
  await app.call(corporationEndpoints.saveProfile, {
    as,
    body: { phone: "20112233", standard_fee: 99 },
  } as never);
  const list = await app.call(rows.changesOfCorporation, { as: admin.token, params: { id: hotel.id } });
  const changeId = list.body[0]?.id ?? 0;
  const back = await app.call(rows.putCorporationBack, {
    as: admin.token,
    params: { id: hotel.id, changeId },
  });
  expect(back.body.fields).toEqual(["phone"]);
  const stored = await app.db
    .selectFrom("corporations")
    .select("phone")
    .where("id", "=", hotel.id)
    .executeTakeFirst();
  expect(stored).toEqual({ phone: hotel.corporation.phone });
  const { body } = await app.call(sessionEndpoints.corporationMe, { as: hotel.token });
  expect(body.corporation.standard_fee).toBe(99);
});
