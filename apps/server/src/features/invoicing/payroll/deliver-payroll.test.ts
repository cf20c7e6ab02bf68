import { describe, expect, test } from "vitest";
import { payEffect } from "#server/features/invoicing/ledger/effects.ts";
import { payrollServices } from "#server/platform/integrations/payroll/payroll-services.ts";
import { createZenegy } from "#server/platform/integrations/payroll/zenegy/zenegy.ts";
import { findOutboxRow } from "#server/platform/outbox/outbox.queries.ts";
import { DELIVERY_TRIES } from "#server/platform/outbox/states.ts";
import { noteOf, startZenegy, zenegySettings } from "#tests/stand-ins/zenegy.ts";
import * as make from "#tests/support/factories.ts";
import { testDelivery, testStandIn } from "#tests/support/fixtures/delivery.ts";
import { queuedWork } from "#tests/support/fixtures/pay.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { makeCorporation, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const zenegy = testStandIn(startZenegy);
const { deliver, queue, sendAgain, statusOf } = testDelivery(app, () => ({
  payroll: payrollServices(createZenegy(zenegySettings(zenegy.url))),
}));
let number = 0;

describe("pay", () => {
  async function shiftOf(bookingId: number, changes: { cpr_encrypted?: string | null } = {}) {
    const numbers = { cpr: String(1_111_110_000 + number), bankReg: "1234", bankAccount: "1234567890" };
    const employee = await employeeWithPayData(app, numbers, changes);
    number += 1;
    const shift = await make.shift(app.db, {
      booking_id: bookingId,
      employee_id: employee.id,
      status: "selected",
    });
    const { id: payLineId } = await app.db
      .insertInto("pay_lines")
      .values({
        booking_id: bookingId,
        shift_id: shift.id,
        kind: "pay",
        hours: 8,
        hourly_wage: 19_200,
        amount: 153_600,
        created_at: new Date(TEST_NOW),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const line = {
      payLineId,
      shiftId: shift.id,
      bookingId,
      employeeId: employee.id,
      name: `Tjener ${payLineId}`,
      hours: 8,
      hourlyWage: 19_200,
      ...queuedWork(`Tjener ${payLineId}`),
    };
    return { id: await queue(payEffect(line, "Anna Krogh")), payLineId, employeeId: employee.id };
  }
  const booking = async () => (await makeCorporation(app)).booking();
  const isSent = async (bookingId: number) =>
    (
      await app.db
        .selectFrom("bookings")
        .select("is_sent_to_zenegy")
        .where("id", "=", bookingId)
        .executeTakeFirst()
    )?.is_sent_to_zenegy;
  const linesOf = (payLineId: number) =>
    zenegy.registrations.filter((one) => noteOf(one).endsWith(`[ledger-pay:${payLineId}]`));

  test("marks its booking when the last line is accepted, and remembers the employee's id", async () => {
    const { id: bookingId } = await booking();
    const first = await shiftOf(bookingId);
    const second = await shiftOf(bookingId);
    await deliver(first.id);
    expect(await isSent(bookingId)).toBe(false);
    await deliver(second.id);
    expect(await isSent(bookingId)).toBe(true);
    const employee = await app.db
      .selectFrom("employees")
      .select(["zenegy_uid", "payroll_vendor"])
      .where("id", "=", first.employeeId)
      .executeTakeFirstOrThrow();
    expect(employee).toEqual({ zenegy_uid: expect.stringMatching(/^uid-/), payroll_vendor: "zenegy" });
  });

  test("is one line when Zenegy's answer is lost", async () => {
    const { id: bookingId } = await booking();
    const line = await shiftOf(bookingId);
    zenegy.fail("commit_and_drop", { when: /^POST .*registrations$/, times: 1 });
    await expect(deliver(line.id)).rejects.toThrow("Zenegy");
    await deliver(line.id);
    expect(linesOf(line.payLineId)).toHaveLength(1);
  });

  test("that was given up while Zenegy did not answer is not refused: it may be there", async () => {
    const { id: bookingId } = await booking();
    const line = await shiftOf(bookingId);
    zenegy.fail("unavailable", { times: 100 });
    for (let tries = 1; tries < DELIVERY_TRIES; tries += 1)
      await expect(deliver(line.id)).rejects.toThrow("Zenegy");
    await deliver(line.id);
    zenegy.recover();
    expect(await statusOf(line.id)).toBe("failed");
    const stored = app.db.selectFrom("pay_lines").select("state").where("id", "=", line.payLineId);
    expect(await stored.executeTakeFirst()).toEqual({ state: "queued" });
  });

  test("is never paid twice where Zenegy cannot say whether it arrived", async () => {
    const { id: bookingId } = await booking();
    const line = await shiftOf(bookingId);
    zenegy.listsRegistrations(false);
    zenegy.fail("commit_and_drop", { when: /^POST .*registrations$/, times: 1 });
    await expect(deliver(line.id)).rejects.toThrow("Zenegy");
    await deliver(line.id);
    await sendAgain(line.id);
    await deliver(line.id);
    zenegy.listsRegistrations(true);
    expect(linesOf(line.payLineId)).toHaveLength(1);
    expect(await statusOf(line.id)).toBe("failed");
  });

  test("waits while Zenegy refuses our access, however often it is tried, and goes out once it is mended", async () => {
    const { id: bookingId } = await booking();
    const line = await shiftOf(bookingId);
    zenegy.listsRegistrations(false);
    zenegy.expireAccess();
    zenegy.fail("no_access", { times: 100 });
    for (let tries = 0; tries < 15; tries += 1)
      await expect(deliver(line.id)).rejects.toThrow("access was refused");
    expect(await findOutboxRow(app.db, line.id)).toMatchObject({
      status: "queued",
      problem: "access_refused",
      failures: 0,
    });
    zenegy.recover();
    await deliver(line.id);
    zenegy.listsRegistrations(true);
    expect(linesOf(line.payLineId)).toHaveLength(1);
    expect(await statusOf(line.id)).toBe("sent");
  });

  test("without a CPR number waits for an admin and keeps all numbers out of the outbox", async () => {
    const { id: bookingId } = await booking();
    const line = await shiftOf(bookingId, { cpr_encrypted: null });
    await deliver(line.id);
    const row = await findOutboxRow(app.db, line.id);
    expect(row?.status).toBe("failed");
    expect(JSON.stringify(row)).not.toContain("1234567890");
  });
});
