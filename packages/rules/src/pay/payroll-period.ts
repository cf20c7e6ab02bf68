import { addDays, addMonths, type Day } from "#rules/time/moment.ts";
import { isBankDay, paymentDateOf } from "./payment-date.ts";

/** How many banking days before the payment a period closes. */
const CLOSES_BEFORE = 4;

/** A pay period: its first and last day, the last day on which work of it is sent in time, and when it is paid. */
export interface PayrollPeriod {
  /** The month that it ends in, `YYYY-MM`. */
  readonly period: string;
  readonly from: Day;
  readonly to: Day;
  readonly closesOn: Day;
  readonly paymentDate: Day;
}

const periods = new Map<string, PayrollPeriod>();

/** The period that ends on the 15th of a month `YYYY-MM`; every shift asks for one of the same few. Rule: Pay periods, docs/rules/pay.md. */
export function payrollPeriod(period: string): PayrollPeriod {
  const known = periods.get(period) ?? findPeriod(period);
  periods.set(period, known);
  return known;
}

function findPeriod(period: string): PayrollPeriod {
  const to = `${period}-15`;
  const paymentDate = paymentDateOf(to);
  return {
    period,
    from: addDays(addMonths(to, -1), 1),
    to,
    closesOn: bankDaysBefore(paymentDate, CLOSES_BEFORE),
    paymentDate,
  };
}

/** The period that a day belongs to, `YYYY-MM`. Rule: Pay periods, docs/rules/pay.md. */
export function periodOf(day: Day): string {
  return paymentDateOf(day).slice(0, 7);
}

/**
 * When a shift of `date` is paid that is sent on `sentOn`: with its period, or with the first one that had not closed
 * then. Rule: Pay sent after closing, docs/rules/pay.md.
 */
export function paymentDateWhenSent(date: Day, sentOn: Day): Day {
  let period = payrollPeriod(periodOf(date));
  while (sentOn > period.closesOn) period = payrollPeriod(addMonths(period.to, 1).slice(0, 7));
  return period.paymentDate;
}

function bankDaysBefore(day: Day, count: number): Day {
  let before = day;
  for (let left = count; left > 0; ) {
    before = addDays(before, -1);
    if (isBankDay(before)) left--;
  }
  return before;
}
