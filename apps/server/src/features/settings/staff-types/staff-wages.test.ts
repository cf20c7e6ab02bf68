import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { staffWageEndpoints as rows } from "#contract/settings/staff-types/staff-wage.endpoints.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signUpForm } from "#tests/support/fixtures/sign-up-form.ts";
import { signedInCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);

const set = (id: number, hourly_wage: string | null, lowest_wage: string | null, valid_from = testDay(0)) =>
  app.call(rows.setStaffWages, {
    as: admin.token,
    params: { id },
    body: { hourly_wage, lowest_wage, valid_from },
  });
const fieldsOf = (text: string) => JSON.parse(text).errors ?? {};

async function booker() {
  const { id } = await make.staffType(app.db, { job_title: `Tjener ${randomUUID()}` });
  const company = await signedInCorporation(app, { is_privileged_user: true });
  const book = (hourly_wage: string, days: number) =>
    app.call(bookingEndpoints.create, {
      as: company.token,
      body: { ...bookingBody(id, testDay(days)), hourly_wage },
    });
  return { id, company, book };
}

test("a booking under the lowest wage of its day is refused with a sentence that names it, the wage itself is not", async () => {
  const { id, book } = await booker();
  expect((await set(id, "205,00", "170,00", testDay(20))).status).toBe(200);
  expect((await book("169,99", 10)).status).toBe(200);
  const refused = await book("169,99", 20);
  expect(refused.status).toBe(422);
  expect(JSON.stringify(fieldsOf(refused.text))).toContain("170,00 kr.");
  expect((await book("170,00", 20)).status).toBe(200);
});

test("an edit is held against the lowest wage where wage or day is another, and not where a description is", async () => {
  const { id, company, book } = await booker();
  const { body: booking } = await book("150,00", 30);
  await set(id, null, "170,00");
  const change = (values: object) =>
    app.call(bookingEndpoints.change, {
      as: company.token,
      params: { id: booking.id },
      body: { ...bookingBody(id, testDay(30)), hourly_wage: "150,00", ...values },
    });
  expect((await change({ job_description: "Buffet" })).status).toBe(200);
  expect((await change({ hourly_wage: "160,00" })).status).toBe(422);
  expect((await change({ date: testDay(31) })).status).toBe(422);
  expect((await change({ hourly_wage: "170,00", date: testDay(31) })).status).toBe(200);
});

test("what was rejected is not sent again under the lowest wage, also as it stands", async () => {
  const { id } = await make.staffType(app.db);
  const { token } = await signedInCorporation(app);
  const body = { ...bookingBody(id, testDay(30)), hourly_wage: "150,00" };
  const { body: booking } = await app.call(bookingEndpoints.create, { as: token, body });
  const params = { id: booking.id };
  await app.call(adminBookingEndpoints.reject, { as: admin.token, params });
  await set(id, null, "170,00");
  const send = (hourly_wage: string) =>
    app.call(bookingEndpoints.change, { as: token, params, body: { ...body, hourly_wage } });
  const refused = await send("150,00");
  expect(refused.status).toBe(422);
  expect(fieldsOf(refused.text)).toHaveProperty("hourly_wage");
  expect((await send("170,00")).status).toBe(200);
});

test("neither the office in a company's session, nor who asks first what a change does, gets under the lowest wage", async () => {
  const { id, company, book } = await booker();
  const { body: booking } = await book("180,00", 30);
  await set(id, null, "170,00");
  const as = await app.takeOver(admin, { kind: "corporation", id: company.id });
  const body = { ...bookingBody(id, testDay(30)), hourly_wage: "160,00" };
  expect((await app.call(bookingEndpoints.create, { as, body })).status).toBe(422);
  const params = { id: booking.id };
  for (const token of [as, admin.token, company.token]) {
    expect((await app.call(bookingEndpoints.change, { as: token, params, body })).status).toBe(422);
    const query = { dryRun: "1" } as const;
    expect((await app.call(bookingEndpoints.change, { as: token, params, query, body })).status).toBe(422);
  }
});

