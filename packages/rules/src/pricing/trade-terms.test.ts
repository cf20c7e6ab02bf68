import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS } from "#rules/time/moment.ts";
import { type Example, eachExample, examplesOf } from "#tests/support/rule-book.ts";
import {
  cancellationFee,
  cancellationHours,
  DEFAULT_TRADE_TERMS,
  invoicingDayOf,
  isOverCreditCeiling,
  orderLeft,
  prepaymentOf,
} from "./trade-terms.ts";

/** `25 + 50` as numbers, none for a dash. */
function summands(row: Example, column: string): number[] {
  const cell = row.textOrNull(column);
  return cell === null ? [] : cell.split(" + ").map((part) => Number(part.replace(",", ".")));
}

test("the standard terms are those of the rule book, each of them (docs/rules/trade-terms.md)", () => {
  const rows = examplesOf("trade-terms", "Standard terms");
  const terms = rows.map((row) => [
    row.text("Term"),
    summandsOrNumber(row.text("Standard").replaceAll(".", "")),
  ]);
  const { rush, cancellation, prepayment, ...rest } = DEFAULT_TRADE_TERMS;
  const [largest, large] = prepayment;
  expect(Object.fromEntries(terms)).toEqual({
    "Minimum billing, hours per person": rest.minimumHours,
    "Overtime is billed in started steps of hours": rest.overtimeStepHours,
    "Urgent fee under hours before the start": rush.urgentUnderHours,
    "Emergency fee under hours before the start": rush.emergencyUnderHours,
    "Removing somebody is free over hours before the start": cancellation.freeOverHours,
    "Hours billed below that": cancellation.hours,
    "Late removal under hours before the start": cancellation.lateUnderHours,
    "Hours billed for a late removal": cancellation.lateHours,
    "Weekday of invoicing, Monday is 1": rest.invoicingWeekday,
    "Payment, days net": rest.netDays,
    "Prepayment over so many staff": large?.overStaff,
    "Percent in advance": large?.percents[0],
    "Prepayment in instalments over so many staff": largest?.overStaff,
    "Percent of the instalments": largest?.percents,
    "Credit ceiling, kroner": rest.creditCeiling / 100,
    "Recruiting somebody, kroner": rest.recruitmentFee / 100,
    "Recruiting somebody without telling, kroner": rest.unreportedRecruitmentFee / 100,
    "Penalty for soliciting staff, kroner": rest.solicitingPenalty / 100,
    "Paid break, minutes": rest.breakMinutes,
    "Paid break on shifts over hours": rest.breakOverHours,
  });
  expect(prepayment).toHaveLength(2);
});

function summandsOrNumber(cell: string): number | number[] {
  const numbers = cell.split(" + ").map((part) => Number(part.replace(",", ".")));
  return numbers.length > 1 ? numbers : (numbers[0] ?? Number.NaN);
}

eachExample("trade-terms", "Prepayment", (row) => {
  const people = row.number("People");
  const prepayment = prepaymentOf(people, row.ore("Price of the order"), DEFAULT_TRADE_TERMS);
  expect(prepayment !== null).toBe(row.yes("Prepaid"));
  expect(prepayment?.percents ?? []).toEqual(summands(row, "Percents"));
  expect(prepayment?.instalments.map((ore) => ore / 100) ?? []).toEqual(summands(row, "Instalments"));
  expect(prepayment?.amount ?? null).toBe(row.oreOrNull("In advance"));
});

test("a prepayment is the sum of its rounded instalments and never more than the order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 16, max: 100 }), fc.integer({ min: 1, max: 1e9 }), (staff, total) => {
      const prepayment = prepaymentOf(staff, total, DEFAULT_TRADE_TERMS);
      const sum = prepayment?.instalments.reduce((all, one) => all + one, 0);
      expect(prepayment?.amount).toBe(sum);
      expect(sum).toBeLessThanOrEqual(total);
    }),
  );
});

eachExample("trade-terms", "Credit ceiling", (row) => {
  expect(isOverCreditCeiling(row.ore("Unpaid work"), DEFAULT_TRADE_TERMS)).toBe(row.yes("Flagged"));
});

eachExample("trade-terms", "Day of invoicing", (row) => {
  expect(invoicingDayOf(row.day("Date of the booking"))).toBe(row.day("Invoiced on"));
});

eachExample("cancellation", "Fee for removing people", (row) => {
  const facts = {
    now: row.moment("Removed at"),
    startsAt: row.moment("Start"),
    hourlyWage: row.ore("Hourly wage"),
    fee: row.ore("Fee"),
    places: row.number("Places"),
  };
  const fee = cancellationFee(facts, DEFAULT_TRADE_TERMS);
  expect(fee).toEqual({
    hours: row.number("Hours per place"),
    places: row.number("Places"),
    unitPrice: row.ore("Per hour"),
    amount: row.ore("Amount"),
  });
});

test("other terms give other hours for a removal", () => {
  const startsAt = 1000 * HOUR_MS;
  const strict = {
    ...DEFAULT_TRADE_TERMS,
    cancellation: { freeOverHours: 200, hours: 4, lateUnderHours: 48, lateHours: 8 },
  };
  expect(cancellationHours(startsAt - 150 * HOUR_MS, startsAt, strict)).toBe(4);
  expect(cancellationHours(startsAt - 40 * HOUR_MS, startsAt, strict)).toBe(8);
});

eachExample("trade-terms", "What is left of an order", (row) => {
  const sideOf = (column: string) => {
    const [people = "0", price = "0"] = row.text(column).split("; ");
    return { people: Number(people), total: oreOf(price) };
  };
  const partOf = (name: string) => ({
    isOver: row.yes(`${name} over`),
    booked: sideOf(`${name} booked`),
    worked: sideOf(`${name} worked`),
  });
  const left = orderLeft([partOf("First"), partOf("Second")]);
  expect(left).toEqual({ people: row.number("People"), total: row.ore("Price") });
});

/** «20.000,00» in øre. */
function oreOf(text: string): number {
  return Math.round(Number(text.replaceAll(".", "").replace(",", ".")) * 100);
}
