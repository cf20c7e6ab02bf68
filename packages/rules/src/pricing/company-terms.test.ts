import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { companyTerms } from "./company-terms.ts";
import { agreedPriceKeys, agreementOfColumns } from "./price-agreement.ts";
import { type PriceSettingKey, priceSettingKeys } from "./price-settings.ts";

const inForce = Object.fromEntries(priceSettingKeys.map((key, index) => [key, (index + 1) * 100])) as Record<
  PriceSettingKey,
  number
>;

eachExample("trade-terms", "Terms of a company", (row) => {
  const [standard = 0, urgent = 0, emergency = 0] = row
    .text("Agreed fees")
    .split(" / ")
    .map((kroner) => Number(kroner) * 100);
  const general = {
    standard_fee: 3500,
    urgent_booking_fee: 2000,
    emergency_booking_fee: 3000,
    head_waiter_fee: 7700,
  };
  const own = agreementOfColumns({
    ...{ standard_fee: standard, urgent_booking_fee: urgent, emergency_booking_fee: emergency },
    ...{ payment_type: "invoice", payment_deadline: row.number("Payment deadline") },
  });
  const terms = new Map(companyTerms(own, { ...inForce, ...general }).map((term) => [term.key, term]));
  const told = (key: PriceSettingKey) => `${(terms.get(key)?.value ?? 0) / 100} ${terms.get(key)?.source}`;
  expect(told("standard_fee")).toBe(row.text("Standard"));
  expect(told("head_waiter_fee")).toBe(row.text("Head waiter"));
  expect(told("emergency_booking_fee")).toBe(row.text("Emergency"));
  expect(told("net_days")).toBe(row.text("Deadline"));
});

test("what is agreed is the company's own, and everything else the value in force", () => {
  const values = Object.fromEntries(agreedPriceKeys.map((key) => [key, 1]));
  const own: readonly PriceSettingKey[] = [...agreedPriceKeys, "head_waiter_fee", "net_days"];
  const agreement = { values, paymentType: null, paymentDeadlineDays: 15 };
  for (const { key, value, source } of companyTerms(agreement, inForce)) {
    expect(source).toBe(own.includes(key) ? "own" : "default");
    expect(value).toBe(key === "net_days" ? 1500 : source === "own" ? 1 : inForce[key]);
  }
});
