import { describe, expect, test } from "vitest";
import { checkoutEndpoints } from "#contract/checkout/endpoints.ts";
import { testDay } from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { storedShift, testApp, testCorporation } from "#tests/support/fixtures.ts";
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
  return { stamp, stored: () => storedShift(app, shift.id) };
}

const minutesAgo = (minutes: number) => new Date(TEST_NOW - minutes * 60_000).toISOString();

describe("times that a phone kept without a connection", () => {
  test("count from the moment they were made, one after the other", async () => {
    const { stamp, stored } = await worked();
    expect((await stamp("17:00", { made_at: minutesAgo(30) })).status).toBe(200);
    expect((await stored()).employee_stamped_at?.toISOString()).toBe(minutesAgo(30));
    expect((await stamp("17:30", { made_at: minutesAgo(20) })).status).toBe(200);
    expect(await stored()).toMatchObject({ employee_checkout_time: "17:30" });
  });

  test("do not undo what the person stamped later, nor its stars", async () => {
    const { stamp } = await worked();
    await stamp("18:00", { rating: 5 });
    const late = await stamp("17:00", { made_at: minutesAgo(30), rating: 1 });
    expect(late.status).toBe(200);
    expect(late.body).toMatchObject({ employee_checkout_time: "18:00", rating: 5 });
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
