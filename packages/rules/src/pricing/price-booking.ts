import { type Ore, roundHalfUp } from "#rules/money/ore.ts";
import { type PayLine, payLine } from "#rules/pay/employee-pay.ts";
import { type Supplement, supplementRate, type WageAgreement } from "#rules/supplements/wage-agreement.ts";
import { netHours, type Period, SELF_PAID_BREAK_HOURS, workedTime } from "#rules/time/duration.ts";
import type { ClockTime, Day } from "#rules/time/moment.ts";
import { decomposeFee, type Fees } from "./fees.ts";
import type { BookingTradeTerms } from "./trade-terms.ts";

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
  /** What supplements and pension are paid by, null without an agreement. */
  agreement: WageAgreement | null;
}

/** The terms that a price is made by: those of the booking. */
type BilledTerms = Pick<BookingTradeTerms, "minimumHours" | "overtimeStepHours" | "rush">;

/** A person's shift with the times that are billed (`effectiveTimes`); somebody not met is in no price. */
export interface BilledShift {
  from: ClockTime;
  to: ClockTime;
  notMet: boolean;
  /** Whether the person has the pension of the agreement (`hasPension`). */
  hasPension: boolean;
}

/** A price excl. VAT; the total is the sum of the rows, rows of nothing are left out. Work alone has no row `cancellation`. */
export interface Price {
  rows: PriceRow[];
  total: Ore;
}

/**
 * The price of a booking as booked, for `people` persons who each work its whole time and have the pension.
 * Rules: Price of a booking; Minimum billing, docs/rules/pricing.md. Rule: Price with an agreement, docs/rules/supplements.md.
 */
export function priceBooking(booking: BookingTerms & { people: number }, terms: BilledTerms): Price {
  const each = hoursOf(booking, { from: booking.startTime, to: booking.endTime, hasPension: true }, terms);
  return priceOf(booking, new Array<PersonHours>(booking.people).fill(each), terms);
}

/**
 * The price of a finished booking: the sum over its real shifts.
 * Rules: Price of worked shifts; Minimum billing; Overtime, docs/rules/pricing.md. Rule: Price with an agreement, docs/rules/supplements.md.
 */
export function priceShifts(booking: BookingTerms, shifts: BilledShift[], terms: BilledTerms): Price {
  const everyone = shifts.filter(({ notMet }) => !notMet).map((shift) => hoursOf(booking, shift, terms));
  return priceOf(booking, everyone, terms);
}

function priceOf(booking: BookingTerms, everyone: PersonHours[], terms: BilledTerms): Price {
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
  /** Supplements and the employer's pension are charged as they are paid. */
  pay: PayLine;
}

function hoursOf(
  booking: BookingTerms,
  { from, to, hasPension }: Omit<BilledShift, "notMet">,
  terms: BilledTerms,
): PersonHours {
  const booked: Period = { day: booking.date, start: booking.startTime, end: booking.endTime };
  const worked = workedTime(booked, from, to);
  const net = netHours(worked.hours, booking.selfPaidBreak);
  const overtimeRounding = upToStep(worked.overtimeHours, terms.overtimeStepHours) - worked.overtimeHours;
  // The minimum fills up what is billed anyway, so rounded overtime counts; the clock change does not.
  const toMinimum = Math.max(0, terms.minimumHours - net - overtimeRounding);
  const pay = payLine({ ...booking, hasPension }, booked, { from, to });
  return { net, overtimeRounding, toMinimum, clockChange: worked.clockChangeHours, pay };
}

function rowsOf(booking: BookingTerms, everyone: PersonHours[], terms: BilledTerms): PriceRow[] {
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
    ...supplementRows(booking, everyone),
    pensionRow(booking, everyone),
    feeRow("service", parts.service, {}),
    feeRow("rush", parts.rush, { underHours: terms.rush.urgentUnderHours }),
    feeRow("emergency", parts.emergency, { underHours: terms.rush.emergencyUnderHours }),
  ];
  return rows.filter((row) => row !== null);
}

/** A row for each supplement that is paid to anybody, over all who get it. */
function supplementRows({ agreement, hourlyWage }: BookingTerms, everyone: PersonHours[]) {
  return (agreement?.supplements ?? []).map((supplement) => {
    const hours = everyone.map(
      ({ pay }) => pay.supplements.find((paid) => paid.supplement === supplement)?.hours ?? 0,
    );
    const rate = supplementRate(supplement, hourlyWage);
    return priceRow("supplement", hours, { hourlyWage: rate }, { supplement });
  });
}

