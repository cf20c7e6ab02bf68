import { expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { fitnessEndpoints } from "#contract/applications/fitness.endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { applyRetention } from "#server/features/privacy/retention/retention.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInEmployee, testApp, testCorporation } from "#tests/support/fixtures.ts";

const app = testApp();
const hotel = testCorporation(app);

/** Somebody who has said that no permit is needed and was selected for a shift. */
async function selected() {
  const person = await signedInEmployee(app);
  await app.call(fitnessEndpoints.sayRightToWork, { as: person.token, body: { right_to_work: "free" } });
  const booking = await hotel.booking({ date: testDay(5) });
  const { id } = await hotel.shiftOn(booking.id, { employee_id: person.id, status: "applied" });
  const query = { shiftType: "selected" } as const;
  await app.call(applicantEndpoints.changeState, {
    as: hotel.token,
    params: { shiftId: id },
    query,
    body: {},
  });
  return { person, shift: id };
}

const checksOf = (id: number) =>
  app.db.selectFrom("fitness_checks").select("id").where("employee_id", "=", id).execute();

test("what was checked stands in the person's own data, in Danish", async () => {
  const { person } = await selected();
  const { text } = await app.call(privacyEndpoints.employeeData, {
    as: person.token,
    query: { format: "html" },
  });
  expect(text).toContain("Tjek før vagter");
  expect(text).toContain("valgt blandt ansøgere");
});

test("a check is kept as long as the shift is in the books, and no longer", async () => {
  const { person, shift } = await selected();
  await applyRetention(app.services);
  expect(await checksOf(person.id)).toHaveLength(1);
  await app.db.updateTable("shifts").set({ work_date: "2019-06-01" }).where("id", "=", shift).execute();
  await applyRetention(app.services);
  expect(await checksOf(person.id)).toEqual([]);
});

test("an erasure takes what was checked, and what was said of the right to work", async () => {
  const { person, shift } = await selected();
  await app.db.updateTable("shifts").set({ status: "withdrawn" }).where("id", "=", shift).execute();
  const erased = await app.call(privacyEndpoints.eraseEmployee, {
    as: person.token,
    body: { confirm: true },
  });
  expect(erased.status).toBe(200);
  expect(await checksOf(person.id)).toEqual([]);
  const { right_to_work, right_to_work_at } = await app.db
    .selectFrom("employees")
    .select(["right_to_work", "right_to_work_at"])
    .where("id", "=", person.id)
    .executeTakeFirstOrThrow();
  expect([right_to_work, right_to_work_at]).toEqual(["not_stated", null]);
});
