import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, type Example, eachExample } from "#tests/support/rule-book.ts";
import {
  canPrepay,
  deduction,
  isAboveLimit,
  offeredAgain,
  payDifference,
  payUnits,
  prepaidAmount,
  prepaidTooMuch,
  sharesOf,
} from "./proposal.ts";

eachExample("money", "Share of a person", (row) => {
  expect(sharesOf(oresIn(row, "Alone"), row.ore("Together"))).toEqual(oresIn(row, "Shares"));
});

eachExample("money", "Prepayment", (row) => {
  const price = row.ore("Price");
  const amount = prepaidAmount(price, row.number("Percent"));
  expect(amount).toBe(row.ore("Amount"));
  expect([vatOf(amount), vatOf(price - amount), vatOf(price)]).toEqual([
    row.ore("VAT of the amount"),
    row.ore("VAT of the rest"),
    row.ore("VAT of the price"),
  ]);
});

eachExample("money", "What can be prepaid", (row) => {
  const verdict = canPrepay({
    isCancelled: row.yes("Deleted"),
    isSentInFull: row.yes("Sent in full"),
    deducted: row.ore("Taken off"),
  });
  expect(answerOf(verdict)).toBe(row.text("Can be prepaid"));
});

eachExample("money", "Largest amount", (row) => {
  expect(isAboveLimit(row.ore("Total"))).toBe(!row.yes("Sent"));
});

test("the VAT of a prepayment and of what follows is together the VAT of the price, to the øre", () => {
  const price = fc.integer({ min: 1, max: 50_000_000 });
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 100 }), (ore, percent) => {
      const amount = prepaidAmount(ore, percent);
      expect(amount >= 0 && amount <= ore).toBe(true);
      expect(Math.abs(amount - (ore * percent) / 100)).toBeLessThanOrEqual(50);
      expect(vatOf(amount) + vatOf(ore - amount)).toBe(vatOf(ore));
    }),
  );
});

/** A quarter, halves of an øre up, as the accounting system adds it to each invoice. */
function vatOf(amount: number): number {
  return Math.floor((amount * 2 + 4) / 8);
}

eachExample("money", "Deduction of a prepayment", (row) => {
  const facts = {
    prepaid: row.ore("Prepaid"),
    deducted: row.ore("Deducted before"),
    total: row.ore("Total"),
    isFinal: row.yes("Final"),
  };
  const isSent = row.text("Comes off") !== "not sent";
  expect(deduction(facts)).toBe(isSent ? row.ore("Comes off") : null);
});

eachExample("money", "Prepaid too much", (row) => {
  const facts = {
    prepaid: row.ore("Prepaid"),
    deducted: row.ore("Deducted"),
    isOpen: row.yes("On its way"),
    total: row.ore("Last invoice"),
    isFinal: row.yes("Final"),
    isOver: row.yes("Over"),
  };
  expect(prepaidTooMuch(facts)).toBe(row.ore("Too much"));
});

eachExample("money", "Difference in pay", (row) => {
  const amounts = oresIn(row, "Paid");
  const paid = numbersIn(row, "Paid hours").map((hours, place) => ({ hours, amount: amounts[place] ?? 0 }));
  const difference = payDifference(paid, { hours: row.number("Due hours"), amount: row.ore("Due") });
  expect(difference?.hours ?? null).toBe(row.numberOrNull("Hours"));
  expect(difference?.amount ?? null).toBe(row.oreOrNull("Amount"));
});

eachExample("money", "Price of a pay line", (row) => {
  const line = { hours: row.number("Hours"), amount: row.ore("Amount") };
  expect(payUnits(row.ore("Hourly wage"), line)).toEqual({
    hours: row.number("Sent hours"),
    unitPrice: row.number("Price"),
  });
});

test("shares add up to the total, whatever people come to alone", () => {
  const alone = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 15 });
  fc.assert(
    fc.property(alone, fc.integer({ min: -15, max: 15 }), (each, rest) => {
      const total = each.reduce((sum, amount) => sum + amount, 0) + rest;
      expect(sharesOf(each, total).reduce((sum, amount) => sum + amount, 0)).toBe(total);
    }),
  );
});

test("differences bring what was paid to what is due, however often pay is corrected", () => {
  const hours = fc.integer({ min: 0, max: 96 }).map((quarters) => quarters / 4);
  fc.assert(
    fc.property(fc.array(hours, { minLength: 1, maxLength: 6 }), (dues) => {
      const paid: { hours: number; amount: number }[] = [];
      for (const due of dues) {
        const line = payDifference(paid, { hours: due, amount: due * 19_250 });
        if (line) paid.push(line);
        expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(due * 19_250);
      }
    }),
  );
});

function numbersIn(row: Example, column: string): number[] {
  return row
    .text(column)
    .split("; ")
    .map((text) => Number(text.replaceAll(".", "").replace(",", ".")));
}

function oresIn(row: Example, column: string): number[] {
  return numbersIn(row, column).map((kroner) => Math.round(kroner * 100));
}

eachExample("money", "What the next invoice begins with", (row) => {
  const sent = row.text("Sent").split("; ").map(Number);
  const lost = row.text("Taken back or credited").split("; ");
  const invoices = sent.map((sentAt, place) => ({
    ...{ place: place + 1, sentAt },
    lostAt: lost[place] === "–" ? null : Number(lost[place]),
  }));
  const names = offeredAgain(invoices).map(({ place }) => place);
  expect(names.join("; ") || null).toBe(row.textOrNull("Begins with those of"));
});
