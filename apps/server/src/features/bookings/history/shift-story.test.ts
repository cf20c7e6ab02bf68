import { afterEach, describe, expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { historyEndpoints, type WireHistoryEntry } from "#contract/bookings/history.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { settleSilence } from "#server/features/checkout/silence.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  freshCorporation,
  runTwiceAt,
  signedInEmployee,
  testAdmin,
  testApp,
} from "#tests/support/fixtures.ts";
import { missedScene } from "#tests/support/missed-scene.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);
const { scene: missed, at } = missedScene(app, hotel);

afterEach(() => app.setNow(TEST_NOW));

const ofBooking = (id: number, as = hotel.token) =>
  app.call(historyEndpoints.ofBooking, { as, params: { id } });
const ofShift = (id: number, as: string) =>
  app.call(historyEndpoints.ofShift, { as, params: { bookingId: id } });

/** What of these kinds stands in a history, and by whom. */
const told = (body: readonly WireHistoryEntry[], pattern: RegExp) =>
  body.filter(({ kind }) => pattern.test(kind)).map(({ kind, by }) => `${kind} by ${by}`);

/** Somebody with a shift from 10:00 to 18:00 on a day. */
async function selected(days: number, first_name = "Klara") {
  const { id } = await hotel.booking({ date: testDay(days), start_time: "10:00", end_time: "18:00" });
  const person = await signedInEmployee(app, { first_name, tax_card_type: 1 });
  const shift = await hotel.shiftOn(id, { employee_id: person.id });
  return { id, person, shift };
}

describe("somebody who did not come", () => {
  const kinds = /missed|came|not_come|no_show|arrived|on_my_way/;

  test("and then came is told on both sides: late by how much, noted by the company, come after all", async () => {
    const { id, person, note, late, arrive } = await missed();
    await late(20);
    app.setNow(at("16:20"));
    await note();
    app.setNow(at("16:40"));
    await arrive();
    for (const { body } of [await ofBooking(id), await ofShift(id, person.token)]) {
      expect(told(body, kinds)).toEqual([
        "on_my_way by employee",
        "missed by company",
        "came_after_all by employee",
      ]);
      expect(body.find(({ kind }) => kind === "on_my_way")).toMatchObject({ minutes: 20 });
    }
  });

  test("is decided on by the office, whose excuse only the person and the office read", async () => {
    const { id, person, shift, note } = await missed();
    await note();
    app.setNow(at("17:00"));
    const body = { decision: "excused", reason: "Barn på skadestuen" } as const;
    await app.call(arrivalEndpoints.decideNotArrived, { as: admin.token, params: { id: shift.id }, body });
    expect(told((await ofBooking(id)).body, kinds)).toEqual(["missed by company", "not_come by office"]);
    const excused = ["missed by company", "no_show_excused by office"];
    expect(told((await ofBooking(id, admin.token)).body, kinds)).toEqual(excused);
    expect(told((await ofShift(id, person.token)).body, kinds)).toEqual(excused);
    expect((await ofBooking(id)).text).not.toMatch(/skadestue|excuse/);
  });
});

test("a late sick report and its decision are the person's: a company reads neither reason nor decision", async () => {
  const { id, person, shift } = await selected(20);
  app.setNow(momentOf(testDay(20), "09:30"));
  const body = { sick: true, cancellation_reason: "Feber" };
  await app.call(jobEndpoints.cancel, { as: person.token, params: { id }, body });
  app.setNow(momentOf(testDay(20), "09:40"));
  const decision = { decision: "late_cancellation", reason: "Aftalt i telefonen" } as const;
  await app.call(sickEndpoints.decideLateSick, {
    as: admin.token,
    params: { id: shift.id },
    body: decision,
  });
  const company = await ofBooking(id);
  expect(told(company.body, /sick|left/)).toEqual(["sick by employee"]);
  expect(company.text).not.toMatch(/Feber|telefonen/);
  expect(told((await ofShift(id, person.token)).body, /sick|left/)).toEqual([
    "sick by employee",
    "sick_not_excused by office",
  ]);
});

describe("hours", () => {
  const hours = (body: readonly WireHistoryEntry[]) =>
    body.flatMap(({ kind, by, times }) =>
      kind.startsWith("hours") ? [`${kind} ${times?.from}–${times?.to} by ${by}`] : [],
    );

  test("are told as stamped, refused and agreed on, with the times, also by an admin for the company", async () => {
    const { id, person } = await missed();
    const own = (to: string) =>
      app.call(checkoutEndpoints.employeeStamp, {
        as: person.token,
        body: {
          ...{ booking_id: id, employee_checkin_time: "16:00", employee_checkout_time: to },
          time_comment_by_employee: "Sidste gæst gik sent",
        },
      });
    const stamp = (to: string, as = hotel.token) =>
      app.call(checkoutEndpoints.corporationStamp, {
        as,
        body: {
          ...{ employee_id: person.id, booking_id: id },
          checkOut: { corporation_checkin_time: "16:00", corporation_checkout_time: to },
        },
      });
    const steps = [() => own("23:30"), () => stamp("23:00", admin.token), () => own("23:15")];
    for (const [index, step] of [...steps, () => stamp("23:15")].entries()) {
      app.setNow(at("23:40") + index * 60_000);
      expect((await step()).status).toBe(200);
    }
    for (const { body } of [await ofBooking(id), await ofShift(id, person.token)]) {
      expect(hours(body)).toEqual([
        "hours_by_employee 16:00–23:30 by employee",
        "hours_refused_by_company 16:00–23:00 by office",
        "hours_refused_by_employee 16:00–23:15 by employee",
        "hours_agreed_by_company 16:00–23:15 by company",
      ]);
    }
  });

  test("that a company's silence agrees on are told as such", async () => {
    const { id, ends_at } = await hotel.booking({ date: testDay(-5) });
    const person = await signedInEmployee(app);
    const times = { employee_checkin_time: "10:00", employee_checkout_time: "18:30" };
    await hotel.shiftOn(id, { employee_id: person.id, ...times, employee_stamped_at: ends_at });
    for (const later of [24, 48]) await runTwiceAt(app, ends_at.getTime() + later * HOUR_MS, settleSilence);
    expect(hours((await ofShift(id, person.token)).body)).toEqual([
      "hours_by_employee 10:00–18:30 by employee",
      "hours_agreed_by_silence 10:00–18:00 by system",
    ]);
  });
});

