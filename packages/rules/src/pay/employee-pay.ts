import { type Ore, roundHalfUp } from "#rules/money/ore.ts";
import { netHours, type Period, workedTime } from "#rules/time/duration.ts";
import type { ClockTime } from "#rules/time/moment.ts";

/** What an employee's pay depends on; wage in øre per hour, lengths in hours. */
interface PayTerms {
  hourlyWage: Ore;
  transportHours: number;
  selfPaidBreak: boolean;
}

/**
 * The total pay that an employee is shown, without holiday pay, in øre. `hours` are clock hours,
 * `clockChangeHours` what the night of a clock change adds or takes. Rounded once.
 * Rule: Shown pay, docs/rules/pay.md.
 */
export function employeePay(terms: PayTerms & { hours: number; clockChangeHours?: number }): Ore {
  const { hourlyWage, hours, transportHours, selfPaidBreak, clockChangeHours = 0 } = terms;
  return wageFor(hourlyWage, netHours(hours, selfPaidBreak) + transportHours + clockChangeHours);
}

/** One shift on the payroll. Hours are decimal; `pay` is without and `total` with holiday pay, in øre. */
export interface PayLine {
  /** Worked on the clock, less a self-paid break. */
  hours: number;
  transportHours: number;
  clockChangeHours: number;
  paidHours: number;
  hourlyWage: Ore;
  pay: Ore;
  holidayPay: Ore;
  total: Ore;
}

/**
 * The payroll line of a shift from the times that count (`effectiveTimes`), seen against what was booked.
 * Rule: Payroll line, docs/rules/pay.md.
 */
export function payLine(terms: PayTerms, booked: Period, times: { from: ClockTime; to: ClockTime }): PayLine {
  const worked = workedTime(booked, times.from, times.to);
  const hours = netHours(worked.hours, terms.selfPaidBreak);
  const paidHours = hours + terms.transportHours + worked.clockChangeHours;
  const pay = wageFor(terms.hourlyWage, paidHours);
  const holidayPay = roundHalfUp(pay, 8); // 12.5 percent
  return {
    hours,
    transportHours: terms.transportHours,
    clockChangeHours: worked.clockChangeHours,
    paidHours,
    hourlyWage: terms.hourlyWage,
    pay,
    holidayPay,
    total: pay + holidayPay,
  };
}

function wageFor(hourlyWage: Ore, hours: number): Ore {
  return roundHalfUp(hourlyWage * Math.round(hours * 60), 60);
}
