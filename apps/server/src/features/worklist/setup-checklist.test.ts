import { expect, test } from "vitest";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp({
  settings: { production: true, smtp: { url: "smtp://127.0.0.1:1", from: "x", encrypted: false } },
});
const admin = testAdmin(app);

const left = async () => {
  const { body } = await app.call(worklistEndpoints.today, { as: admin.token });
  return body.first_steps.filter(({ done }) => !done).map(({ key }) => key);
};

test("an empty installation leads its admin through staff types, fees and wages, and then no more", async () => {
  await app.db.deleteFrom("staff_types").execute();
  expect(await left()).toEqual(["staff_types", "fees", "wages", "sms", "accounting", "payroll"]);

  await make.staffType(app.db, { worker: false });
  expect(await left()).toContain("staff_types");
  await make.staffType(app.db);
  expect(await left()).not.toContain("staff_types");

  const body = { key: "hourly_wage" as const, value: "192,00", valid_from: make.testDay(0) };
  expect((await app.call(priceSettingEndpoints.setPrice, { as: admin.token, body })).status).toBe(200);
  expect(await left()).not.toContain("wages");

  await app.call(settingsEndpoints.saveGlobal, { as: admin.token, body: { message: "Velkommen" } });
  expect(await left()).toContain("fees");
  const fees = { standard_fee: 35, urgent_booking_fee: 20, emergency_booking_fee: 30 };
  await app.call(settingsEndpoints.saveGlobal, { as: admin.token, body: fees });
  expect(await left()).toEqual([]);
});
