import { expect } from "vitest";
import { roundHalfUp } from "#rules/money/ore.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { cancellationPay, cancellationPayState } from "./cancellation-pay.ts";

eachExample("cancellation", "Pay for a late removal", (row) => {
  const pay = cancellationPay({
    feeHours: row.number("Fee hours"),
    hourlyWage: row.ore("Hourly wage"),
    isPaid: row.yes("Paid by the office"),
  });
  expect(pay).toBe(row.ore("Pay"));
  expect(roundHalfUp(pay, 8)).toBe(row.ore("Holiday pay"));
});

eachExample("cancellation", "When a late removal is paid", (row) => {
  const facts = {
    pay: row.ore("Pay"),
    lapsedAt: row.momentOrNull("Fee gone at"),
    startsAt: row.moment("Start"),
    isSelected: row.yes("On it after all"),
    isConfirmedElsewhere: row.yes("Another shift that day"),
  };
  expect(cancellationPayState(facts, row.moment("Now"))).toBe(row.text("Is"));
});
