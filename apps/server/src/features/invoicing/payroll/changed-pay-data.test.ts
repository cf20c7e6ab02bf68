import { describe, expect, test } from "vitest";
import { editProfileEndpoints } from "#contract/backoffice/edit-profile.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { makeWorkedBooking } from "#tests/support/fixtures/money.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const LATER = TEST_NOW + 3_600_000;
let count = 0;

/** Somebody with an approved shift to be paid, who has been paid for an earlier one at TEST_NOW. */
async function paidBefore({ isPaid = true } = {}) {
  const numbers = { cpr: `040598${4300 + ++count}`, bankReg: "1234", bankAccount: "0011223344" };
  const { id } = await employeeWithPayData(app, numbers, { phone: "20551122", email: "anna@loen.test" });
  const own = { employee_id: id, status: "selected" as const, admin_approve_checkout: true };
  const hours = {
    employee_checkin_time: "10:00",
    employee_checkout_time: "18:00",
    corporation_checkin_time: "10:00",
    corporation_checkout_time: "18:00",
  };
  const [before, booking] = [
    await makeWorkedBooking(app, { date: testDay(-3) }),
    await makeWorkedBooking(app, {}),
  ];
  const old = await make.shift(app.db, { booking_id: before.id, ...own, ...hours, pay_state: "accepted" });
  await make.shift(app.db, { booking_id: booking.id, ...own, ...hours });
  if (isPaid) {
    await app.db
      .insertInto("pay_lines")
      .values({
        ...{ booking_id: before.id, shift_id: old.id, kind: "pay", state: "accepted" },
        ...{ hours: 8, hourly_wage: 19_200, amount: 153_600, created_at: new Date(TEST_NOW) },
      })
      .execute();
  }
  app.setNow(LATER);
  return { id, booking: booking.id, token: await app.signIn({ kind: "employee", id }) };
}

async function shown(booking: number, person: number) {
  const proposal = await app.call(ledgerEndpoints.payProposal, { as: admin.token, params: { id: booking } });
  const run = await app.call(runEndpoints.payroll, {
    as: admin.token,
    query: { period: "2026-12" },
  });
  const [line] = proposal.body.shifts;
  const inRun = run.body.shifts.filter(({ employee_id }) => employee_id === person);
  const open = inRun.find(({ booking_id }) => booking_id === booking);
  expect(open?.changed).toEqual(line?.changed);
  expect(
    inRun.filter(({ booking_id }) => booking_id !== booking).every(({ changed }) => changed === null),
  ).toBe(true);
  return { changed: line?.changed, text: proposal.text + run.text };
}

const save = (as: string, body: object) => app.call(employeeEndpoints.save, { as, body });

describe("who sends pay", () => {
  test("sees before sending whose account the person changed since the last pay, and when, without a number", async () => {
    const { id, booking, token } = await paidBefore();
    expect((await shown(booking, id)).changed).toBeNull();
    expect((await save(token, { bank_account_nr: "7777777777" })).status).toBe(200);
    const { changed, text } = await shown(booking, id);
    expect(changed).toEqual({ fields: ["account"], at: new Date(LATER).toISOString(), by: null });
    expect(text).not.toMatch(/7777777777|0011223344/);
    await save(token, { bank_account_nr: "0011223344" });
    expect((await shown(booking, id)).changed).toBeNull();
  });

  test("sees who of the office changed it, on the person's page or acting for the person", async () => {
    const edited = await paidBefore();
    const row = { as: admin.token, params: { id: edited.id } };
    const seen = await app.call(pageEndpoints.person, row);
    const { version } = seen.body;
    const body = { version, last_name: "Holm" };
    expect((await app.call(editProfileEndpoints.saveEmployeeProfile, { ...row, body })).status).toBe(200);
    const one = await shown(edited.booking, edited.id);
    expect(one.changed).toMatchObject({ fields: ["name"], by: expect.any(String) });

    const other = await paidBefore();
    const taken = await app.call(sessionEndpoints.takeOverEmployee, {
      as: admin.token,
      params: { id: other.id },
    });
    await save(taken.body.token, { bank_reg_nr: "4321" });
    const two = await shown(other.booking, other.id);
    expect(two.changed).toMatchObject({ fields: ["account"], by: expect.any(String) });
  });

  test("sees nothing of somebody who was never paid", async () => {
    const { id, booking, token } = await paidBefore({ isPaid: false });
    await save(token, { bank_account_nr: "7777777777" });
    expect((await shown(booking, id)).changed).toBeNull();
  });
});

test("a change of pay or contact data is told by SMS to the number that stood there before, without a value", async () => {
  const { id, token } = await paidBefore();
  await save(token, { phone: "20998877", bank_account_nr: "7777777777" });
  const told = await app.db
    .selectFrom("outbox")
    .select(["recipient", "body"])
    .where("channel", "=", "sms")
    .where("subject_key", "=", `employee:${id}`)
    .execute();
  expect(told).toEqual([
    { recipient: "20551122", body: expect.stringContaining("Mobil og Kontonr. er ændret") },
  ]);
  expect(told[0]?.body).not.toMatch(/20998877|7777777777/);
});
