import { addDays, type Day, type Moment, momentOf } from "#rules/time/moment.ts";
import { isBankDay, paymentDateOf } from "./payment-date.ts";

/** A pay period by the month of the 15th that ends it: `2026-12` is 16 November to 15 December. */
export type PayPeriodKey = string;

export interface PayPeriod {
  period: PayPeriodKey;
  from: Day;
  to: Day;
  paymentDate: Day;
  /** Lines that are sent before this moment are paid with the period. */
  closesAt: Moment;
}

const LAST_DAY = "15";
const CLOSES_BEFORE_PAYMENT = 4;

/** The period of a shift's date. Rule: Pay period, docs/rules/pay.md. */
export function payPeriodOf(day: Day): PayPeriodKey {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split("-").map(Number);
  return dayOfMonth <= Number(LAST_DAY) ? keyOf(year, month) : nextPeriod(keyOf(year, month));
}

/** The days of a period, when it is paid and when it closes. Rule: Pay period, docs/rules/pay.md. */
export function payPeriod(period: PayPeriodKey): PayPeriod {
  const to = `${period}-${LAST_DAY}`;
  const paymentDate = paymentDateOf(to);
  return {
    period,
    from: addDays(`${previousPeriod(period)}-${LAST_DAY}`, 1),
    to,
    paymentDate,
    closesAt: momentOf(addDays(closingDayOf(paymentDate), 1), "00:00"),
  };
}

/**
 * When a shift is paid that was sent at `sentAt`, or is not sent yet at that moment: with its period, or with the first
 * one after it that has not closed. Rule: Paid with, docs/rules/pay.md.
 */
export function paidOn(day: Day, sentAt: Moment): Day {
  let { closesAt, paymentDate, period } = payPeriod(payPeriodOf(day));
  while (sentAt >= closesAt) ({ closesAt, paymentDate, period } = payPeriod(nextPeriod(period)));
  return paymentDate;
}

/** Four banking days before the payment; lines of that day are still paid. */
export function closingDayOf(paymentDate: Day): Day {
  let day = paymentDate;
  for (let left = CLOSES_BEFORE_PAYMENT; left > 0; ) {
    day = addDays(day, -1);
    if (isBankDay(day)) left--;
  }
  return day;
}

export function nextPeriod(period: PayPeriodKey): PayPeriodKey {
  const [year = 0, month = 0] = period.split("-").map(Number);
  return month === 12 ? keyOf(year + 1, 1) : keyOf(year, month + 1);
}

export function previousPeriod(period: PayPeriodKey): PayPeriodKey {
  const [year = 0, month = 0] = period.split("-").map(Number);
  return month === 1 ? keyOf(year - 1, 12) : keyOf(year, month - 1);
}

function keyOf(year: number, month: number): PayPeriodKey {
  return `${year}-${String(month).padStart(2, "0")}`;
}
