import type { Ore } from "#rules/money/ore.ts";
import { netHours, type Period, SELF_PAID_BREAK_HOURS, workedTime } from "#rules/time/duration.ts";
import type { ClockTime, Day } from "#rules/time/moment.ts";

import { decomposeFee, type Fees } from "./fees.ts";
import { type PriceReason, type PriceRow, type PriceRowKey, priceRow, type Rate } from "./price-row.ts";
import { DEFAULT_TRADE_TERMS, type TradeTerms } from "./trade-terms.ts";

/** What the price of any booking depends on. Money in øre per hour, lengths in hours per person. */
export interface BookingTerms {
  hourlyWage: Ore;
  /** The whole fee stored on the booking. */
  fee: Ore;
  /** The three fees that it is shown as. */
  fees: Fees;
  transportHours: number;
  selfPaidBreak: boolean;
  date: Day;
  startTime: ClockTime;
  endTime: ClockTime;
}

/** A person's shift with the times that are billed (`effectiveTimes`); somebody not met is in no price. */
export interface BilledShift {
  from: ClockTime;
  to: ClockTime;
  notMet: boolean;
}

/** A price excl. VAT; the total is the sum of the rows, rows of nothing are left out. */
export interface Price {
  rows: PriceRow[];
  total: Ore;
}

/**
 * The price of a booking as booked, for `people` persons who each work its whole time.
 * Rules: Price of a booking; Minimum billing, docs/rules/pricing.md.
 */
export function priceBooking(booking: BookingTerms & { people: number }, terms = DEFAULT_TRADE_TERMS): Price {
  const each = hoursOf(booking, { from: booking.startTime, to: booking.endTime }, terms);
  return priceOf(booking, new Array<PersonHours>(booking.people).fill(each), terms);
}

/**
 * The price of a finished booking: the sum over its real shifts.
 * Rules: Price of worked shifts; Minimum billing; Overtime, docs/rules/pricing.md.
 */
export function priceShifts(
  booking: BookingTerms,
  shifts: BilledShift[],
  terms = DEFAULT_TRADE_TERMS,
): Price {
  const everyone = shifts.filter(({ notMet }) => !notMet).map((shift) => hoursOf(booking, shift, terms));
  return priceOf(booking, everyone, terms);
}

function priceOf(booking: BookingTerms, everyone: PersonHours[], terms: TradeTerms): Price {
  const rows = rowsOf(booking, everyone, terms);
  return { rows, total: rows.reduce((sum, { total }) => sum + total, 0) };
}

/** One person's hours, one entry for each kind that is billed. */
interface PersonHours {
  /** Worked on the clock, less a self-paid break. */
  net: number;
  overtimeRounding: number;
  toMinimum: number;
  clockChange: number;
}

function hoursOf(
  booking: BookingTerms,
  { from, to }: Pick<BilledShift, "from" | "to">,
  terms: TradeTerms,
): PersonHours {
  const booked: Period = { day: booking.date, start: booking.startTime, end: booking.endTime };
  const worked = workedTime(booked, from, to);
  const net = netHours(worked.hours, booking.selfPaidBreak);
  const overtimeRounding = upToStep(worked.overtimeHours, terms.overtimeStepHours) - worked.overtimeHours;
  // The minimum fills up what is billed anyway, so rounded overtime counts; the clock change does not.
  const toMinimum = Math.max(0, terms.minimumHours - net - overtimeRounding);
  return { net, overtimeRounding, toMinimum, clockChange: worked.clockChangeHours };
}

function rowsOf(booking: BookingTerms, everyone: PersonHours[], terms: TradeTerms): PriceRow[] {
  const { hourlyWage, fee, transportHours } = booking;
  const parts = decomposeFee(fee, booking.fees);
  const wage: Rate = { hourlyWage };
  const wageAndFee: Rate = { hourlyWage, fee };

  const perPerson = (
    key: PriceRowKey,
    hours: (person: PersonHours) => number,
    rate: Rate,
    why: PriceReason,
  ) => priceRow(key, everyone.map(hours), rate, why);
  const feeRow = (key: PriceRowKey, part: Ore, why: PriceReason) =>
    perPerson(key, ({ net }) => net + transportHours, { fee: part }, { fee: part, transportHours, ...why });

  const rows = [
    perPerson("shifts", ({ net }) => net, wage, {
      breakHours: booking.selfPaidBreak ? SELF_PAID_BREAK_HOURS : 0,
    }),
    perPerson("minimum", ({ toMinimum }) => toMinimum, wageAndFee, { fee, minimumHours: terms.minimumHours }),
    perPerson("overtime", ({ overtimeRounding }) => overtimeRounding, wageAndFee, {
      fee,
      overtimeStepHours: terms.overtimeStepHours,
    }),
    perPerson("clock_change", ({ clockChange }) => clockChange, wageAndFee, { fee }),
    perPerson("transport", () => transportHours, wage, { transportHours }),
    feeRow("service", parts.service, {}),
    feeRow("rush", parts.rush, { underHours: terms.rush.urgentUnderHours }),
    feeRow("emergency", parts.emergency, { underHours: terms.rush.emergencyUnderHours }),
  ];
  return rows.filter((row) => row !== null);
}

function upToStep(hours: number, step: number): number {
  return Math.ceil(hours / step) * step;
}
