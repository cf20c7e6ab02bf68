import { expect, test } from "vitest";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { termsEndpoints } from "#contract/employees/employment-terms.endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { updateSender } from "#server/features/invoicing/own/sender.queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as make from "#tests/support/factories.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { defaultTermsTemplate } from "#texts/da/contracts/terms/default-template.ts";

const app = testApp({
  settings: { production: true, smtp: { url: "smtp://127.0.0.1:1", from: "x", encrypted: false } },
});
const admin = testAdmin(app);

const left = async () => {
  const { body } = await app.call(worklistEndpoints.today, { as: admin.token });
  return body.first_steps.filter(({ done }) => !done).map(({ key }) => key);
};

test("an empty installation leads its owner through staff types, fees and wages to the first worked shift, and then no more", async () => {
  await app.db.deleteFrom("staff_types").execute();
  const begun = ["company", "people", "booking", "shift"];
  expect(await left()).toEqual(["staff_types", "fees", "wages", "terms", "contact", "sms", ...begun]);

  await inTransaction(app.db, (tx) => updateSender(tx, { cvr: "" }));
  expect(await left()).toContain("accounting");
  await inTransaction(app.db, (tx) => updateSender(tx, { cvr: "12345674" }));
  expect(await left()).not.toContain("accounting");

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
  expect(await left()).toEqual(["terms", "contact", "sms", ...begun]);

  const employer = {
    name: "Vikar ApS",
    cvr: "12345674",
    address: "Havnegade 12",
    insurer: "Havneforsikring",
  };
  const content = defaultTermsTemplate.map(({ title, points }) => ({ title, points: [...points] }));
  const template = { valid_from: make.testDay(0), employer, content };
  expect((await app.call(termsEndpoints.saveTemplate, { as: admin.token, body: template })).status).toBe(200);
  expect(await left()).not.toContain("terms");
  const { id: corporation_id } = await make.corporation(app.db);
  expect(await left()).not.toContain("company");
  const person = await make.employee(app.db, { approval: "waiting" });
  expect(await left()).toContain("people");
  await app.db.updateTable("employees").set({ approval: "approved" }).where("id", "=", person.id).execute();
  expect(await left()).not.toContain("people");
  const staff_type_id = (await make.staffType(app.db)).id;
  const booking = await make.booking(app.db, { corporation_id, staff_type_id, approved_at: null });
  expect(await left()).toContain("booking");
  const approved_at = new Date(TEST_NOW);
  await app.db.updateTable("bookings").set({ approved_at }).where("id", "=", booking.id).execute();
  expect(await left()).toEqual(["contact", "sms", "shift"]);
  const own = { booking_id: booking.id, employee_id: person.id, status: "selected" as const };
  await make.shift(app.db, { ...own, employee_stamped_at: approved_at });
  expect(await left()).toEqual([]);
});
