import { describe, expect, test } from "vitest";
import { editProfileEndpoints as rows } from "#contract/backoffice/edit-profile.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import type { BodyInput } from "#contract/wire/endpoint.ts";
import * as make from "#tests/support/factories.ts";
import { freshCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);

type PersonBody = BodyInput<typeof rows.saveEmployeeProfile>;
const save = (id: number, body: PersonBody, as = admin.token) =>
  app.call(rows.saveEmployeeProfile, { as, params: { id }, body });
const person = async (id: number) =>
  (await app.call(pageEndpoints.person, { as: admin.token, params: { id } })).body;

async function newPerson() {
  const own = { first_name: "Jonas", city: "Odense", email: "jonas@eksempel.test" };
  const { id } = await make.employee(app.db, own);
  const token = await app.signIn({ kind: "employee", id });
  await app.call(employeeEndpoints.save, { as: token, body: { bank_account_nr: "0011223344" } });
  return { id, token, version: (await person(id)).version };
}

describe("a person whom the office edits", () => {
  test("is saved without a take-over, told at the former address, and can be put back", async () => {
    const { id, token, version } = await newPerson();
    const body = { version, email: "ny@eksempel.test", city: "Skagen", bank_account_nr: "7777777777" };
    const saved = await save(id, body);
    expect(saved.body).toMatchObject({ employee: { city: "Skagen", bank_account_nr: "••••••••••" } });
    expect(saved.body.version).toBeGreaterThan(version);
    const own = await app.call(sessionEndpoints.employeeMe, { as: token });
    expect(own.body.employee).toMatchObject({ email: "ny@eksempel.test", bank_account_nr: "7777777777" });
    const told = await app.db
      .selectFrom("outbox")
      .select("recipient")
      .where("key", "like", "profile-data-changed:%")
      .where("subject_key", "=", `employee:${id}`)
      .execute();
    expect(told).toEqual([{ recipient: "jonas@eksempel.test" }]);
  });

  test("is refused what the person itself is refused, under the field", async () => {
    const { id, version } = await newPerson();
    const young = await save(id, { version, birth_date: "2015-01-01" });
    expect(young).toMatchObject({ status: 422, body: { errors: { birth_date: expect.any(String) } } });
    expect(await save(id, { version, cpr_nr: "0000000000" })).toMatchObject({
      status: 422,
      body: { errors: { cpr_nr: expect.any(String) } },
    });
  });

  test("loses a stored number that the office empties", async () => {
    const { id, token, version } = await newPerson();
    const saved = await save(id, { version, bank_account_nr: "" });
    expect(saved.body.employee.bank_account_nr).toBe("");
    const own = await app.call(sessionEndpoints.employeeMe, { as: token });
    expect(own.body.employee.bank_account_nr).toBe("");
  });

  test("whom somebody else saved in between is not saved over: what changed is answered, numbers as dots", async () => {
    const { id, token, version } = await newPerson();
    await app.call(employeeEndpoints.save, {
      as: token,
      body: { city: "Ribe", bank_account_nr: "1231231231" },
    });
    const refused = await save(id, { version, city: "Skagen" });
    expect(refused).toMatchObject({ status: 409, body: { code: "changed_meanwhile" } });
    const { changes, version: now } = refused.body as unknown as { changes: object[]; version: number };
    expect(changes).toMatchObject([
      { field: "city", before: "Odense", after: "Ribe", by: null },
      { field: "bank_account_nr", before: "••••••••••", after: "••••••••••" },
    ]);
    expect((await save(id, { version: now, city: "Skagen" })).status).toBe(200);
    expect((await person(id)).employee.city).toBe("Skagen");
  });

  test("by two at once is saved by one of them", async () => {
    const { id, version } = await newPerson();
    const answers = await Promise.all(["Ribe", "Skagen"].map((city) => save(id, { version, city })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("zones and skills that the office edits", () => {
  const answers = (title: string, values: readonly number[]) =>
    values.map((value, block) => ({ value, skill_type: `Blok ${block + 1}`, job_title: title }));

  test("are saved without a take-over, and stand in the log with what was there before", async () => {
    const { id, token, version } = await newPerson();
    const waiter = await make.staffType(app.db);
    const cook = await make.staffType(app.db);
    await app.call(employeeEndpoints.saveWorkSkills, {
      as: token,
      body: answers(waiter.job_title, [1, 2, 3, 4, 5]),
    });
    const seen = (await person(id)).version;
    expect(seen).toBeGreaterThan(version);
    const saved = await save(id, {
      version: seen,
      work_locations: ["fyn", "bornholm"],
      work_skills: [
        { job_role: waiter.id, answers: [] },
        { job_role: cook.id, answers: [5, 4, 3, 2, 1] },
      ],
    });
    expect(saved.body.employee.workLocations.map(({ area_code }) => area_code)).toEqual(["bornholm", "fyn"]);
    expect(saved.body.employee.jobRoles).toEqual([waiter.id, cook.id]);
    expect(saved.body.employee.workSkills.map((skill) => skill.employeeWorkSkill.value)).toEqual([
      5, 4, 3, 2, 1,
    ]);
    const logged = await app.db
      .selectFrom("audit_log")
      .select(["action", "detail"])
      .where("entity", "=", "employee")
      .where("entity_id", "=", String(id))
      .where("action", "like", "save_work%")
      .orderBy("id")
      .execute();
    expect(logged).toMatchObject([
      {
        action: "save_work_locations",
        detail: { changes: { work_locations: { before: "", after: "bornholm, fyn" } } },
      },
      {
        action: "save_work_skill",
        detail: {
          changes: {
            work_skills: {
              before: `${waiter.job_title} (1 2 3 4 5)`,
              after: expect.stringContaining(`${cook.job_title} (5 4 3 2 1)`),
            },
          },
        },
      },
    ]);
  });

  test("are not saved over zones that the person chose meanwhile", async () => {
    const { id, token, version } = await newPerson();
    const fyn = [{ country: "denmark" as const, area_code: "fyn" as const }];
    await app.call(employeeEndpoints.saveWorkLocations, { as: token, body: fyn });
    const refused = await save(id, { version, work_locations: ["bornholm"] });
    expect(refused).toMatchObject({ status: 409, body: { code: "changed_meanwhile" } });
    const { changes } = refused.body as unknown as { changes: object[] };
    expect(changes).toMatchObject([{ field: "work_locations", before: "", after: "fyn", by: null }]);
  });

  test("are refused with a job type that nobody can choose, unless the person has it already", async () => {
    const { id, version } = await newPerson();
    const closed = await make.staffType(app.db, { worker: false });
    const work_skills = [{ job_role: closed.id, answers: [] as [] }];
    expect(await save(id, { version, work_skills })).toMatchObject({
      status: 422,
      body: { errors: { work_skills: expect.any(String) } },
    });
    await app.db
      .insertInto("employee_job_roles")
      .values({ employee_id: id, staff_type_id: closed.id })
      .execute();
    expect((await save(id, { version, work_skills })).status).toBe(200);
  });
});

test("a picture that the office gives a person stands on the profile, and can be taken away", async () => {
  const { id, version } = await newPerson();
  const saved = await save(id, { version, profile_image: "ny.jpg", baseURL_image: "/billeder" });
  expect(saved.body.employee).toMatchObject({ profile_image: "ny.jpg", baseURL_image: "/billeder" });
  const emptied = await save(id, { version: saved.body.version, profile_image: "" });
  expect(emptied.body.employee.profile_image).toBe("");
});

test("a company is saved with what is agreed with it, not over what it saved itself meanwhile", async () => {
  const page = async () =>
    (await app.call(pageEndpoints.company, { as: admin.token, params: { id: hotel.id } })).body;
  const saveCompany = (body: BodyInput<typeof rows.saveCorporationProfile>) =>
    app.call(rows.saveCorporationProfile, { as: admin.token, params: { id: hotel.id }, body });
  const { version } = await page();
  await app.call(corporationEndpoints.saveProfile, { as: hotel.token, body: { contact_person: "Bo Lund" } });
  const refused = await saveCompany({ version, contact_person: "Ida Krogh" });
  expect(refused).toMatchObject({ status: 409, body: { code: "changed_meanwhile" } });
  const agreed = { admin_message: "Ring til Bo", payment_deadline: 30 } as const;
  const saved = await saveCompany({ version: (await page()).version, ...agreed });
  expect(saved.body.corporation).toMatchObject({ ...agreed, contact_person: "Bo Lund" });
});
