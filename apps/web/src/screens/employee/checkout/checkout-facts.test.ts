import { expect, test } from "vitest";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import {
  asksForPayDetails,
  type CheckoutFacts,
  checkoutFactsOf,
  checkoutStateOf,
  payOf,
} from "./checkout-facts.ts";

const shift = {
  last_checkout_by: "corporation",
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
  expect(checkoutFactsOf(shift)).toMatchObject({ employee: null, company: { from: "17:30", to: "02:00" } });
  expect(checkoutFactsOf({ ...shift, corporation_checkout_time: null }).company).toBeNull();
});

test("a booking that ends at 24:00 is stamped as 00:00", () => {
  expect(checkoutFactsOf(shift).booked).toEqual({ from: "17:30", to: "00:00" });
});

test("pay details are asked for only while one of them is missing", () => {
  expect(asksForPayDetails(shift)).toBe(false);
  expect(asksForPayDetails({ ...shift, employee: { ...shift.employee, tax_card_type: 0 } })).toBe(true);
  expect(asksForPayDetails({ ...shift, employee: { ...shift.employee, bank_reg_nr: "" } })).toBe(true);
});

const facts = checkoutFactsOf(shift);
const booked = { from: "17:30", to: "00:00" };

test("times that are longer than the company's need an explanation, unless the admin has approved", () => {
  const company = { from: "17:30", to: "02:00" };
  const longer = { from: "17:30", to: "02:15" };
  expect(checkoutStateOf(facts, company).mustExplain).toBe(false);
  expect(checkoutStateOf(facts, longer).mustExplain).toBe(true);
  const approved = { ...facts, employee: longer, isApprovedByAdmin: true };
  expect(checkoutStateOf(approved, longer)).toMatchObject({ mustExplain: false, isLocked: true });
});

test("before the company has stamped, the booked times are what needs no explanation", () => {
  const open = { ...facts, company: null };
  expect(checkoutStateOf(open, booked).mustExplain).toBe(false);
  expect(checkoutStateOf(open, { from: "17:15", to: "00:00" }).mustExplain).toBe(true);
});

test("the employee's own times stay in sight while the pickers offer the company's", () => {
  const employee = { from: "17:30", to: "03:00" };
  const company = { from: "17:30", to: "02:00" };
  const state = checkoutStateOf({ ...facts, employee, company }, company);
  expect(state).toMatchObject({ banner: "rejected_approve_new", own: employee });
  const changed = { from: "17:30", to: "02:30" };
  expect(checkoutStateOf({ ...facts, employee, company }, changed).own).toBe(changed);
});

test("the move is the employee's until they have answered, and again once the company has other times", () => {
  const own = { from: "17:30", to: "03:00" };
  const company = { from: "17:30", to: "02:00" };
  const state = (more: Partial<CheckoutFacts>) => checkoutStateOf({ ...facts, ...more }, own);
  expect(state({ company: null, employee: null }).isOwnMove).toBe(true);
  expect(state({ company: null, employee: own }).isOwnMove).toBe(false);
  expect(state({ company: own, employee: own }).isOwnMove).toBe(false);
  const both = { company, employee: own, rejectedByEmployee: 1 };
  expect(state({ ...both, lastBy: "employee" }).isOwnMove).toBe(false);
  expect(state({ ...both, lastBy: "corporation" }).isOwnMove).toBe(true);
});

test("the pay follows the times that are chosen, with transport and without the break that is not paid", () => {
  const job = {
    date: "2026-12-04",
    ...{ start_time: "17:30", end_time: "24:00", hourly_wage: "192,50" },
    ...{ transport_wage: 1, self_paid_break: true },
  } as WireEmployeeCheckout["booking"];
  expect(payOf(job, { from: "17:30", to: "02:00" })).toBe(173_250);
  expect(payOf(job, { from: "17:30", to: "" })).toBeNull();
  // The night in which 02:00 comes twice.
  expect(payOf({ ...job, date: "2026-10-24" }, { from: "17:30", to: "04:00" })).toBe(231_000);
});
