import { describe, expect, test } from "vitest";
import { employeeEndpoints as rows } from "#contract/employees/employee.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill } from "#tests/support/factories.ts";
import { signedInEmployee, testApp } from "#tests/support/fixtures.ts";

const app = testApp();

async function takenOver(id: number) {
  const admin = await make.corporation(app.db, { is_admin: true });
  const token = await app.signIn({ kind: "corporation", id: admin.id });
  return { admin, token: await app.takeOver({ id: admin.id, token }, { kind: "employee", id }) };
}

const stored = (id: number) =>
  app.db.selectFrom("employees").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("ending onboarding", () => {
  const form = {
    city: "Aarhus",
    phone: "20550118",
    email: "mette@example.test",
    birth_date: "1998-05-04",
    description: "Glad og erfaren tjener",
    has_driver_license: true,
    workLocations: [{ country: "denmark" as const, area_code: "eastJutland" as const }],
  };
  const intro = (token: string, jobRoles: number[], change: object = {}) =>
    app.call(rows.intro, { as: token, body: { ...form, jobRoles, ...change } });

  test("stores everything and ends the onboarding", async () => {
    const { id: tjener } = await make.staffType(app.db);
    const { token } = await signedInEmployee(app, { new_user: true, city: "" });
    const answer = await intro(token, [tjener]);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      new_user: false,
      city: "Aarhus",
      age: 28,
      has_driver_license: true,
      owns_car: false,
      workLocations: [{ country: "denmark", area_code: "eastJutland" }],
      jobRoles: [tjener],
      workSkills: [],
    });
    expect((await intro(token, [tjener])).status).toBe(409);
  });

  test("asks whoever has signed in without a name for one", async () => {
    const { id: tjener } = await make.staffType(app.db);
    const { token } = await signedInEmployee(app, { new_user: true, first_name: "", last_name: "" });
    const unnamed = await intro(token, [tjener], { first_name: "Mette" });
    expect(unnamed.status).toBe(422);
    expect(unnamed.body).toMatchObject({ errors: { last_name: "Mangler efternavn" } });
    const named = await intro(token, [tjener], { first_name: "Mette", last_name: "Holm" });
    expect(named.body).toMatchObject({ new_user: false, first_name: "Mette", last_name: "Holm" });
  });

  test.each([
    [{ birth_date: "2008-11-25" }, "birth_date", "Vælg anden dato"],
    [{ birth_date: "2027-01-01" }, "birth_date", "Vælg anden dato"],
    [{ birth_date: "" }, "birth_date", "Vælg anden dato"],
    [{ city: " " }, "city", "Angiv by"],
    [{ phone: "" }, "phone", "Angiv et telefon nr."],
    [{ phone: "2055011" }, "phone", "Ikke gyldigt telefon nr."],
    [{ phone: "-2055011" }, "phone", "Ikke gyldigt telefon nr."],
    [{ email: "" }, "email", "Mangler email"],
    [{ email: "mette" }, "email", "Ikke gyldig email"],
    [{ description: "" }, "description", "Du mangler at fortælle om dig selv"],
    [{ workLocations: [] }, "workLocations", "Vælg mindst én zone"],
    [{ jobRoles: [] }, "jobRoles", "Vælg mindst én type job"],
    [{ jobRoles: [999_999] }, "jobRoles", "Vælg mindst én type job"],
  ])("is refused with %j under %s: %s, and stores nothing", async (change, field, message) => {
    const { id: tjener } = await make.staffType(app.db);
    const { id, token } = await signedInEmployee(app, { new_user: true, description: "før" });
    const answer = await intro(token, [tjener], change);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { [field]: message } });
    expect(await stored(id)).toMatchObject({ new_user: true, description: "før" });
  });

  test("is possible on the 18th birthday, and not with a staff type that is closed to employees", async () => {
    const { id: open } = await make.staffType(app.db);
    const { id: closed } = await make.staffType(app.db, { worker: false });
    const { token } = await signedInEmployee(app, { new_user: true });
    expect((await intro(token, [open, closed])).status).toBe(422);
    expect((await intro(token, [open], { birth_date: "2008-11-24" })).status).toBe(200);
  });
});

