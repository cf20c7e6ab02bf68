import { describe, expect, test } from "vitest";
import { companyCard } from "#rules/checkout/company-card.ts";
import { type CheckoutShift, cardFacts, type Draft, timesOf } from "./checkout-shift.ts";

const shift = {
  employee_checkin_time: "10:00",
  employee_checkout_time: "18:45",
  corporation_checkin_time: null,
  corporation_checkout_time: null,
  last_checkout_by: "employee",
  checkout_rejected_count_corporation: 0,
  checkout_rejected_count_employee: 0,
  admin_approve_invoice: false,
  admin_approve_checkout: false,
} as CheckoutShift;

const draft: Draft = { from: "10:00", to: "18:45", explanation: "", comment: "", rating: 0 };
const open = { all_check_times_approved: false, is_sent_to_billy: false };

describe("what a card of the checkout tells the rule", () => {
  test("is nothing of a period that has only one end", () => {
    expect(timesOf("10:00", null)).toBeNull();
    expect(timesOf("10:00", "18:00")).toEqual({ from: "10:00", to: "18:00" });
  });

  test("makes the employee's own times an approval and others a rejection", () => {
    expect(companyCard(cardFacts(shift, draft, open)).label).toBe("approve");
    expect(companyCard(cardFacts(shift, { ...draft, to: "18:00" }, open)).label).toBe("reject_stamp");
  });

  test("locks the card once an admin has settled what is billed", () => {
    const isLocked = (person: Partial<CheckoutShift>, booking: Partial<typeof open>) =>
      cardFacts({ ...shift, ...person }, draft, { ...open, ...booking }).allApproved;
    expect(isLocked({}, {})).toBe(false);
    expect(isLocked({ admin_approve_invoice: true }, {})).toBe(true);
    expect(isLocked({}, { all_check_times_approved: true })).toBe(true);
    expect(isLocked({}, { is_sent_to_billy: true })).toBe(true);
  });

  test("leaves the card open when only the employee's pay is approved", () => {
    expect(cardFacts({ ...shift, admin_approve_checkout: true }, draft, open).allApproved).toBe(false);
  });
});
