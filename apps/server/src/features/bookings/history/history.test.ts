import { expect, test } from "vitest";
import { historyEndpoints } from "#contract/bookings/history.endpoints.ts";
import { agreementScene } from "#tests/support/agreement-scene.ts";
import {
  signedInCorporation,
  signedInEmployee,
  testAdmin,
  testApp,
  testCorporation,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const MINUTE = 60_000;
const app = testApp();
const hotel = testCorporation(app);
const admin = testAdmin(app);
const { scene, change } = agreementScene(app, admin, hotel);

const ofBooking = (id: number, as = hotel.token) =>
  app.call(historyEndpoints.ofBooking, { as, params: { id } });
const ofShift = (id: number, as: string) =>
  app.call(historyEndpoints.ofShift, { as, params: { bookingId: id } });

test("both sides read what was changed, asked and answered, in its order, by whom", async () => {
  const { id, person, answer } = await scene();
  app.setNow(TEST_NOW + MINUTE);
  await change(id, { start_time: "11:00" });
  app.setNow(TEST_NOW + 2 * MINUTE);
  await answer("no");
  const told = [
    ["changed", "company"],
    ["asked", "company"],
    ["declined", "employee"],
  ];
  for (const { body } of [await ofBooking(id), await ofShift(id, person.token)]) {
    const late = body.filter(({ kind }) => told.some(([one]) => one === kind));
    expect(late.map(({ kind, by }) => [kind, by])).toEqual(told);
    expect(late[0]?.changes).toEqual([{ field: "start_time", from: "10:00", to: "11:00" }]);
  }
});

test("an employee reads nothing of what is the company's own, and of nobody else's shift", async () => {
  const { id, person } = await scene();
  await hotel.shiftOn(id, {}, { first_name: "Klara" });
  app.setNow(TEST_NOW + MINUTE);
  await change(id, { invoice_note: "Afdeling 7" });
  const { text } = await ofShift(id, person.token);
  expect(text).not.toMatch(/Afdeling 7|Klara/);
  expect((await ofBooking(id)).text).toMatch(/Afdeling 7/);
});

test("a change by an admin is said to be the office's", async () => {
  const { id } = await scene();
  await change(id, { job_description: "Ved runde borde" }, admin.token);
  const { body } = await ofBooking(id, admin.token);
  expect(body.find(({ kind }) => kind === "changed")).toMatchObject({ by: "office" });
});

test("what a further user of the company did is told by name, to the company and not to the staff", async () => {
  const { id, person } = await scene();
  const login = { member_of: hotel.id, company_role: "booker", contact_person: "Maja" } as const;
  const maja = await signedInCorporation(app, login);
  app.setNow(TEST_NOW + MINUTE);
  await change(id, { job_description: "Ved lange borde" }, maja.token);
  const { body } = await ofBooking(id);
  const changed = body.find(({ kind }) => kind === "changed");
  expect(changed).toMatchObject({ by: "company", by_name: expect.stringMatching(/^Maja \(.+\)$/) });
  expect(body.find(({ kind }) => kind === "created")).toMatchObject({ by_name: null });
  expect((await ofShift(id, person.token)).text).not.toContain("Maja");
});

test("others read neither", async () => {
  const { id } = await scene();
  const [company, employee] = [await signedInCorporation(app), await signedInEmployee(app)];
  expect((await ofBooking(id, company.token)).status).toBe(404);
  expect((await ofShift(id, employee.token)).status).toBe(404);
});
