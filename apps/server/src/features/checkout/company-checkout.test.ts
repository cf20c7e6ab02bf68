import { describe, expect, test } from "vitest";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { corporationCheckoutShift } from "#contract/checkout/checkout.entities.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { STAMPED, testCorporationCheckout } from "#tests/support/fixtures/company-checkout.ts";

const { app, hotel, stranger, booking, person, stamp } = testCorporationCheckout();

describe("the company's checkout page", () => {
  test("has the selected people of an ended booking, as a company may see them", async () => {
    const job = await booking();
    const anna = await person(job.id, STAMPED, { first_name: "Anna", last_name: "Krogh" });
    await person(job.id, { status: "applied" });
    const answer = await app.call(checkoutEndpoints.corporationShifts, {
      as: hotel.token,
      params: { bookingId: job.id },
    });
    expect(answer.body.map(({ id }) => id)).toEqual([anna.shiftId]);
    expect(answer.body[0]).toMatchObject({ ...STAMPED, rating: 0, employee: { last_name: "K" } });
    expect(Object.keys(answer.body[0] ?? {}).sort()).toEqual(
      Object.keys(corporationCheckoutShift.shape).sort(),
    );
    expect(answer.text).not.toContain("cpr");
  });

  test("says how often the company has had each person at work before", async () => {
    const job = await booking();
    const anna = await person(job.id, STAMPED);
    await person(job.id, STAMPED);
    for (const date of [testDay(-9), testDay(-5)]) {
      const earlier = await booking({ date });
      await make.shift(app.db, { booking_id: earlier.id, employee_id: anna.employeeId, status: "selected" });
    }
    const { body } = await app.call(checkoutEndpoints.corporationShifts, {
      as: hotel.token,
      params: { bookingId: job.id },
    });
    expect(body.map(({ hiredBeforeCount }) => hiredBeforeCount)).toEqual([2, 0]);
  });

  test("is not there for other companies' bookings, nor before the end, nor for employees", async () => {
    const [ended, coming] = [await booking(), await booking({ date: testDay(5) })];
    const read = (as: string | undefined, bookingId: number) =>
      app.call(checkoutEndpoints.corporationShifts, { ...(as ? { as } : {}), params: { bookingId } });
    expect((await read(stranger(), ended.id)).status).toBe(404);
    expect((await read(hotel.token, coming.id)).status).toBe(404);
    expect((await read(undefined, ended.id)).status).toBe(401);
    const { employeeId } = await person(ended.id);
    expect((await read(await app.signIn({ kind: "employee", id: employeeId }), ended.id)).status).toBe(403);
  });
});

describe("the lock of the company's hours", () => {
  test.each([
    [null, {}, {}],
    ["invoice_requested", {}, { invoice_state: "queued" }],
    ["invoice_requested", { all_check_times_approved: true }, { invoice_state: "refused" }],
    ["invoice_accepted", {}, { invoice_state: "accepted" }],
    ["approved_for_invoice", {}, { admin_approve_invoice: true }],
    ["checkout_closed", { all_check_times_approved: true }, {}],
    [null, {}, { admin_approve_checkout: true }],
  ] as const)("is %s for %j and %j, in the answer as in the refusal", async (reason, values, shift) => {
    const job = await booking(values);
    const anna = await person(job.id, shift);
    const page = await app.call(checkoutEndpoints.corporationShifts, {
      as: hotel.token,
      params: { bookingId: job.id },
    });
    const locked = page.body[0]?.locked;
    expect(locked?.reason ?? null).toBe(reason);
    expect(locked === null || locked?.text.endsWith("kan ikke ændres mere.")).toBe(true);
    const answer = await stamp(job.id, anna.employeeId, "10:00", "18:00");
    expect(answer.status).toBe(reason === null ? 200 : 409);
    if (reason !== null) expect(answer.text).toContain("checkout_locked");
  });
});
