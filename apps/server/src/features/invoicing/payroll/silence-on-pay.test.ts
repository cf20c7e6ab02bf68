import { describe, expect, test } from "vitest";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ownPayEndpoints } from "#contract/invoicing/own-pay.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { settleSilence } from "#server/features/checkout/silence.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInEmployee, testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";

const app = testApp();
const hotel = testCorporation(app);
const admin = testAdmin(app);

/** Somebody who stamped half an hour more than the booked 10:00 to 18:00, and whose company said nothing for two days. */
async function afterSilence() {
  const anna = await signedInEmployee(app, { tax_card_type: 2 });
  const job = await hotel.booking({ date: testDay(-4) });
  const end = job.ends_at.getTime();
  const shift = await hotel.shiftOn(job.id, {
    ...{ employee_id: anna.id, employee_checkin_time: "10:00", employee_checkout_time: "18:30" },
    employee_stamped_at: job.ends_at,
    ...({ first_checkout_by: "employee", last_checkout_by: "employee" } as const),
  });
  for (const hours of [24, 48]) {
    app.setNow(end + hours * HOUR_MS);
    await settleSilence(app.services);
  }
  const pay = async () => (await app.call(ownPayEndpoints.ownPay, { as: anna.token, query: {} })).body;
  const row = async () => {
    const { body } = await app.call(invoicingEndpoints.details, {
      as: admin.token,
      params: { id: job.id },
    });
    return body.shifts[0];
  };
  const answer = (to: string) =>
    app.call(checkoutEndpoints.corporationStamp, {
      as: hotel.token,
      body: {
        booking_id: job.id,
        employee_id: anna.id,
        checkOut: {
          ...{ corporation_checkin_time: "10:00", corporation_checkout_time: to },
          time_comment_by_corporation: "Der var lukket kl. 18.",
        },
      },
    });
  return { end, shift, pay, row, answer };
}

describe("hours that the company's silence leaves open", () => {
  test("stand beside the pay of the agreed part, in no sum, with whose move it is", async () => {
    const { end, pay, row, answer } = await afterSilence();
    const at = new Date(end + 48 * HOUR_MS).toISOString();
    expect(await pay()).toMatchObject({
      total: 1536,
      open_total: 0,
      shifts: [{ hours: 8, undisputed_at: at, open: { hours: 0.5, pay: 96, waits_for: "company" } }],
    });
    expect(await row()).toMatchObject({ undisputed_at: at, open_hours: 0.5, open_pay_hours: 0.5 });

    expect((await answer("18:00")).status).toBe(200);
    expect((await pay()).shifts).toMatchObject([{ hours: 8, open: { hours: 0.5, waits_for: "employee" } }]);
  });

  test("are gone once both agree, and the pay has them in it", async () => {
    const { pay, row, answer } = await afterSilence();
    expect((await answer("18:30")).status).toBe(200);
    expect(await pay()).toMatchObject({ total: 1632, shifts: [{ hours: 8.5, open: null }] });
    expect(await row()).toMatchObject({ open_hours: 0, open_pay_hours: 0 });
  });
});
