import fc from "fast-check";
import { expect, test } from "vitest";
import { standardTerms } from "#tests/support/fixtures/standard-terms.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { tradeTermsOf } from "./agreement-values.ts";
import { bookingTermsOf, contradictionIn } from "./term-values.ts";
import { DEFAULT_TRADE_TERMS, prepaymentOf } from "./trade-terms.ts";

const agreement = {
  net_days: 4,
  credit_ceiling: 12_000,
  recruitment_fee: 4900,
  unreported_recruitment_fee: 2500,
  soliciting_penalty: 1000,
  break_minutes: 20,
  break_over_hours: 8,
};

test("the values that the product comes with are the standard terms", () => {
  expect(tradeTermsOf({ ...standardTerms, ...agreement })).toEqual(DEFAULT_TRADE_TERMS);
});

test("a prepayment of nothing is none, and one instalment of nothing leaves the other", () => {
  const { prepayment } = bookingTermsOf({
    ...standardTerms,
    prepayment_percent: 0,
    first_instalment_percent: 0,
  });
  expect(prepayment).toEqual([{ overStaff: 40, percents: [50] }]);
});

eachExample("trade-terms", "Terms that agree", (row) => {
  const set = (name: string) => row.number(name);
  const values = {
    ...standardTerms,
    urgent_under_hours: set("Urgent under"),
    emergency_under_hours: set("Emergency under"),
    cancellation_free_over_hours: set("Free over"),
    late_cancellation_under_hours: set("Late under"),
    cancellation_hours: set("Hours"),
    late_cancellation_hours: set("Late hours"),
    prepayment_over_staff: set("Prepaid over"),
    instalments_over_staff: set("Instalments over"),
    first_instalment_percent: set("First"),
    second_instalment_percent: set("Second"),
  };
  expect(contradictionIn(values) === null).toBe(row.yes("Agree"));
});

test("whatever percents agree, a prepayment is never more than a few øre over the order", () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(percent, percent, percent, fc.integer({ min: 1, max: 1e9 }), (one, first, second, total) => {
      const percents = { first_instalment_percent: first, second_instalment_percent: second };
      const values = { ...standardTerms, prepayment_percent: one, ...percents };
      fc.pre(contradictionIn(values) === null);
      for (const staff of [20, 50]) {
        const amount = prepaymentOf(staff, total, bookingTermsOf(values))?.amount ?? 0;
        expect(amount).toBeLessThanOrEqual(total + 1);
      }
    }),
  );
});
