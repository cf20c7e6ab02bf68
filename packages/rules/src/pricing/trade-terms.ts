import { type Ore, roundHalfUp } from "#rules/money/ore.ts";
import { MAX_AMOUNT } from "#rules/money/proposal.ts";
import { addDays, type Day, HOUR_MS, type Moment, weekdayOf } from "#rules/time/moment.ts";

/** The terms that a booking is made under and keeps. Lengths in hours. */
export interface BookingTradeTerms {
  /** Every booked person is billed at least so many hours, transport not counted. */
  minimumHours: number;
  /** Work beyond the booked end is billed in started steps of so many hours. */
  overtimeStepHours: number;
  /** Under so many hours before the start the urgent and the emergency fee apply. */
  rush: { urgentUnderHours: number; emergencyUnderHours: number };
  cancellation: {
    /** Free when more than so many hours are left before the start. */
    freeOverHours: number;
    /** What is billed below that, in hours per person. */
    hours: number;
    /** Under so many hours before the start … */
    lateUnderHours: number;
    /** … so many hours are billed instead. */
    lateHours: number;
  };
  /** Orders over so many staff are paid in advance, in instalments of so many percent; largest order first. */
  prepayment: { overStaff: number; percents: number[] }[];
}

/** The sentences of the trade terms as settings. Amounts in øre excl. VAT, lengths in hours. */
export interface TradeTerms extends BookingTradeTerms {
  /** ISO weekday on which the week before is invoiced. */
  invoicingWeekday: number;
  /** Days net that the contract states; the corporation's payment deadline governs the invoice. */
  netDays: number;
  /** Unpaid work beyond this is flagged to the admin. */
  creditCeiling: Ore;
  recruitmentFee: Ore;
  unreportedRecruitmentFee: Ore;
  solicitingPenalty: Ore;
  /** Paid break in minutes on shifts longer than `breakOverHours`. */
  breakMinutes: number;
  breakOverHours: number;
}

/** What the product comes with, until an admin sets another value. Rule: Standard terms, docs/rules/trade-terms.md. */
export const DEFAULT_TRADE_TERMS: TradeTerms = {
  minimumHours: 5,
  overtimeStepHours: 0.5,
  rush: { urgentUnderHours: 48, emergencyUnderHours: 24 },
  cancellation: { freeOverHours: 96, hours: 2, lateUnderHours: 24, lateHours: 3 },
  invoicingWeekday: 1,
  netDays: 4,
  prepayment: [
    { overStaff: 40, percents: [25, 50] },
    { overStaff: 15, percents: [75] },
  ],
  creditCeiling: 1_200_000,
  recruitmentFee: 490_000,
  unreportedRecruitmentFee: 250_000,
  solicitingPenalty: 100_000,
  breakMinutes: 20,
  breakOverHours: 8,
};

type RemovalTerms = Pick<BookingTradeTerms, "cancellation">;
type PrepaymentTerms = Pick<BookingTradeTerms, "prepayment">;

/**
 * Hours billed for one selected person whom the company removes at `now`, by the terms of the booking: by the
 * standard ones none more than 4 days before the start, 2 under 4 days, 3 under 24 hours and after the start.
 * Exactly 96 and 24 hours cost 2.
 * Rule: Fee for removing people, docs/rules/cancellation.md.
 */
export function cancellationHours(now: Moment, startsAt: Moment, terms: RemovalTerms): number {
  const leadHours = (startsAt - now) / HOUR_MS;
  const { freeOverHours, hours, lateUnderHours, lateHours } = terms.cancellation;
  if (leadHours > freeOverHours) return 0;
  return leadHours < lateUnderHours ? lateHours : hours;
}

/** What a cancellation costs. `unitPrice` is exact øre per hour: wage with holiday supplement, plus fee. */
export interface CancellationFee {
  /** Hours billed per place. */
  hours: number;
  places: number;
  unitPrice: number;
  amount: Ore;
}

/**
 * The fee for removing `places` selected people at `now`: hours of the band × (unit price + fee), rounded
 * once, and no more for a place than one amount may be. `hourlyWage` and `fee` in øre per hour. Rule: Fee for removing people, docs/rules/cancellation.md.
 */
export function cancellationFee(
  facts: { now: Moment; startsAt: Moment; hourlyWage: Ore; fee: Ore; places: number },
  terms: RemovalTerms,
): CancellationFee {
  const { now, startsAt, hourlyWage, fee, places } = facts;
  const hours = cancellationHours(now, startsAt, terms);
  const unitPrice = (hourlyWage * 9) / 8 + fee;
  const billed = roundHalfUp(unitPrice * 8 * hours * 60 * places, 8 * 60);
  const amount = Math.min(billed, MAX_AMOUNT * places);
  return { hours, places, unitPrice, amount };
}

/** What is paid in advance of an order of so many people: instalments in percent and øre, and their sum. */
export interface Prepayment {
  people: number;
  percents: number[];
  instalments: Ore[];
  amount: Ore;
}

/**
 * The prepayment of an order of `staff` people at `total` øre, null when none is due. All bookings of a
 * corporation for one date and address are one order. Rule: Prepayment, docs/rules/trade-terms.md.
 */
export function prepaymentOf(staff: number, total: Ore, terms: PrepaymentTerms): Prepayment | null {
  const tier = tierOf(staff, terms);
  if (tier === undefined) return null;
  const instalments = tier.percents.map((percent) => roundHalfUp(total * percent, 100));
  return {
    people: staff,
    percents: tier.percents,
    instalments,
    amount: instalments.reduce((sum, instalment) => sum + instalment, 0),
  };
}

/** A booking of an order: how many people at what price, as booked, and of those who were on it once it is over. */
export interface OrderPart {
  isOver: boolean;
  booked: { people: number; total: Ore };
  worked: { people: number; total: Ore };
}

/** What is left of an order: people and øre of its parts. Rule: What is left of an order, docs/rules/trade-terms.md. */
export function orderLeft(parts: readonly OrderPart[]): { people: number; total: Ore } {
  const left = parts.map(({ isOver, booked, worked }) => (isOver ? worked : booked));
  return {
    people: left.reduce((sum, { people }) => sum + people, 0),
    total: left.reduce((sum, { total }) => sum + total, 0),
  };
}

function tierOf(staff: number, terms: PrepaymentTerms) {
  return terms.prepayment.find(({ overStaff }) => staff > overStaff);
}

/**
 * Whether unpaid work, øre excl. VAT, is over the credit ceiling. It never blocks a booking.
 * Rule: Credit ceiling, docs/rules/trade-terms.md.
 */
export function isOverCreditCeiling(unpaid: Ore, terms: Pick<TradeTerms, "creditCeiling">): boolean {
  return unpaid > terms.creditCeiling;
}

/**
 * The day a booking is invoiced: the Monday after the week that it was worked in.
 * Rule: Day of invoicing, docs/rules/trade-terms.md.
 */
export function invoicingDayOf(bookingDate: Day, terms = DEFAULT_TRADE_TERMS): Day {
  const nextMonday = addDays(bookingDate, 8 - weekdayOf(bookingDate));
  return addDays(nextMonday, terms.invoicingWeekday - 1);
}
