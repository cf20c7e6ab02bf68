import type { Ore } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import { paymentDateWhenSent } from "./payroll-period.ts";

/** A line of a shift's pay, its first or a correction: hours, and øre that are negative where pay is taken back. */
export interface SentLine {
  readonly kind: "pay" | "difference" | "cancellation";
  readonly hours: number;
  readonly amount: Ore;
  readonly sentOn: Day;
}

/** What is paid for a shift on one day, in øre, and the lines that it is made of. */
export interface Payment<Line extends SentLine> {
  readonly paymentDate: Day;
  readonly hours: number;
  readonly amount: Ore;
  readonly lines: readonly Line[];
}

/**
 * The lines of a shift on `date`, oldest first, as they are paid: one payment a day.
 * Rule: Payments of a shift, docs/rules/pay.md.
 */
export function paymentsOf<Line extends SentLine>(date: Day, lines: readonly Line[]): Payment<Line>[] {
  const byDay = Map.groupBy(lines, ({ sentOn }) => paymentDateWhenSent(date, sentOn));
  return [...byDay].map(([paymentDate, paid]) => ({
    paymentDate,
    hours: paid.reduce((sum, { hours }) => sum + hours, 0),
    amount: paid.reduce((sum, { amount }) => sum + amount, 0),
    lines: paid,
  }));
}

/** The period whose payment a payment is part of, `YYYY-MM`. Rule: Payments of a shift, docs/rules/pay.md. */
export function periodPaidOn(paymentDate: Day): string {
  return paymentDate.slice(0, 7);
}
