import { describe, expect, test } from "vitest";
import { corporationCard, timesToApprove } from "#rules/checkout/company-card.ts";
import { type CheckoutShift, cardFacts, changedSince, type Draft, timesOf } from "./checkout-shift.ts";

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
  time_comment_by_corporation: "",
  locked: null,
} as CheckoutShift;

const draft: Draft = { from: "10:00", to: "18:45", explanation: "", comment: "", rating: 0 };

describe("what the rule is told of a card of the checkout", () => {
  test("is nothing of a period that has only one end", () => {
    expect(timesOf("10:00", null)).toBeNull();
    expect(timesOf("10:00", "18:00")).toEqual({ from: "10:00", to: "18:00" });
  });

  test("makes the employee's own times an approval and others a rejection", () => {
    expect(corporationCard(cardFacts(shift, draft)).label).toBe("approve");
    expect(corporationCard(cardFacts(shift, { ...draft, to: "18:00" })).label).toBe("reject_stamp");
  });

  test("locks the card, and keeps 'GODKEND ALLE' from it, as soon as the server says so", () => {
    const reasons = [
      "invoice_requested",
      "invoice_accepted",
      "approved_for_invoice",
      "checkout_closed",
    ] as const;
    for (const reason of reasons) {
      const facts = cardFacts({ ...shift, locked: { reason, text: "Fakturaen er bestilt." } }, draft);
      expect(corporationCard(facts)).toMatchObject({ isLocked: true, buttons: [] });
      expect(timesToApprove(facts)).toBeNull();
    }
    expect(timesToApprove(cardFacts(shift, draft))).toEqual({ from: "10:00", to: "18:45" });
  });

  test("leaves the card open when only the employee's pay is approved", () => {
    const paid = { ...shift, admin_approve_checkout: true };
    expect(corporationCard(cardFacts(paid, draft)).isLocked).toBe(false);
  });
});

describe("what a card still holds after it was saved", () => {
  const sent: Draft = { ...draft, explanation: "Opvask", comment: "Godt" };

  test("is nothing that was sent", () => {
    expect(changedSince(sent, { to: "18:45", explanation: "Opvask" })).toEqual({});
  });

  test("is what was chosen and written while it was under way", () => {
    const touched: Partial<Draft> = { to: "19:00", explanation: "Opvask", comment: "Godt og venligt" };
    expect(changedSince(sent, touched)).toEqual({ to: "19:00", comment: "Godt og venligt" });
  });

  test("is what was not part of it", () => {
    expect(changedSince({ rating: 4, comment: "Godt" }, { rating: 4, to: "19:00" })).toEqual({ to: "19:00" });
  });
});
