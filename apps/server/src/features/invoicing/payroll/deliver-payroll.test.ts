import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { deliveriesBy } from "#server/deliveries.ts";
import { payEffect } from "#server/features/invoicing/queries.ts";
import { createSecrets } from "#server/platform/crypto/secrets.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { openIntegrations } from "#server/platform/integrations/open.ts";
import { createZenegy } from "#server/platform/integrations/payroll/zenegy.ts";
import { createDelivery } from "#server/platform/outbox/deliver.ts";
import { createOutbox, type Effect } from "#server/platform/outbox/outbox.ts";
import { findOutboxRow } from "#server/platform/outbox/queries.ts";
import { startZenegy, type ZenegyStandIn } from "#tests/stand-ins/zenegy.ts";
import * as make from "#tests/support/factories.ts";
import { createTestApp, TEST_NOW, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let zenegy: ZenegyStandIn;
let deliver: ReturnType<typeof createDelivery>;
let number = 0;

beforeAll(async () => {
  app = await createTestApp();
  zenegy = await startZenegy();
  const payroll = createZenegy({
    clientId: "id",
    clientSecret: "secret",
    refreshToken: "refresh-1",
    companyUid: "company-1",
    apiUrl: zenegy.url,
    authUrl: zenegy.url,
  });
  deliver = createDelivery(
    app.services,
    deliveriesBy(app.services, { ...openIntegrations(app.services.settings), payroll }),
  );
});
afterEach(() => zenegy.recover());
afterAll(async () => {
  await zenegy.close();
  await app.close();
});

/** Nobody is woken: the tests deliver by hand. */
const outbox = createOutbox(async () => {});

/** Queues an effect and answers its row's id. */
async function queue(effect: Effect): Promise<number> {
  await inTransaction(app.db, (tx) => outbox.queue(tx, [effect], TEST_NOW));
  const row = await app.db
    .selectFrom("outbox")
    .select("id")
    .where("key", "=", effect.key)
    .executeTakeFirstOrThrow();
  return row.id;
}

const statusOf = async (id: number) => (await findOutboxRow(app.db, id))?.status;

describe("pay", () => {
  async function shiftOf(bookingId: number, changes: { cpr_encrypted?: string | null } = {}) {
    const secrets = createSecrets(app.services.settings.appSecret);
    const employee = await make.employee(app.db, {
      cpr_encrypted: secrets.encrypt(String(1_111_110_000 + number)),
      bank_reg_encrypted: secrets.encrypt("1234"),
      bank_account_encrypted: secrets.encrypt("1234567890"),
      ...changes,
    });
    number += 1;
    const shift = await make.shift(app.db, {
      booking_id: bookingId,
      employee_id: employee.id,
      status: "selected",
    });
    const line = {
      shiftId: shift.id,
      bookingId,
      employeeId: employee.id,
      name: "Tjener",
      hours: 8,
      hourlyWage: 19_200,
    };
    return { id: await queue(payEffect(line, "Anna Krogh")), shiftId: shift.id, employeeId: employee.id };
  }
  async function booking() {
    const corporation = await make.corporation(app.db);
    const staffType = await make.staffType(app.db);
    return make.booking(app.db, { corporation_id: corporation.id, staff_type_id: staffType.id });
  }
  const isSent = async (bookingId: number) =>
    (
      await app.db
        .selectFrom("bookings")
        .select("is_sent_to_zenegy")
        .where("id", "=", bookingId)
        .executeTakeFirst()
    )?.is_sent_to_zenegy;
  const linesOf = (shiftId: number) =>
    zenegy.payLines.filter(({ name }) => String(name).endsWith(`[payroll:${shiftId}]`));

  test("marks its booking when the last line is accepted, and remembers the employee's id", async () => {
    const { id: bookingId } = await booking();
    const first = await shiftOf(bookingId);
    const second = await shiftOf(bookingId);
    await deliver(first.id, false);
    expect(await isSent(bookingId)).toBe(false);
    await deliver(second.id, false);
    expect(await isSent(bookingId)).toBe(true);
    const employee = await app.db
      .selectFrom("employees")
      .select("zenegy_uid")
      .where("id", "=", first.employeeId)
      .executeTakeFirstOrThrow();
    expect(employee.zenegy_uid).toMatch(/^uid-/);
  });

  test("is one line when Zenegy's answer is lost", async () => {
    const { id: bookingId } = await booking();
    const line = await shiftOf(bookingId);
    zenegy.fail("commit_and_drop", { when: /^POST .*paychecks$/, times: 1 });
    await expect(deliver(line.id, false)).rejects.toThrow("Zenegy");
    await deliver(line.id, false);
    expect(linesOf(line.shiftId)).toHaveLength(1);
  });

  test("is never paid twice where Zenegy cannot say whether it arrived", async () => {
    const { id: bookingId } = await booking();
    const line = await shiftOf(bookingId);
    zenegy.listsPayLines(false);
    zenegy.fail("commit_and_drop", { when: /^POST .*paychecks$/, times: 1 });
    await expect(deliver(line.id, false)).rejects.toThrow("Zenegy");
    await deliver(line.id, false);
    await inTransaction(app.db, (tx) => outbox.sendAgain(tx, line.id));
    await deliver(line.id, false);
    zenegy.listsPayLines(true);
    expect(linesOf(line.shiftId)).toHaveLength(1);
    expect(await statusOf(line.id)).toBe("failed");
  });

  test("without a CPR number waits for an admin and keeps all numbers out of the outbox", async () => {
    const { id: bookingId } = await booking();
    const line = await shiftOf(bookingId, { cpr_encrypted: null });
    await deliver(line.id, false);
    const row = await findOutboxRow(app.db, line.id);
    expect(row?.status).toBe("failed");
    expect(JSON.stringify(row)).not.toContain("1234567890");
  });
});
