import { describe, expect, test } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import { settingsEndpoints } from "#contract/settings/endpoints.ts";
import { priceSettingEndpoints as rows } from "#contract/settings/price-settings-endpoints.ts";
import type { PriceSettingKey } from "#rules/pricing/price-settings.ts";
import { addDays } from "#rules/time/moment.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const today = testDay(0);
const DAY_MS = 86_400_000;

const list = async () => (await app.call(rows.priceSettings, { as: admin.token })).body;
const settingOf = async (key: PriceSettingKey) => {
  const found = (await list()).find((setting) => setting.key === key);
  if (!found) throw new Error(`no setting ${key}`);
  return found;
};
const set = (key: PriceSettingKey, value: string | number, valid_from: string) =>
  app.call(rows.setPrice, { as: admin.token, body: { key, value, valid_from } });
const withdraw = async (id: number) => {
  const { status, text } = await app.call(rows.withdrawPrice, { as: admin.token, params: { id } });
  return [status, JSON.parse(text).code ?? "ok"];
};

async function bookedFee(as: string, staffType: number): Promise<number> {
  const body = bookingBody(staffType, testDay(30));
  const { body: booking } = await app.call(bookingEndpoints.create, { as, body });
  const row = await app.db
    .selectFrom("bookings")
    .select("fee")
    .where("id", "=", booking.id)
    .executeTakeFirst();
  return row?.fee ?? -1;
}

test("what the product came with is in force from the beginning, set by nobody", async () => {
  const all = await list();
  expect(all.map(({ key, value }) => [key, value])).toEqual([
    ["standard_fee", 35],
    ["urgent_booking_fee", 20],
    ["emergency_booking_fee", 30],
    ["hourly_wage", 192],
    ["credit_ceiling", 12_000],
  ]);
  expect(all[0]?.history).toMatchObject([{ state: "current", created_by: null }]);
});

test("a booking takes the fee of the day that it is made, and keeps it", async () => {
  const hotel = await signedInCorporation(app);
  const { id: waiter } = await make.staffType(app.db);
  const coming = addDays(today, 3);
  await set("standard_fee", "41,50", coming);
  expect(await bookedFee(hotel.token, waiter)).toBe(3500);
  expect((await settingOf("standard_fee")).history[0]).toMatchObject({ state: "future", value: 41.5 });

  app.setNow(TEST_NOW + 3 * DAY_MS);
  expect(await bookedFee(hotel.token, waiter)).toBe(4150);
  expect((await app.call(settingsEndpoints.globalMessage)).body.standard_fee).toBe(41.5);
  const stored = await app.db
    .selectFrom("bookings")
    .select("fee")
    .where("corporation_id", "=", hotel.id)
    .orderBy("id")
    .execute();
  expect(stored.map(({ fee }) => fee)).toEqual([3500, 4150]);
  app.setNow(TEST_NOW);
});

test("the wage that forms start with is the one in force", async () => {
  await set("hourly_wage", 200, today);
  expect((await app.call(settingsEndpoints.globalMessage)).body.hourly_wage).toBe("200,00");
});

describe("a value", () => {
  test("never begins on a day that is over", async () => {
    const { status, text } = await set("urgent_booking_fee", 25, addDays(today, -1));
    expect([status, Object.keys(JSON.parse(text).errors)]).toEqual([422, ["valid_from"]]);
    expect((await settingOf("urgent_booking_fee")).value).toBe(20);
  });

  test("is withdrawn before its day, once, and never after it", async () => {
    await set("emergency_booking_fee", 44, addDays(today, 1));
    const [value] = (await settingOf("emergency_booking_fee")).history;
    expect(await withdraw(value?.id ?? 0)).toEqual([200, "ok"]);
    expect(await withdraw(value?.id ?? 0)).toEqual([409, "value_withdrawn"]);
    const [first, second] = (await settingOf("emergency_booking_fee")).history;
    expect(first).toMatchObject({ state: "withdrawn", withdrawn_at: expect.any(String) });
    expect(await withdraw(second?.id ?? 0)).toEqual([409, "value_in_force"]);
    expect(await withdraw(999_999)).toEqual([404, "not_found"]);
  });

  test("stands in the log with what was in force before", async () => {
    await set("credit_ceiling", 15_000, today);
    const logged = await app.db
      .selectFrom("audit_log")
      .select(["action", "actor_id", "detail"])
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(logged).toMatchObject({
      action: "set_price",
      actor_id: admin.id,
      detail: { changes: { credit_ceiling: { before: 1_200_000, after: 1_500_000 } }, valid_from: today },
    });
  });
});

test("the credit ceiling of today says who is over it", async () => {
  const { id: corporation_id } = await make.corporation(app.db);
  const { id: staff_type_id } = await make.staffType(app.db);
  const { id: employee_id } = await make.employee(app.db);
  const worked = await make.booking(app.db, { corporation_id, staff_type_id, date: testDay(-3) });
  await make.shift(app.db, { booking_id: worked.id, employee_id, status: "selected" });
  await make.booking(app.db, { corporation_id, staff_type_id, date: testDay(5) });
  const isOver = async () => {
    const query = { type: "admin_upcoming_bookings" } as const;
    const { body } = await app.call(adminBookingEndpoints.list, { as: admin.token, query });
    return body.bookings.find(({ corporation }) => corporation.id === corporation_id)?.over_credit_ceiling;
  };
  expect(await isOver()).toBe(false);
  await set("credit_ceiling", 1, today);
  expect(await isOver()).toBe(true);
});
