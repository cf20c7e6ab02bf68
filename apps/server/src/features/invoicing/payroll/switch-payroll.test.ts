import { expect, test } from "vitest";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { createDanlon } from "#server/platform/integrations/payroll/danlon/danlon.ts";
import { payrollFile } from "#server/platform/integrations/payroll/file.ts";
import type { Payroll } from "#server/platform/integrations/payroll/payroll.port.ts";
import { createZenegy } from "#server/platform/integrations/payroll/zenegy/zenegy.ts";
import { danlonSettings, startDanlon } from "#tests/stand-ins/danlon.ts";
import { startZenegy, zenegySettings } from "#tests/stand-ins/zenegy.ts";
import { testDelivery, testStandIn } from "#tests/support/fixtures/delivery.ts";
import { makeWorkedBooking, makeWorker } from "#tests/support/fixtures/money.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";
import type { PayrollVendor } from "#texts/da/admin/payroll-vendors.ts";

const app = testApp();
const admin = testAdmin(app);
const zenegy = testStandIn(startZenegy);
const danlon = testStandIn(startDanlon);
let chosen: PayrollVendor = "zenegy";
let setUp: readonly PayrollVendor[] = ["file", "zenegy", "danlon"];

const { deliver, sendAgain, statusOf } = testDelivery(app, () => {
  const services: Record<PayrollVendor, Payroll> = {
    file: payrollFile,
    zenegy: createZenegy(zenegySettings(zenegy.url)),
    danlon: createDanlon(danlonSettings(danlon.url)),
  };
  const named = (vendor: PayrollVendor) => (setUp.includes(vendor) ? services[vendor] : null);
  return {
    payroll: {
      get current() {
        return services[chosen];
      },
      named,
    },
  };
});

/** Pay of somebody whom Danløn knows, queued. */
async function queuedPay() {
  const booking = await makeWorkedBooking(app);
  const { id, employee_id: employeeId } = await makeWorker(app, booking.id);
  danlon.employees.push({ id: `e-${employeeId}`, active: true, domainId: String(employeeId) });
  const sent = { as: admin.token, params: { id: booking.id } };
  expect((await app.call(rows.sendPay, sent)).status).toBe(200);
  const row = app.db.selectFrom("outbox").select("id").where("channel", "=", "payroll").orderBy("id", "desc");
  const line = async () => (await app.call(rows.ledger, sent)).body.pay[0];
  const counts = () => [
    zenegy.registrations.filter(({ userUid }) => String(userUid) !== "undefined").length,
    danlon.payParts.filter((part) => part.employeeId === `e-${employeeId}`).length,
  ];
  return { shift: id, employeeId, outboxId: (await row.executeTakeFirstOrThrow()).id, line, counts };
}

async function payrollIdOf(id: number) {
  const columns = ["zenegy_uid", "payroll_vendor"] as const;
  return app.db.selectFrom("employees").select(columns).where("id", "=", id).executeTakeFirstOrThrow();
}

test("pay whose answer was lost stays where it is after a change, and is there once", async () => {
  chosen = "zenegy";
  const { outboxId, line, counts } = await queuedPay();
  zenegy.fail("commit_and_drop", { when: /^POST .*registrations$/ });
  await expect(deliver(outboxId)).rejects.toThrow("Zenegy");
  chosen = "danlon";
  await deliver(outboxId);
  expect(await line()).toMatchObject({ state: "accepted", vendor: "zenegy" });
  expect(counts()).toEqual([1, 0]);
});

test("pay that never got through goes to the new payroll, without the old one's id of the person", async () => {
  chosen = "zenegy";
  const { outboxId, line, counts, employeeId } = await queuedPay();
  const [before] = counts();
  await app.db
    .updateTable("employees")
    .set({ zenegy_uid: "uid-of-zenegy", payroll_vendor: "zenegy" })
    .where("id", "=", employeeId)
    .execute();
  zenegy.fail("unavailable", { when: /^GET/ });
  await expect(deliver(outboxId)).rejects.toThrow("Zenegy");
  chosen = "danlon";
  await deliver(outboxId);
  expect(await line()).toMatchObject({ state: "accepted", vendor: "danlon" });
  expect(counts()).toEqual([before, 1]);
  const stored = { zenegy_uid: `e-${employeeId}`, payroll_vendor: "danlon" };
  expect(await payrollIdOf(employeeId)).toEqual(stored);
});

test("pay that was refused goes into the file once that is chosen, and keeps the person's id", async () => {
  chosen = "zenegy";
  const { outboxId, line, counts, employeeId } = await queuedPay();
  zenegy.fail("refuse", { when: /^POST .*registrations$/ });
  await deliver(outboxId);
  expect(await line()).toMatchObject({ state: "refused", vendor: "zenegy" });
  const [before] = counts();
  const known = await payrollIdOf(employeeId);
  chosen = "file";
  await sendAgain(outboxId);
  await deliver(outboxId);
  expect(await line()).toMatchObject({ state: "accepted", vendor: "file" });
  expect(counts()).toEqual([before, 0]);
  expect(await payrollIdOf(employeeId)).toEqual(known);
});

test("pay that may be at a payroll whose account is gone waits for it, and goes nowhere else", async () => {
  chosen = "zenegy";
  const { outboxId, line, counts } = await queuedPay();
  const [before = 0] = counts();
  zenegy.fail("commit_and_drop", { when: /^POST .*registrations$/ });
  await expect(deliver(outboxId)).rejects.toThrow("Zenegy");
  [chosen, setUp] = ["file", ["file"]];
  await expect(deliver(outboxId)).rejects.toThrow("is not set up any more");
  expect(await statusOf(outboxId)).toBe("queued");
  setUp = ["file", "zenegy", "danlon"];
  await deliver(outboxId);
  expect(await line()).toMatchObject({ state: "accepted", vendor: "zenegy" });
  expect(counts()[0]).toBe(before + 1);
});