/** The employer's pension of everybody who has one: an amount, no hours at a rate. */
function pensionRow({ agreement }: BookingTerms, everyone: PersonHours[]): PriceRow | null {
  const insured = everyone.filter(({ pay }) => pay.employerPension > 0);
  const total = insured.reduce((sum, { pay }) => sum + pay.employerPension, 0);
  if (total === 0) return null;
  const [first] = insured;
  const isSame = insured.every(({ pay }) => pay.paidHours === first?.pay.paidHours);
  return {
    key: "pension",
    people: insured.length,
    hours: insured.reduce((sum, { pay }) => sum + pay.paidHours, 0),
    hoursEach: isSame && first ? first.pay.paidHours : null,
    ...{ hourlyWage: 0, holiday: 0, unitPrice: 0 },
    total,
    why: { pensionPercent: (agreement?.pension?.employerPercent ?? 0) / 100 },
  };
}

function upToStep(hours: number, step: number): number {
  return Math.ceil(hours / step) * step;
}

/** The rows that a price table can have, in their order. */
export type PriceRowKey =
  | "shifts"
  | "minimum"
  | "overtime"
  | "clock_change"
  | "transport"
  | "supplement"
  | "pension"
  | "service"
  | "rush"
  | "emergency"
  | "cancellation";

/** What the sentence that explains a row needs to know; a row has those of the facts that concern it. */
export interface PriceReason {
  /** Half an hour a person when the break is at the staff's own expense. */
  breakHours?: number;
  /** The fee inside the unit price, øre per hour. */
  fee?: Ore;
  minimumHours?: number;
  overtimeStepHours?: number;
  transportHours?: number;
  /** The fee of a booking made less than so many hours before its start. */
  underHours?: number;
  supplement?: Supplement;
  /** Percent of the pay that the employer pays into a pension. */
  pensionPercent?: number;
}

/**
 * One row of a price table. Rates are exact øre per hour (eighths of an øre), only the total is rounded.
 * Rules: Unit price; Rounding, docs/rules/pricing.md.
 */
export interface PriceRow {
  key: PriceRowKey;
  /** People whom the row concerns. */
  people: number;
  /** Hours of all of them together; negative for the hour that summer time takes. */
  hours: number;
  /** Hours of each, null when they differ. */
  hoursEach: number | null;
  /** 0 on rows of a fee alone. */
  hourlyWage: Ore;
  /** Holiday supplement and ATP per hour, 0 on rows of a fee alone. */
  holiday: number;
  /** What an hour is charged: wage, holiday supplement and fee, as far as the row has them. */
  unitPrice: number;
  /** Øre, rounded half up once for the row. */
  total: Ore;
  why: PriceReason;
}

/** What a row charges per hour: a wage with its supplement, a fee, or both. Øre. */
export interface Rate {
  hourlyWage?: Ore;
  fee?: Ore;
}

/**
 * A row over everybody's hours, or null when it comes to nothing. `hoursOfEach` has one entry a person;
 * people with 0 hours are not counted.
 */
export function priceRow(
  key: PriceRowKey,
  hoursOfEach: number[],
  rate: Rate,
  why: PriceReason,
): PriceRow | null {
  const counted = hoursOfEach.filter((hours) => hours !== 0);
  const minutes = counted.reduce((sum, hours) => sum + minutesIn(hours), 0);
  const eighths = unitPriceInEighths(rate);
  const total = roundHalfUp(eighths * minutes, 8 * 60);
  if (total === 0) return null;

  const [first] = counted;
  const isSame = counted.every((hours) => hours === first);
  return {
    key,
    people: counted.length,
    hours: minutes / 60,
    hoursEach: isSame && first !== undefined ? first : null,
    hourlyWage: rate.hourlyWage ?? 0,
    holiday: holidayPartOf(rate.hourlyWage ?? 0),
    unitPrice: eighths / 8,
    total,
    why,
  };
}

/**
 * Holiday supplement and ATP, 12.5 percent of a wage in øre; exact, as an eighth is in binary.
 * Rule: Unit price, docs/rules/pricing.md.
 */
export function holidayPartOf(hourlyWage: Ore): number {
  return hourlyWage / 8;
}

function unitPriceInEighths({ hourlyWage = 0, fee = 0 }: Rate): number {
  return hourlyWage * 9 + fee * 8;
}

function minutesIn(hours: number): number {
  return Math.round(hours * 60);
}
