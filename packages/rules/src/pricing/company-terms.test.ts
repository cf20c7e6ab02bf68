import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { companyTerms } from "./company-terms.ts";
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
  const own = { fees: { standard, urgent, emergency }, paymentDeadlineDays: row.number("Payment deadline") };
  const terms = new Map(companyTerms(own, { ...inForce, ...general }).map((term) => [term.key, term]));
  const told = (key: PriceSettingKey) => `${(terms.get(key)?.value ?? 0) / 100} ${terms.get(key)?.source}`;
  expect(told("standard_fee")).toBe(row.text("Standard"));
  expect(told("head_waiter_fee")).toBe(row.text("Head waiter"));
  expect(told("emergency_booking_fee")).toBe(row.text("Emergency"));
  expect(told("net_days")).toBe(row.text("Deadline"));
});

test("what a company cannot have of its own is the value in force", () => {
  const own = { fees: { standard: 1, urgent: 1, emergency: 1 }, paymentDeadlineDays: 0 };
  const ownKeys: PriceSettingKey[] = [
    "standard_fee",
    "urgent_booking_fee",
    "emergency_booking_fee",
    "head_waiter_fee",
  ];
  for (const { key, value, source } of companyTerms(own, inForce)) {
    const chosen = key === "net_days" ? "profile" : "default";
    expect(source).toBe(ownKeys.includes(key) ? "own" : chosen);
    if (source === "default") expect(value).toBe(inForce[key]);
  }
});