describe("saving the profile", () => {
  test("changes what is sent, leaves the rest, and takes the whole employee back", async () => {
    const { token } = await signedInEmployee(app, { address: "Tangkajen 14", city_zip: "8000" });
    const answer = await app.call(rows.save, {
      as: token,
      body: { city: "Odense", noti_cancel_job: false, tax_card_type: "2", baseURL_image: "/images/" },
    });
    expect(answer.body).toMatchObject({
      city: "Odense",
      address: "Tangkajen 14",
      city_zip: "8000",
      noti_cancel_job: false,
      noti_check_out_job: true,
      tax_card_type: 2,
      baseURL_image: "/images/",
    });
    const whole = await app.call(rows.save, { as: token, body: answer.body as never });
    expect(whole.body).toEqual(answer.body);
    expect((await app.call(rows.save, { as: token, body: {} })).body).toEqual(answer.body);
  });

  test("overwrites nothing unawares that the office has saved since the form was opened", async () => {
    const { id, token } = await signedInEmployee(app, { phone: "20550112", city: "Aarhus" });
    const office = await takenOver(id);
    await app.call(rows.save, { as: office.token, body: { phone: "20550199" } });
    const seen = { phone: "20550112", city: "Aarhus", cpr_nr: "", bank_account_nr: "" };
    const late = await app.call(rows.save, {
      as: token,
      body: { phone: "30112233", bank_account_nr: "0012345678", seen },
    });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: "changed_meanwhile",
      changes: [{ field: "phone", before: "20550112", after: "20550199", by: office.admin.contact_person }],
    });
    expect(await stored(id)).toMatchObject({ phone: "20550199", bank_account_encrypted: null });
    const other = await app.call(rows.save, { as: token, body: { city: "Odense", seen } });
    expect(other.body).toMatchObject({ city: "Odense", phone: "20550199" });
    const aware = { phone: "30112233", seen: { ...seen, phone: "20550199" } };
    expect((await app.call(rows.save, { as: token, body: aware })).body).toMatchObject({ phone: "30112233" });
  });

  test("stores CPR and bank numbers encrypted and shows them to the person", async () => {
    const { id, token } = await signedInEmployee(app);
    const numbers = { cpr_nr: "0405981234", bank_reg_nr: "1234", bank_account_nr: "0012345678" };
    const answer = await app.call(rows.save, { as: token, body: numbers });
    expect(answer.body).toMatchObject(numbers);
    const row = JSON.stringify(await stored(id));
    for (const number of Object.values(numbers)) expect(row).not.toContain(`"${number}`);
    const cleared = await app.call(rows.save, { as: token, body: { bank_account_nr: "" } });
    expect(cleared.body).toMatchObject({ ...numbers, bank_account_nr: "" });
  });

  test("keeps identity, counters and rating out of reach", async () => {
    const { id, token } = await signedInEmployee(app);
    const forged = {
      id: 1,
      new_user: true,
      sign_in_count: 99,
      login_email: "other@example.test",
      facebook_link: "https://x.test",
      updatable_in_zenegy: true,
      nrOfShifts: 50,
      rating: { rating: 5, nrOfRatings: 1 },
      terms_accepted_at: "2000-01-01",
    };
    const before = await stored(id);
    expect((await app.call(rows.save, { as: token, body: forged as never })).status).toBe(200);
    expect(await stored(id)).toEqual(before);
  });

  test.each([
    [{ cpr_nr: "040598123" }, "cpr_nr", "CPR nr. skal være 10 cifre"],
    [{ cpr_nr: "0000000000" }, "cpr_nr", "CPR nr. begynder med en dato, der ikke findes"],
    [{ bank_account_nr: "123456789" }, "bank_account_nr", "Konto nr. skal være 10 cifre"],
    [{ bank_reg_nr: "123" }, "bank_reg_nr", "Reg. nr. skal være 4 cifre"],
    [{ birth_date: "2010-01-01" }, "birth_date", "Vælg anden dato"],
    [{ description: "x".repeat(256) }, "description", "Teksten er for lang"],
    [{ first_name: "" }, "first_name", "Mangler fornavn"],
    [{ deactivated_at: null }, "deactivated_at", "Ukendt felt"],
  ])("refuses %j under %s: %s", async (body, field, message) => {
    const { token } = await signedInEmployee(app);
    const answer = await app.call(rows.save, { as: token, body: body as never });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { [field]: message } });
  });

  test("waits until onboarding is done, and is for employees", async () => {
    const { token } = await signedInEmployee(app, { new_user: true });
    expect((await app.call(rows.save, { as: token, body: {} })).status).toBe(409);
    expect((await app.call(rows.save, { body: {} })).status).toBe(401);
    const company = await make.corporation(app.db);
    const asCompany = await app.signIn({ kind: "corporation", id: company.id });
    expect((await app.call(rows.save, { as: asCompany, body: {} })).status).toBe(403);
  });
});