describe("money", () => {
  const money = (body: readonly WireHistoryEntry[]) =>
    body.flatMap(({ kind, amount }) => (amount === null ? [] : [`${kind} ${amount}`]));

  test("of a late removal is told to whom it concerns: the fee to the company, the pay to the person", async () => {
    const { id, person, shift } = await selected(1);
    await app.call(applicantEndpoints.changeState, {
      as: hotel.token,
      params: { shiftId: shift.id },
      query: { shiftType: "removed" },
      body: { reason: "Færre gæster" },
    });
    const { cancellation_fee, cancellation_pay } = await app.db
      .selectFrom("shifts")
      .select(["cancellation_fee", "cancellation_pay"])
      .where("id", "=", shift.id)
      .executeTakeFirstOrThrow();
    const [fee, pay] = [`fee ${cancellation_fee / 100}`, `removal_pay ${cancellation_pay / 100}`];
    expect(cancellation_pay).toBeGreaterThan(0);
    expect(money((await ofBooking(id)).body)).toEqual([fee]);
    expect(money((await ofShift(id, person.token)).body)).toEqual([pay]);
    expect(money((await ofBooking(id, admin.token)).body)).toEqual([fee, pay]);
  });

  test("that payroll has accepted is told to the person and the office, never to the company", async () => {
    const { id, person, shift } = await selected(-3);
    const line = { booking_id: id, shift_id: shift.id, hours: 8, hourly_wage: 19_200, amount: 153_600 };
    const moments = { created_at: new Date(TEST_NOW), settled_at: new Date(TEST_NOW) };
    await app.db
      .insertInto("pay_lines")
      .values({ ...line, ...moments, kind: "pay", state: "accepted" })
      .execute();
    expect(money((await ofShift(id, person.token)).body)).toEqual(["paid 1536"]);
    expect(money((await ofBooking(id, admin.token)).body)).toEqual(["paid 1536"]);
    expect(money((await ofBooking(id)).body)).toEqual([]);
  });
});

describe("what an admin does", () => {
  test("is said to be the office's: selecting, removing and cancelling, also in a take-over", async () => {
    const { id } = await hotel.booking({ date: testDay(9) });
    const person = await signedInEmployee(app);
    const shift = await hotel.shiftOn(id, { employee_id: person.id, status: "applied" });
    const takenOver = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
    const change = (shiftType: "selected" | "removed", as: string) =>
      app.call(applicantEndpoints.changeState, {
        as,
        params: { shiftId: shift.id },
        query: { shiftType },
        body: { reason: "Færre gæster" },
      });
    expect((await change("selected", takenOver)).status).toBe(200);
    app.setNow(TEST_NOW + 60_000);
    expect((await change("removed", admin.token)).status).toBe(200);
    app.setNow(TEST_NOW + 120_000);
    await app.call(bookingEndpoints.cancel, { as: takenOver, params: { id }, body: {} });
    expect(told((await ofShift(id, person.token)).body, /selected|removed|cancelled/)).toEqual([
      "selected by office",
      "removed by office",
      "cancelled by office",
    ]);
  });

  test("is told apart from what the company does by itself", async () => {
    const { id } = await hotel.booking({ date: testDay(9) });
    const person = await signedInEmployee(app);
    const shift = await hotel.shiftOn(id, { employee_id: person.id, status: "applied" });
    await app.call(applicantEndpoints.changeState, {
      as: hotel.token,
      params: { shiftId: shift.id },
      query: { shiftType: "selected" },
      body: {},
    });
    expect(told((await ofBooking(id)).body, /selected/)).toEqual(["selected by company"]);
  });
});

test("an employee reads nothing of what became of the others", async () => {
  const { id, person } = await selected(-3);
  const other = await signedInEmployee(app, { first_name: "Birgitte" });
  const shift = await hotel.shiftOn(id, { employee_id: other.id });
  const checkOut = { corporation_checkin_time: "10:00", corporation_checkout_time: "17:45" };
  const body = { employee_id: other.id, booking_id: id, checkOut };
  await app.call(checkoutEndpoints.corporationStamp, { as: hotel.token, body });
  const { body: own, text } = await ofShift(id, person.token);
  expect(own.map(({ shift_id }) => shift_id)).not.toContain(shift.id);
  expect(text).not.toMatch(/17:45|Birgitte/);
  expect((await ofBooking(id)).text).toMatch(/17:45/);
});
