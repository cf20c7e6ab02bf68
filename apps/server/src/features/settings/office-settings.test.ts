import { expect, test } from "vitest";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { settingsEndpoints as rows } from "#contract/settings/setting.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testApp, testCorporation } from "#tests/support/fixtures.ts";

const app = testApp({ settings: { approveProfiles: true } });
const owner = testCorporation(app, { is_admin: true });

const shown = async () => (await app.call(rows.officeSettings, { as: owner.token })).body.approve_profiles;
const set = (approve_profiles: boolean, as = owner.token) =>
  app.call(rows.saveOfficeSettings, { as, body: { approve_profiles } });

/** What becomes of somebody who ends onboarding now. */
async function newProfile(): Promise<string | undefined> {
  const { id } = await make.employee(app.db, { new_user: true });
  const staffType = await make.staffType(app.db);
  const answer = await app.call(employeeEndpoints.intro, {
    as: await app.signIn({ kind: "employee", id }),
    body: {
      city: "Aarhus",
      phone: "20550188",
      email: "ny@vagtklar.test",
      birth_date: "1998-05-04",
      description: "Glad",
      has_driver_license: true,
      workLocations: [{ country: "denmark", area_code: "eastJutland" }],
      jobRoles: [staffType.id],
    },
  });
  expect(answer.status).toBe(200);
  const row = await app.db.selectFrom("employees").select("approval").where("id", "=", id).executeTakeFirst();
  return row?.approval;
}

test("new profiles are approved as the installation says until an owner says otherwise", async () => {
  expect(await shown()).toBe(true);
  expect(await newProfile()).toBe("waiting");
  expect((await set(false)).body).toEqual({ approve_profiles: false });
  expect(await newProfile()).toBe("approved");
  expect((await set(true)).status).toBe(200);
  expect(await newProfile()).toBe("waiting");
});

test("only an owner switches it, and the log says how it was before", async () => {
  const { id } = await make.corporation(app.db, { is_admin: true, office_role: "planner" });
  const planner = await app.signIn({ kind: "corporation", id });
  expect((await set(false, planner)).status).toBe(403);
  await set(true);
  await set(false);
  await set(false);
  const logged = await app.db
    .selectFrom("audit_log")
    .select("detail")
    .where("action", "=", "save_office_settings")
    .orderBy("id", "desc")
    .execute();
  expect(logged[0]?.detail).toMatchObject({ changes: { approve_profiles: { before: true, after: false } } });
});
