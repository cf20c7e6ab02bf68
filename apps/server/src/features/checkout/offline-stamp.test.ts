import { describe, expect, test } from "vitest";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { testDay } from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import {
  outboxKeys,
  signedInEmployee,
  storedShift,
  testApp,
  testCorporation,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const hotel = testCorporation(app);

/** An employee with a confirmed shift of yesterday, 10:00 to 18:00, and the way to stamp it out. */
async function worked() {
  const numbers = { cpr: "0405980001", bankReg: "1234", bankAccount: "0001234567" };
  const person = await employeeWithPayData(app, numbers, { tax_card_type: 1 });
  const { booking, shift } = await hotel.bookedShift({ date: testDay(-1) }, { employee_id: person.id });
  const as = await app.signIn({ kind: "employee", id: person.id });
  const stamp = (until: string, more: object = {}) => {
    const times = { employee_checkin_time: "10:00", employee_checkout_time: until };
    return app.call(checkoutEndpoints.employeeStamp, {
      as,
      body: { booking_id: booking.id, ...times, ...more },
    });
  };
  const company = (until: string) =>
    app.call(checkoutEndpoints.corporationStamp, {
      as: hotel.token,
      body: {
        employee_id: person.id,
        booking_id: booking.id,
        checkOut: { corporation_checkin_time: "10:00", corporation_checkout_time: until },
      },
    });
  const log = async () =>
    (await app.call(checkoutEndpoints.timesLog, { as, params: { shiftId: shift.id } })).body;
  const letters = () => outboxKeys(app, `times-rejected-by-employee:${shift.id}:%`);
  return { person, booking, shift, stamp, stored: () => storedShift(app, shift.id), company, log, letters };
}

const TIMES = { employee_checkin_time: "10:00", employee_checkout_time: "17:00" };
const minutesAgo = (minutes: number) => new Date(TEST_NOW - minutes * 60_000).toISOString();

describe("times that a phone kept without a connection", () => {
  test("count from the moment they were made, one after the other", async () => {
    const { stamp, stored } = await worked();
    expect((await stamp("17:00", { made_at: minutesAgo(30) })).status).toBe(200);
    expect((await stored()).employee_stamped_at?.toISOString()).toBe(minutesAgo(30));
    expect((await stamp("17:30", { made_at: minutesAgo(20) })).status).toBe(200);
    expect(await stored()).toMatchObject({ employee_checkout_time: "17:30" });
  });

  test("that are sent twenty times at once are one stamp, one line in the log and no rejection", async () => {
    const { stamp, stored, log } = await worked();
    const made_at = minutesAgo(30);
    const answers = await Promise.all(Array.from({ length: 20 }, () => stamp("17:00", { made_at })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await stored()).toMatchObject({
      employee_checkout_time: "17:00",
      checkout_rejected_count_employee: 0,
    });
    expect((await stored()).employee_stamped_at?.toISOString()).toBe(made_at);
    expect(await log()).toHaveLength(1);
  });

  test("whose answer was lost are the same stamp when they come again, and never a second letter to the company", async () => {
    const { stamp, stored, company, letters } = await worked();
    await company("18:00");
    const made_at = minutesAgo(30);
    await stamp("17:00", { made_at });
    const first = await stored();
    app.setNow(TEST_NOW + 5 * 60_000);
    expect((await stamp("17:00", { made_at })).status).toBe(200);
    app.setNow(TEST_NOW);
    expect((await stored()).employee_stamped_at).toEqual(first.employee_stamped_at);
    expect((await stored()).checkout_rejected_count_employee).toBe(1);
    expect(await letters()).toHaveLength(1);
  });

  test("do not undo what the person stamped later, nor its stars", async () => {
    const { stamp } = await worked();
    await stamp("18:00", { rating: 5 });
    const late = await stamp("17:00", { made_at: minutesAgo(30), rating: 1 });
    expect(late.status).toBe(200);
    expect(late.body).toMatchObject({ employee_checkout_time: "18:00", rating: 5 });
  });

  test("change nothing once an admin has approved the hours, whichever moment they say they are from", async () => {
    const { stamp, stored, shift } = await worked();
    const made_at = minutesAgo(30);
    await stamp("17:00", { made_at });
    await app.db
      .updateTable("shifts")
      .set({ admin_approve_checkout: true })
      .where("id", "=", shift.id)
      .execute();
    const before = await stored();
    expect((await stamp("17:00", { made_at })).status).toBe(200);
    for (const minutes of [40, 30, 20, 0]) {
      const { status } = await stamp("19:00", { made_at: minutesAgo(minutes) });
      expect([minutes, status]).toEqual([minutes, minutes < 30 ? 409 : 200]);
    }
    expect(await stored()).toEqual(before);
  });

  test("of another phone count by when they were made, not by which came first", async () => {
    const { stamp, stored } = await worked();
    await stamp("18:00", { made_at: minutesAgo(20) });
    await stamp("17:00", { made_at: minutesAgo(30) });
    expect(await stored()).toMatchObject({ employee_checkout_time: "18:00" });
    await stamp("17:30", { made_at: minutesAgo(10) });
    expect(await stored()).toMatchObject({ employee_checkout_time: "17:30" });
  });

  test("are nobody else's, and nobody's any more after a removal or an erasure", async () => {
    const { stamp, stored, shift, booking, person } = await worked();
    const other = await signedInEmployee(app);
    const body = { booking_id: booking.id, ...TIMES, made_at: minutesAgo(30) };
    const foreign = await app.call(checkoutEndpoints.employeeStamp, { as: other.token, body });
    expect(foreign.status).toBe(404);
    await app.db.updateTable("shifts").set({ status: "removed" }).where("id", "=", shift.id).execute();
    expect((await stamp("17:00", { made_at: minutesAgo(30) })).status).toBe(404);
    const { kind, id } = { kind: "employee", id: person.id } as const;
    const as = await app.signIn({ kind, id });
    const erased = await app.call(privacyEndpoints.eraseEmployee, { as, body: { confirm: true } });
    expect(erased.status, erased.text).toBe(200);
    expect((await stamp("17:00", { made_at: minutesAgo(30) })).status).toBe(401);
    expect(await stored()).toMatchObject({ employee_checkin_time: null, employee_stamped_at: null });
  });

  test.each([
    [73 * 60, "tre døgn"],
    [-5, "ligger i fremtiden"],
  ])("made %i minutes ago are refused", async (minutes, words) => {
    const { stamp, stored } = await worked();
    const answer = await stamp("17:00", { made_at: minutesAgo(minutes) });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(words);
    expect((await stored()).employee_stamped_at).toBeNull();
  });
});
