import { describe, expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { WirePrice } from "#contract/bookings/price.ts";
import { priceSettingEndpoints as rows } from "#contract/settings/price-settings.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { tradeTermsOf } from "#rules/pricing/agreement-values.ts";
import type { PriceSettingKey } from "#rules/pricing/price-settings.ts";
import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { addDays, momentOf } from "#rules/time/moment.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { standardTerms } from "#tests/support/fixtures/standard-terms.ts";
import { signedInCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const today = testDay(0);
const DAY_MS = 86_400_000;

const storedTerms = async (id: number) =>
  (await app.db.selectFrom("bookings").select("terms").where("id", "=", id).executeTakeFirstOrThrow()).terms;
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

test("what the product came with is in force from the beginning, set by nobody, and is the standard terms", async () => {
  const all = await list();
  expect(all.slice(0, 5).map(({ key, value }) => [key, value])).toEqual([
    ["standard_fee", 35],
    ["urgent_booking_fee", 20],
    ["emergency_booking_fee", 30],
    ["head_waiter_fee", 77],
    ["hourly_wage", 192],
  ]);
  expect(all.map(({ history }) => [history.length, history[0]?.state, history[0]?.created_by])).toEqual(
    all.map(() => [1, "current", null]),
  );
  const { body } = await app.call(settingsEndpoints.globalMessage);
  expect(tradeTermsOf(body.terms)).toEqual(DEFAULT_TRADE_TERMS);
});

test("what was booked before terms were stored on bookings was booked under the standard terms", async () => {
  const { id: corporation_id } = await make.corporation(app.db);
  const { id: staff_type_id } = await make.staffType(app.db);
  const booking = await make.booking(app.db, { corporation_id, staff_type_id });
  expect(await storedTerms(booking.id)).toEqual(standardTerms);
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

test("a booking keeps the terms of the day that it is made, also when it is edited, and is priced by them", async () => {
  const hotel = await signedInCorporation(app);
  const { id: waiter } = await make.staffType(app.db);
  const coming = addDays(today, 4);
  for (const [key, value] of [
    ["minimum_hours", 10],
    ["overtime_step_hours", 1],
    ["late_cancellation_hours", 8],
    ["cancellation_hours", 4],
  ] as const)
    expect((await set(key, value, coming)).status).toBe(200);
  const book = async () => {
    const form = bookingBody(waiter, testDay(30), { start_time: "17:00", end_time: "20:00" });
    return (await app.call(bookingEndpoints.create, { as: hotel.token, body: form })).body;
  };
  const minimumOf = (booking: { price: WirePrice }) =>
    booking.price.rows.find(({ key }) => key === "minimum")?.hours_each;
  const before = await book();
  expect([minimumOf(before), before.terms]).toEqual([2, standardTerms]);

  app.setNow(TEST_NOW + 4 * DAY_MS);
  const after = await book();
  expect(minimumOf(after)).toBe(7);
  expect(after.terms).toMatchObject({ minimum_hours: 10, overtime_step_hours: 1, cancellation_hours: 4 });
  const form = bookingBody(waiter, testDay(31), { start_time: "18:00", end_time: "20:00" });
  const edited = await app.call(bookingEndpoints.change, {
    as: hotel.token,
    params: { id: before.id },
    body: form,
  });
  const afterwards = edited.body as WireCorporationBooking;
  expect([minimumOf(afterwards), afterwards.terms]).toEqual([3, standardTerms]);

  const { id: employee_id } = await make.employee(app.db);
  const feeAt = async (booking_id: number) => {
    const shift = await make.shift(app.db, { booking_id, employee_id, status: "selected" });
    const query = { shiftType: "removed" } as const;
    const body = { reason: "Ændret arrangement" };
    app.setNow(momentOf(testDay(30), "14:00"));
    const params = { shiftId: shift.id };
    const { status } = await app.call(applicantEndpoints.changeState, {
      as: hotel.token,
      params,
      query,
      body,
    });
    const row = await app.db
      .selectFrom("shifts")
      .select("cancellation_hours")
      .where("id", "=", shift.id)
      .executeTakeFirstOrThrow();
    return [status, row.cancellation_hours];
  };
  expect(await feeAt(after.id)).toEqual([200, 8]);
  app.setNow(TEST_NOW);
});

describe("a value", () => {
  test("of a day that has one already is refused, also by two admins at once, until that one is withdrawn", async () => {
    const day = addDays(today, 7);
    const both = await Promise.all([set("net_days", 8, day), set("net_days", 14, day)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = await set("net_days", 20, day);
    expect(JSON.parse(refused.text)).toMatchObject({ code: "value_of_day" });
    const [value] = (await settingOf("net_days")).history;
    expect(await withdraw(value?.id ?? 0)).toEqual([200, "ok"]);
    expect((await set("net_days", 20, day)).status).toBe(200);
  });

  test("that the setting does not take, or that contradicts others from its day on, is refused", async () => {
    const refusalOf = async (key: PriceSettingKey, value: number, day: string) => {
      const { status, text } = await set(key, value, day);
      const { code, errors } = JSON.parse(text);
      return [status, errors ? Object.keys(errors) : code];
    };
    expect(await refusalOf("overtime_step_hours", 0, addDays(today, 9))).toEqual([422, ["value"]]);
    expect(await refusalOf("prepayment_percent", 101, addDays(today, 9))).toEqual([422, ["value"]]);
    expect(await refusalOf("emergency_under_hours", 60, addDays(today, 9))).toEqual([409, "terms_disagree"]);
    // The later deadline may move once the earlier one has, and that one cannot be withdrawn before it.
    expect((await set("urgent_under_hours", 72, addDays(today, 9))).status).toBe(200);
    expect((await set("emergency_under_hours", 60, addDays(today, 10))).status).toBe(200);
    const [urgent] = (await settingOf("urgent_under_hours")).history;
    expect(await withdraw(urgent?.id ?? 0)).toEqual([409, "terms_disagree"]);
    expect((await settingOf("urgent_under_hours")).history[0]).toMatchObject({ state: "future" });
  });

  test("of today that the documented call saves takes the place of that of today", async () => {
    const save = (standard_fee: number) =>
      app.call(settingsEndpoints.saveGlobal, { as: admin.token, body: { standard_fee } });
    expect((await save(36)).body.standard_fee).toBe(36);
    expect((await save(37)).body.standard_fee).toBe(37);
    const { history } = await settingOf("standard_fee");
    const ofToday = history.filter(({ valid_from }) => valid_from === today);
    expect(ofToday.map(({ value, state }) => [value, state])).toEqual([
      [37, "current"],
      [36, "withdrawn"],
    ]);
  });

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
    const tomorrow = addDays(today, 1);
    await set("credit_ceiling", 15_000, tomorrow);
    const logged = await app.db
      .selectFrom("audit_log")
      .select(["action", "actor_id", "detail"])
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(logged).toMatchObject({
      action: "set_price",
      actor_id: admin.id,
      detail: { changes: { credit_ceiling: { before: 1_200_000, after: 1_500_000 } }, valid_from: tomorrow },
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