test("a company that signs up with a booking under the lowest wage is told of the wage, and not made", async () => {
  const { id } = await booker();
  await set(id, null, "170,00");
  const email = `${randomUUID()}@strandlyst.test`;
  const answer = await app.call(corporationEndpoints.signUpWithBooking, {
    body: {
      corporation: { ...signUpForm, email, terms_accepted_at: "2026-11-24T10:00:00Z" },
      booking: { ...bookingBody(id, testDay(6)), hourly_wage: "169" },
    },
  });
  expect(answer.status).toBe(422);
  expect(fieldsOf(answer.text)).toHaveProperty(["booking.hourly_wage"]);
  const made = app.db.selectFrom("corporations").select("id").where("email", "=", email);
  expect(await made.execute()).toEqual([]);
});

test("repeating names the day whose lowest wage is higher", async () => {
  const { id, company, book } = await booker();
  const { body: booking } = await book("150,00", 12);
  await set(id, null, "170,00", testDay(25));
  const repeat = (...days: number[]) =>
    app.call(bookingEndpoints.repeat, {
      as: company.token,
      params: { id: booking.id },
      body: { dates: days.map((day) => testDay(day)) },
    });
  const refused = await repeat(13, 26);
  expect(refused.status).toBe(422);
  expect(fieldsOf(refused.text)).toHaveProperty("dates");
  expect((await repeat(13, 24)).status).toBe(200);
});

test("raising the lowest wage lists the bookings to come that are under it, and leaves them as they are", async () => {
  const { id, book } = await booker();
  const { body: early } = await book("150,00", 5);
  const { body: late } = await book("150,00", 40);
  await book("180,00", 41);
  const { body } = await set(id, null, "170,00", testDay(30));
  expect(body.under).toMatchObject([{ id: late.id, hourly_wage: "150,00", lowest_wage: "170,00" }]);
  expect(body.under_count).toBe(1);
  const { body: earlier } = await set(id, null, "160,00");
  expect(earlier.under.map((booking) => booking.id)).toEqual([early.id, late.id]);
  const stored = await app.db
    .selectFrom("bookings")
    .select("hourly_wage")
    .where("id", "=", late.id)
    .execute();
  expect(stored).toEqual([{ hourly_wage: 150_00 }]);
});

test("wages of a later day can be withdrawn once, those in force cannot", async () => {
  const { id, book } = await booker();
  await set(id, null, "100,00");
  const { body } = await set(id, null, "400,00", testDay(20));
  expect((await book("150,00", 21)).status).toBe(422);
  const withdraw = (wages: number | undefined) =>
    app.call(rows.withdrawStaffWages, { as: admin.token, params: { id: wages ?? 0 } });
  const [future, current] = body.wages;
  expect((await withdraw(future?.id)).status).toBe(200);
  expect((await book("150,00", 21)).status).toBe(200);
  expect((await withdraw(future?.id)).status).toBe(409);
  expect((await withdraw(current?.id)).status).toBe(409);
});

test("a default under the lowest, a second value of a day and a day that is over are refused", async () => {
  const { id } = await booker();
  expect((await set(id, "160,00", "170,00")).status).toBe(422);
  expect((await set(id, null, null, testDay(-1))).status).toBe(422);
  expect((await set(id, "180,00", "170,00")).status).toBe(200);
  expect((await set(id, "181,00", "170,00")).status).toBe(409);
  expect((await set(999_999, "181,00", null)).status).toBe(404);
});

test("everybody's list has the wages of today and later", async () => {
  const { id } = await booker();
  await set(id, "180,00", null);
  await set(id, "190,00", "170,00", testDay(9));
  const { body } = await app.call(staffTypeEndpoints.list);
  expect(body.find((type) => type.id === id)?.wages).toEqual([
    { valid_from: testDay(0), hourly_wage: "180,00", lowest_wage: null },
    { valid_from: testDay(9), hourly_wage: "190,00", lowest_wage: "170,00" },
  ]);
});
