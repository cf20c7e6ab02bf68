import { type Ore, roundHalfUp } from "#rules/money/ore.ts";
import { pensionOf } from "#rules/supplements/pension.ts";
import { type SupplementHours, supplementHours } from "#rules/supplements/supplement-hours.ts";
import type { WageAgreement } from "#rules/supplements/wage-agreement.ts";
import {
  netHours,
  type Period,
  SELF_PAID_BREAK_HOURS,
  workedPeriod,
  workedTime,
} from "#rules/time/duration.ts";
import type { ClockTime } from "#rules/time/moment.ts";

/** What an employee's wage depends on; wage in øre per hour, lengths in hours. */
interface WageTerms {
  hourlyWage: Ore;
  transportHours: number;
  selfPaidBreak: boolean;
}

/** What an employee's pay depends on. */
interface PayTerms extends WageTerms {
  /** What supplements and pension are paid by, null without an agreement. */
  agreement: WageAgreement | null;
  /** Whether the person has the pension of the agreement (`hasPension`). */
  hasPension: boolean;
}

/**
 * What hours pay at the hourly wage, without supplements and holiday pay, in øre. `hours` are clock hours,
 * `clockChangeHours` what the night of a clock change adds or takes. Rounded once.
 * Rule: Shown pay, docs/rules/pay.md.
 */
export function employeePay(terms: WageTerms & { hours: number; clockChangeHours?: number }): Ore {
  const { hourlyWage, hours, transportHours, selfPaidBreak, clockChangeHours = 0 } = terms;
  return wageFor(hourlyWage, netHours(hours, selfPaidBreak) + transportHours + clockChangeHours);
}

/** A supplement of a shift: its hours at its rate come to `amount`, in øre without holiday pay. */
export interface PaidSupplement extends SupplementHours {
  readonly amount: Ore;
}

/** One shift on the payroll. Hours are decimal; `pay` is without and `total` with holiday pay, in øre. */
export interface PayLine {
  /** Worked on the clock, less a self-paid break. */
  hours: number;
  transportHours: number;
  clockChangeHours: number;
  paidHours: number;
  hourlyWage: Ore;
  /** The paid hours at the hourly wage. */
  wage: Ore;
  supplements: PaidSupplement[];
  /** Wage and supplements. */
  pay: Ore;
  holidayPay: Ore;
  total: Ore;
  /** What the employer pays into a pension beside the total, and what is taken from the pay for it. */
  employerPension: Ore;
  employeePension: Ore;
}

/**
 * The payroll line of a shift from the times that count (`effectiveTimes`), seen against what was booked.
 * Rules: Payroll line, docs/rules/pay.md. Rule: Pay with an agreement, docs/rules/supplements.md.
 */
export function payLine(terms: PayTerms, booked: Period, times: { from: ClockTime; to: ClockTime }): PayLine {
  const { hourlyWage, transportHours, selfPaidBreak, agreement } = terms;
  const worked = workedTime(booked, times.from, times.to);
  const hours = netHours(worked.hours, selfPaidBreak);
  const paidHours = hours + transportHours + worked.clockChangeHours;
  const wage = wageFor(hourlyWage, paidHours);
  const supplements = supplementsOf(terms, booked, times);
  const pay = supplements.reduce((sum, { amount }) => sum + amount, wage);
  const holidayPay = roundHalfUp(pay, 8); // 12.5 percent
  const pension = pensionOf(terms.hasPension ? (agreement?.pension ?? null) : null, pay);
  return {
    hours,
    transportHours,
    clockChangeHours: worked.clockChangeHours,
    paidHours,
    hourlyWage,
    wage,
    supplements,
    pay,
    holidayPay,
    total: pay + holidayPay,
    employerPension: pension.employer,
    employeePension: pension.employee,
  };
}

function supplementsOf(
  { agreement, hourlyWage, selfPaidBreak }: PayTerms,
  booked: Period,
  { from, to }: { from: ClockTime; to: ClockTime },
): PaidSupplement[] {
  const period = agreement && workedPeriod(booked, from, to);
  if (!period) return [];
  const breakHours = selfPaidBreak ? SELF_PAID_BREAK_HOURS : 0;
  return supplementHours(agreement, hourlyWage, { ...period, breakHours }).map((paid) => ({
    ...paid,
    amount: wageFor(paid.rate, paid.hours),
  }));
}

function wageFor(hourlyWage: Ore, hours: number): Ore {
  return roundHalfUp(hourlyWage * Math.round(hours * 60), 60);
}
