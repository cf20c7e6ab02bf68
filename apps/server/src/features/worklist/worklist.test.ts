import { describe, expect, test } from "vitest";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const corporation = testCorporation(app);

describe("what else waits for an admin", () => {
  const group = async (key: TodayKey) => {
    const { body } = await app.call(worklistEndpoints.today, { as: admin.token });
    return body.groups.find((one) => one.key === key);
  };

  test("is somebody whose numbers are missing, instead of among those to be paid", async () => {
    const before = await group("ready_to_pay");
    const worked = {
      admin_approve_checkout: true,
      admin_employee_checkin_time: "10:00",
      admin_employee_checkout_time: "18:00",
    };
    const { shift } = await corporation.bookedShift({ date: testDay(-2) }, worked, {
      first_name: "Clara",
      last_name: "Møller",
      bank_reg_encrypted: "x",
      bank_account_encrypted: "x",
    });
    expect((await group("missing_data"))?.items).toMatchObject([
      { employee_id: shift.employee_id, person: "Clara Møller", people: 1, about: ["cpr"] },
    ]);
    expect((await group("ready_to_pay"))?.count).toBe(before?.count);
  });

  test("is a freeze until somebody has decided on it", async () => {
    const { shift } = await corporation.bookedShift({ date: testDay(-2) });
    const penalty = {
      employee_id: shift.employee_id,
      shift_id: shift.id,
      kind: "no_show",
      card: "red",
      occurred_at: new Date(TEST_NOW),
    } as const;
    const freeze_until = new Date(TEST_NOW + HOUR_MS);
    await app.db
      .insertInto("penalties")
      .values({ ...penalty, freeze_until })
      .execute();
    expect((await group("penalties"))?.items).toMatchObject([
      { shift_id: shift.id, about: ["red", "no_show", "unseen"], at: new Date(TEST_NOW).toISOString() },
    ]);
    const decided = { decision: "uphold" as const, decided_at: new Date(TEST_NOW) };
    await app.db.updateTable("penalties").set(decided).where("shift_id", "=", shift.id).execute();
    expect((await group("penalties"))?.count).toBe(0);
  });

  test("is a delivery that failed, and an old profile that somebody asks for", async () => {
    const row = { subject_key: "booking:1", recipient: "anna@example.test", created_at: new Date(TEST_NOW) };
    await app.db
      .insertInto("outbox")
      .values([
        { ...row, key: "one", channel: "email", status: "failed", problem: "bad_recipient" },
        { ...row, key: "two", channel: "email", status: "sent" },
      ])
      .execute();
    expect(await group("failed_deliveries")).toMatchObject({
      count: 1,
      items: [
        {
          person: "anna@example.test",
          about: ["email"],
          delivery: { can_send_again: true, reason: expect.stringContaining("Ret adressen på profilen") },
        },
      ],
    });
    const asking = await make.employee(app.db);
    const old = await make.employee(app.db);
    await app.db
      .insertInto("profile_transfers")
      .values({ employee_id: asking.id, old_employee_id: old.id, created_at: new Date(TEST_NOW) })
      .execute();
    expect(await group("transfers")).toMatchObject({ count: 1, items: [{ employee_id: asking.id }] });
  });

  test("is an SMS that did not arrive, for three days", async () => {
    const before = (await group("failed_deliveries"))?.count ?? 0;
    const sms = {
      channel: "sms",
      subject_key: "employee:1",
      status: "sent",
      report: "not_delivered",
    } as const;
    const reported = (key: string, recipient: string, hours: number) => ({
      ...{ ...sms, key, recipient, created_at: new Date(TEST_NOW - 100 * HOUR_MS) },
      reported_at: new Date(TEST_NOW - hours * HOUR_MS),
    });
    const rows = [reported("new", "20550199", 71), reported("old", "20550198", 72)];
    await app.db.insertInto("outbox").values(rows).execute();
    const failed = await group("failed_deliveries");
    expect(failed?.count).toBe(before + 1);
    expect(failed?.items).toContainEqual(expect.objectContaining({ person: "20550199", about: ["sms"] }));
  });

  test("shows twenty of a group at most, while its count knows all", async () => {
    const row = {
      channel: "sms",
      subject_key: "booking:1",
      recipient: "20550118",
      status: "failed",
    } as const;
    const rows = Array.from({ length: 25 }, (_, n) => ({
      ...row,
      key: `sms:${n}`,
      created_at: new Date(TEST_NOW),
    }));
    await app.db.insertInto("outbox").values(rows).execute();
    const failed = await group("failed_deliveries");
    expect(failed?.count).toBeGreaterThanOrEqual(25);
    expect(failed?.items).toHaveLength(20);
  });

  test("tells what a booking to be approved costs, and how many of whose places are taken", async () => {
    const waiting = await corporation.booking({
      approved_at: null,
      created_at: new Date(TEST_NOW - 400 * HOUR_MS),
    });
    const [first] = (await group("to_approve"))?.items ?? [];
    expect(first).toMatchObject({
      booking_id: waiting.id,
      amount: 4016,
      corporation: corporation.corporation.name,
    });
    const near = await corporation.booking({ date: testDay(0), start_time: "11:00", number_of_staff: 3 });
    await corporation.shiftOn(near.id);
    const item = (await group("under_filled"))?.items.find(({ booking_id }) => booking_id === near.id);
    expect([item?.people, item?.places]).toEqual([1, 3]);
  });
});

describe("in production without a mail server and GatewayAPI", () => {
  const bare = testApp({ settings: { production: true, requiresSecondFactor: false, localOnly: false } });
  const boss = testAdmin(bare);

  test("an admin reads that messages do not leave, and how many wait", async () => {
    const effect = {
      key: "sms:waits",
      channel: "sms",
      subjectKey: "booking:1",
      to: "20304050",
      subject: "",
      body: "",
    } as const;
    await inTransaction(bare.db, (tx) => bare.services.outbox.queue(tx, [effect], TEST_NOW));
    const { body } = await bare.call(worklistEndpoints.today, { as: boss.token });
    const shut = body.groups.find(({ key }) => key === "shut_channels");
    expect(shut?.items.map(({ about, people }) => [about[0], people])).toEqual([
      ["email", 0],
      ["sms", 1],
    ]);
  });

  test("in a try-out, where messages are only looked at, nothing is said", async () => {
    const { body } = await app.call(worklistEndpoints.today, { as: admin.token });
    expect(body.groups.find(({ key }) => key === "shut_channels")).toMatchObject({ count: 0 });
  });
});

test("a booking with free places stands there as long before its start as the setting says", async () => {
  const { id } = await corporation.booking({ date: testDay(6), number_of_staff: 2 });
  const isListed = async () => {
    const { body } = await app.call(worklistEndpoints.today, { as: admin.token });
    const group = body.groups.find(({ key }) => key === "under_filled");
    return [body.under_filled_hours, group?.items.some(({ booking_id }) => booking_id === id)];
  };
  expect(await isListed()).toEqual([72, false]);
  const body = { key: "under_filled_hours" as const, value: 168, valid_from: testDay(0) };
  expect((await app.call(priceSettingEndpoints.setPrice, { as: admin.token, body })).status).toBe(200);
  expect(await isListed()).toEqual([168, true]);
});
