import { expect, test } from "vitest";
import { reminderEndpoints as rows } from "#contract/backoffice/reminder.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import type { Reminder } from "#rules/shifts/reminding.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { agreed, makeWorkedBooking } from "#tests/support/fixtures/money.ts";
import { outboxKeys, testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = testCorporation(app);

const remind = (id: number, about: Reminder) =>
  app.call(rows.remind, { as: admin.token, params: { id }, body: { about } });
const listOf = async (id: number) =>
  (await app.call(rows.reminders, { as: admin.token, params: { id } })).body;
async function lineOf(group: TodayKey, shiftId: number) {
  const { groups } = (await app.call(worklistEndpoints.today, { as: admin.token })).body;
  return groups.find(({ key }) => key === group)?.items.find((item) => item.shift_id === shiftId);
}
const queued = (like: string) =>
  app.db
    .selectFrom("outbox")
    .select(["channel", "recipient", "body", "expires_at"])
    .where("key", "like", like)
    .execute();

test("who has not checked in is reminded by SMS until the start, once a day, and the line says when and by whom", async () => {
  const { shift, employee, booking } = await bookedTomorrow();
  const [shown] = await listOf(shift.id);
  expect(shown).toMatchObject({ about: "check_in", channel: "sms", to: employee.phone, reminded: null });
  expect((await queued("reminder:check_in:%")).length).toBe(0);
  expect((await lineOf("not_ready", shift.id))?.reminded).toEqual([]);

  const answers = await Promise.all([remind(shift.id, "check_in"), remind(shift.id, "check_in")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await queued(`reminder:check_in:${shift.id}:%`)).toEqual([
    { channel: "sms", recipient: employee.phone, body: shown?.text, expires_at: booking.starts_at },
  ]);
  expect(await remind(shift.id, "check_in")).toMatchObject({ status: 409, body: { code: "asked_today" } });
  const reminded = { at: new Date(TEST_NOW).toISOString(), by: await nameOf(admin.id) };
  expect((await lineOf("not_ready", shift.id))?.reminded).toEqual([{ about: "check_in", ...reminded }]);
  expect((await listOf(shift.id))[0]).toMatchObject({ cannot_remind: "asked_today", reminded });
  const log = await app.db
    .selectFrom("audit_log")
    .select(["action", "actor_kind", "detail"])
    .where("entity", "=", "shift")
    .where("entity_id", "=", String(shift.id))
    .execute();
  expect(log).toEqual([{ action: "remind_to_check_in", actor_kind: "admin", detail: { by: "sms" } }]);
});

async function nameOf(id: number) {
  const { contact_person } = await app.db
    .selectFrom("corporations")
    .select("contact_person")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return contact_person;
}

async function bookedTomorrow(person: object = {}) {
  const booked = await hotel.bookedShift({ date: testDay(1) }, {}, person);
  const employee = await app.db
    .selectFrom("employees")
    .selectAll()
    .where("id", "=", booked.shift.employee_id)
    .executeTakeFirstOrThrow();
  return { ...booked, employee };
}

test("a person who takes no SMS of the kind is written to, and the company once for all people of a booking", async () => {
  const person = { sms_check_out_job: false, email: "line@example.test" };
  const { booking, shift } = await hotel.bookedShift({ date: testDay(-1) }, {}, person);
  const other = await make.employee(app.db);
  const second = await make.shift(app.db, {
    booking_id: booking.id,
    employee_id: other.id,
    status: "selected",
  });
  expect(await listOf(shift.id)).toMatchObject([
    { about: "employee_times", channel: "email", to: "line@example.test" },
    { about: "company_times" },
    { about: "pay_data" },
  ]);
  expect((await remind(shift.id, "company_times")).status).toBe(200);
  expect(await remind(second.id, "company_times")).toMatchObject({ body: { code: "asked_today" } });
  expect(await outboxKeys(app, `reminder:company_times:${booking.id}:%`)).toHaveLength(1);
  expect((await remind(second.id, "employee_times")).status).toBe(200);
  expect(
    (await lineOf("late_checkouts", second.id)) ?? (await lineOf("not_checked_out", second.id)),
  ).toMatchObject({
    reminded: [{ about: "employee_times" }, { about: "company_times" }],
  });
});

test("whoever was answered with other times is asked about those, and only that side is reminded", async () => {
  const times = { ...agreed("10:00", "18:00"), corporation_checkout_time: "17:30" };
  const { shift } = await hotel.bookedShift({ date: testDay(-1) }, times);
  const [asked] = (await listOf(shift.id)).filter(({ about }) => about !== "pay_data");
  expect(asked).toMatchObject({ about: "employee_times" });
  expect(asked?.text).toContain("10:00-17:30");
  const refused = { status: 409, body: { code: "not_waited_for" } };
  expect(await remind(shift.id, "company_times")).toMatchObject(refused);
  expect(await remind(shift.id, "check_in")).toMatchObject(refused);
  const { shift: removed } = await hotel.bookedShift({ date: testDay(1) }, { status: "removed" });
  expect(await remind(removed.id, "check_in")).toMatchObject(refused);
  expect(await remind(999_999, "check_in")).toMatchObject({ status: 404 });
});

async function workedWithoutData(values: object = {}) {
  const booking = await makeWorkedBooking(app);
  const employee = await make.employee(app.db, values);
  const approved = { status: "selected" as const, admin_approve_checkout: true };
  const own = { booking_id: booking.id, employee_id: employee.id };
  const shift = await make.shift(app.db, { ...own, ...approved, ...agreed("10:00", "18:00") });
  return { booking, employee, shift, ask: () => remind(shift.id, "pay_data") };
}

test("somebody without CPR or account is asked by SMS, once a day, and both pages say when", async () => {
  const { booking, employee, shift, ask } = await workedWithoutData();
  const proposal = async () =>
    (await app.call(ledgerEndpoints.payProposal, { as: admin.token, params: { id: booking.id } })).body
      .shifts[0];
  expect(await proposal()).toMatchObject({ missing_data: { asked_at: null, cannot_ask: null } });
  expect((await ask()).body).toMatchObject([{ about: "pay_data", cannot_remind: "asked_today" }]);
  const at = new Date(TEST_NOW).toISOString();
  expect(await proposal()).toMatchObject({ missing_data: { asked_at: at, cannot_ask: "asked_today" } });
  const [sms] = await queued(`reminder:pay_data:${employee.id}:%`);
  expect(sms).toMatchObject({ channel: "sms", recipient: employee.phone });
  expect(sms?.body).toContain("/editemployee?as=employee");
  expect(await ask()).toMatchObject({ status: 409, body: { code: "asked_today" } });
  expect((await lineOf("missing_data", shift.id))?.reminded).toMatchObject([{ about: "pay_data", at }]);
  const shown = async () =>
    (await app.call(invoicingEndpoints.details, { as: admin.token, params: { id: booking.id } })).body
      .shifts[0];
  expect(await shown()).toMatchObject({ lacks_pay_data: true, missing_data: { asked_at: at } });

  app.setNow(TEST_NOW + 24 * HOUR_MS);
  expect((await ask()).status).toBe(200);
  app.setNow(TEST_NOW);
  expect(await queued(`reminder:pay_data:${employee.id}:%`)).toHaveLength(2);

  // Who was paid, or not met, is asked for nothing, and is offered to nobody as somebody to ask.
  for (const values of [{ pay_state: "accepted" as const }, { pay_state: null, not_met_for_booking: true }]) {
    await app.db.updateTable("shifts").set(values).where("id", "=", shift.id).execute();
    expect(await ask()).toMatchObject({ status: 409, body: { code: "not_waited_for" } });
    expect(await shown()).toMatchObject({ lacks_pay_data: true, missing_data: null });
  }
});

test("without a telephone it is an e-mail; without either, and of a closed profile, it says why not", async () => {
  const { employee, ask } = await workedWithoutData({ phone: "" });
  expect((await ask()).status).toBe(200);
  expect(await queued(`reminder:pay_data:${employee.id}:%`)).toMatchObject([{ channel: "email" }]);
  const unreachable = await workedWithoutData({ phone: "", email: "" });
  expect(await unreachable.ask()).toMatchObject({ status: 409, body: { code: "no_contact" } });
  const closed = await workedWithoutData({ deactivated_at: new Date(TEST_NOW) });
  expect(await closed.ask()).toMatchObject({ status: 409, body: { code: "profile_closed" } });
});
