import { expect, test } from "vitest";
import { hoursEndpoints as rows } from "#contract/employees/hours.endpoints.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  makeCorporation,
  signedInEmployee,
  testAdmin,
  testApp,
  testCorporation,
} from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = testCorporation(app, { name: "Hotel Nordlys" });

/** Somebody with a shift on each of these days, for two companies in turn. */
async function worked(days: readonly number[]) {
  const person = await signedInEmployee(app);
  const bar = await makeCorporation(app, { name: "Baren" });
  for (const [place, day] of days.entries()) {
    const company = place % 2 === 0 ? hotel : bar;
    await company.bookedShift({ date: testDay(day) }, { employee_id: person.id });
  }
  return person;
}

test("everybody reads their own hours of a month over all companies, and the office the same", async () => {
  const anna = await worked([-3, -2, 5]);
  const other = await worked([-3]);
  const { body } = await app.call(rows.ownHours, { as: anna.token });
  const shifts = body.weeks.flatMap((week) => week.shifts);
  expect(shifts.map(({ date, corporation }) => [date, corporation])).toEqual([
    [testDay(-3), "Hotel Nordlys"],
    [testDay(-2), "Baren"],
  ]);
  expect(body.hours).toBe(shifts.reduce((sum, { hours }) => sum + hours, 0));
  expect(body.earliest).toBe(testDay(-3));
  const asOffice = await app.call(rows.hoursOfPerson, { as: admin.token, params: { id: anna.id } });
  expect(asOffice.body).toEqual(body);
  const empty = await app.call(rows.ownHours, { as: other.token, query: { month: testDay(-100) } });
  expect(empty.body).toMatchObject({ hours: 0, weeks: [] });
});

test("the list for an inspection has everybody's shifts of the days with rests and days off, and is noted", async () => {
  const { id } = await worked([-9, -8, -7, -6, -5, -4, -3]);
  const query = { from: testDay(-4), to: testDay(-3) };
  const { body } = await app.call(rows.hoursExport, { as: admin.token, query });
  const own = body.shifts.filter(({ employee_id }) => employee_id === id);
  expect(own.map(({ date, has_day_off, is_opted_out }) => [date, has_day_off, is_opted_out])).toEqual([
    [testDay(-4), false, false],
    [testDay(-3), false, false],
  ]);
  expect(own.every(({ rest_before }) => rest_before !== null && rest_before >= 11)).toBe(true);
  expect(new Set(body.shifts.map(({ employee_id }) => employee_id)).size).toBeGreaterThan(1);
  const log = app.db.selectFrom("audit_log").select("detail").where("entity", "=", "working_hours");
  expect(await log.execute()).toEqual([{ detail: query }]);
});
