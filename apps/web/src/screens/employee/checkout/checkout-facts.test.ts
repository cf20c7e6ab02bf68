import { expect, test } from "vitest";
import type { WireEmployeeCheckout } from "#contract/checkout/entities.ts";
import { asksForPayDetails, bannerFactsOf } from "./checkout-facts.ts";

const shift = {
  employee_checkin_time: null,
  employee_checkout_time: null,
  corporation_checkin_time: "17:30",
  corporation_checkout_time: "02:00",
  checkout_rejected_count_employee: 0,
  checkout_rejected_count_corporation: 1,
  admin_approve_checkout: false,
  booking: { start_time: "17:30", end_time: "24:00" },
  employee: { cpr_nr: "0101901234", bank_account_nr: "0001234567", bank_reg_nr: "1234", tax_card_type: 1 },
} as WireEmployeeCheckout;

test("a side has stamped when both of its times are there", () => {
  expect(bannerFactsOf(shift)).toMatchObject({ employee: null, company: { from: "17:30", to: "02:00" } });
  expect(bannerFactsOf({ ...shift, corporation_checkout_time: null }).company).toBeNull();
});

test("a booking that ends at 24:00 is stamped as 00:00", () => {
  expect(bannerFactsOf(shift).booked).toEqual({ from: "17:30", to: "00:00" });
});

test("pay details are asked for only while one of them is missing", () => {
  expect(asksForPayDetails(shift)).toBe(false);
  expect(asksForPayDetails({ ...shift, employee: { ...shift.employee, tax_card_type: 0 } })).toBe(true);
  expect(asksForPayDetails({ ...shift, employee: { ...shift.employee, bank_reg_nr: "" } })).toBe(true);
});