describe("a CPR number that payroll knows", () => {
  test("can be sent again but not changed, except in a take-over, which is written down", async () => {
    const { id, token } = await signedInEmployee(app);
    const save = (as: string, cpr_nr: string) => app.call(rows.save, { as, body: { cpr_nr } });
    expect((await save(token, "0405984777")).status).toBe(200);
    await app.db.updateTable("employees").set({ updatable_in_zenegy: true }).where("id", "=", id).execute();
    expect((await save(token, "0405984777")).status).toBe(200);
    for (const other of ["0405984778", ""]) {
      const answer = await save(token, other);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ errors: { cpr_nr: "Kan ikke ændres" } });
    }
    const { admin, token: admins } = await takenOver(id);
    expect((await save(admins, "0405984778")).body).toMatchObject({ cpr_nr: "••••••••••" });
    const own = await app.call(sessionEndpoints.employeeMe, { as: token });
    expect(own.body.employee.cpr_nr).toBe("0405984778");
    const lines = await app.db
      .selectFrom("audit_log")
      .select(["action", "actor_id", "on_behalf_of"])
      .where("entity_id", "=", String(id))
      .orderBy("id")
      .execute();
    const actor = { actor_id: admin.id, on_behalf_of: `employee:${id}` };
    expect(lines).toEqual([{ action: "save_profile", ...actor }]);
  });
});

test("what an admin changes in a profile stands in the log: switches with their values, of the rest only that it changed", async () => {
  const { id } = await signedInEmployee(app);
  const { token } = await takenOver(id);
  const body = {
    first_name: "Hemmelig",
    noti_info_of_jobs: false,
    bank_reg_nr: "9988",
    bank_account_nr: "1234567890",
  };
  const detailOfLast = async () =>
    app.db
      .selectFrom("audit_log")
      .select("detail")
      .where("entity_id", "=", String(id))
      .where("action", "=", "save_profile")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
  await app.call(rows.save, { as: token, body });
  const { detail } = await detailOfLast();
  expect(detail).toEqual({
    changes: { noti_info_of_jobs: { before: true, after: false } },
    changed: expect.arrayContaining(["first_name", "noti_info_of_jobs", "bank_reg_nr", "bank_account_nr"]),
  });
  expect(JSON.stringify(detail)).not.toMatch(/Hemmelig|9988|1234567890/);
  // The same once more is no change, though numbers are encrypted anew.
  await app.call(rows.save, { as: token, body });
  expect((await detailOfLast()).detail).toEqual({ changes: {}, changed: [] });
});

describe("an employee's own view", () => {
  test("has chosen types, answers with the title of their block, and what was worked and rated", async () => {
    const staffType = await make.staffType(app.db);
    const { id, token } = await signedInEmployee(app);
    await giveSkill(app.db, id, staffType.id);
    const { body } = await app.call(sessionEndpoints.employeeMe, { as: token });
    expect(body.employee.jobRoles).toEqual([staffType.id]);
    expect(body.employee.workSkills).toHaveLength(5);
    expect(body.employee.workSkills[1]).toEqual({
      job_title: staffType.job_title,
      skill_type: "Blok 2",
      employeeWorkSkill: { value: 4 },
      jobRole_id: staffType.id,
    });
    expect(body.employee).toMatchObject({ nrOfShifts: 0, nrOfAppliedShifts: 0, nrOfCancelledShifts: 0 });
  });
});
