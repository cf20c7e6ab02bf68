import { expect, test } from "vitest";
import { deskEndpoints } from "#contract/desk/endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger-endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { agreed, makeWorkedBooking } from "#tests/support/fixtures/money.ts";
import { outboxKeys, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);

async function workedWithoutData(values: object = {}) {
  const booking = await makeWorkedBooking(app);
  const employee = await make.employee(app.db, values);
  const approved = { status: "selected" as const, admin_approve_checkout: true };
  const own = { booking_id: booking.id, employee_id: employee.id };
  const shift = await make.shift(app.db, { ...own, ...approved, ...agreed("10:00", "18:00") });
  const ask = () => app.call(rows.askForData, { as: admin.token, params: { id: shift.id } });
  return { booking, employee, shift, ask };
}

test("somebody without CPR or account is asked by SMS, once a day, and the page says when", async () => {
  const { booking, employee, shift, ask } = await workedWithoutData();
  const proposal = async () =>
    (await app.call(rows.payProposal, { as: admin.token, params: { id: booking.id } })).body.shifts[0];
  expect(await proposal()).toMatchObject({ missing_data: { asked_at: null, cannot_ask: null } });
  expect((await ask()).body).toEqual({
    asked_at: new Date(TEST_NOW).toISOString(),
    cannot_ask: "asked_today",
  });
  const [sms] = await app.db
    .selectFrom("outbox")
    .select(["channel", "recipient", "body"])
    .where("subject_key", "=", `employee:${employee.id}`)
    .execute();
  expect(sms).toMatchObject({ channel: "sms", recipient: employee.phone });
  expect(sms?.body).toContain("/editemployee?as=employee");
  expect(await ask()).toMatchObject({ status: 409, body: { code: "asked_today" } });

  const { groups } = (await app.call(deskEndpoints.today, { as: admin.token })).body;
  const line = groups.find(({ key }) => key === "missing_data")?.items[0];
  expect(line).toMatchObject({ shift_id: shift.id, missing_data: { cannot_ask: "asked_today" } });

  app.setNow(TEST_NOW + 24 * HOUR_MS);
  expect((await ask()).status).toBe(200);
  app.setNow(TEST_NOW);
  expect(await outboxKeys(app, `pay-data:${employee.id}:%`)).toHaveLength(2);
});

test("without a telephone it is an e-mail; without either, and of a closed profile, it says why not", async () => {
  const { employee, ask } = await workedWithoutData({ phone: "" });
  expect((await ask()).status).toBe(200);
  expect(await outboxKeys(app, `pay-data:${employee.id}:%`)).toEqual([`pay-data:${employee.id}:2026-11-24`]);
  const unreachable = await workedWithoutData({ phone: "", email: "" });
  expect(await unreachable.ask()).toMatchObject({ status: 409, body: { code: "no_contact" } });
  const closed = await workedWithoutData({ deactivated_at: new Date(TEST_NOW) });
  expect(await closed.ask()).toMatchObject({ status: 409, body: { code: "profile_closed" } });
});
