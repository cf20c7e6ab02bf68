import { expect, test } from "vitest";
import { hoursEndpoints } from "#contract/employees/hours.endpoints.ts";
import { weekOptOutEndpoints } from "#contract/employees/week-opt-out.endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { addMonths } from "#rules/time/moment.ts";
import { applyRetention } from "#server/features/privacy/retention/retention.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { testDay } from "#tests/support/factories.ts";
import { makeCorporation, signedInCorporation, signedInEmployee, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { erasureTexts } from "#texts/da/privacy/erasure.ts";

const app = testApp();
const DAY_MS = 86_400_000;
const password = "kodeord-ukendelig";
const worked = testDay(-20);

/** Somebody who worked one day for a company, was paid for it, and had agreed to more hours. */
async function workedDay() {
  const admin = await signedInCorporation(app, { is_admin: true });
  const password_hash = await hashPassword(password);
  const hotel = await makeCorporation(app, { name: "Hotel Ukendelig", password_hash });
  const person = await signedInEmployee(app, { first_name: "Zebedæus", last_name: "Umiskendelig" });
  const booking = await hotel.booking({ date: worked, is_sent_to_billy: true });
  await hotel.shiftOn(booking.id, {
    employee_id: person.id,
    admin_employee_checkin_time: "10:00",
    admin_employee_checkout_time: "18:30",
    pay_state: "accepted",
  });
  const consent = { from_day: testDay(-30), consent: "Underskrevet af Zebedæus" };
  const params = { id: person.id };
  await app.call(weekOptOutEndpoints.noteOptOut, { as: admin.token, params, body: consent });
  return { hotel, person, booking };
}

/** What an inspection is shown of a day, as an owner of the office takes it at the clock's time. */
async function inspected(employeeId: number) {
  const { token } = await signedInCorporation(app, { is_admin: true });
  const query = { from: worked, to: worked };
  const { body } = await app.call(hoursEndpoints.hoursExport, { as: token, query });
  return body.shifts.filter(({ employee_id }) => employee_id === employeeId);
}

test("hours, and that somebody agreed to more of them, are shown five years later of erased people and companies, without their names", async () => {
  const { hotel, person, booking } = await workedDay();
  const before = await inspected(person.id);
  expect(before).toMatchObject([
    { booking_id: booking.id, start: "10:00", end: "18:30", hours: 8.5, is_opted_out: true },
  ]);
  const body = { confirm: true } as const;
  expect((await app.call(privacyEndpoints.eraseEmployee, { as: person.token, body })).status).toBe(200);
  const asked = { as: hotel.token, body: { current_password: password } };
  expect((await app.call(privacyEndpoints.eraseCorporation, asked)).status).toBe(200);

  for (let year = 1; year <= 5; year += 1) {
    app.setNow(TEST_NOW + year * 365 * DAY_MS);
    await applyRetention(app.services);
  }
  // Longer than five years after the end of the four months that the day counts in.
  app.setNow(Date.parse(addMonths(worked, 5 * 12 + 4)) + DAY_MS);
  await applyRetention(app.services);
  const after = await inspected(person.id);
  expect(after).toEqual([
    { ...before[0], name: erasureTexts.erasedPerson, corporation: erasureTexts.erasedCompany },
  ]);
  expect(JSON.stringify(after)).not.toMatch(/Zebedæus|Umiskendelig|Ukendelig/);
});
