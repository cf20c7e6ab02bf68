import { type Ore, roundHalfUp } from "#rules/money/ore.ts";
import type { Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/**
 * What each person's part of a joint total is: what the person alone would come to, with the øre that joint rounding
 * adds or takes at the first, so that the parts add up. Rule: Share of a person, docs/rules/money.md.
 */
export function sharesOf(alone: readonly Ore[], total: Ore): Ore[] {
  const rest = total - alone.reduce((sum, amount) => sum + amount, 0);
  return alone.map((amount, place) => (place === 0 ? amount + rest : amount));
}

/**
 * A prepayment of a booking's price, in øre: whole kroner, halves up, never more than the price, and the price itself for
 * all of it. Rule: Prepayment, docs/rules/money.md.
 */
export function prepaidAmount(price: Ore, percent: number): Ore {
  if (percent === 100) return price;
  return Math.min(price, 100 * Math.floor((price * percent + 5_000) / 10_000));
}

/**
 * Whether more of a booking may be prepaid; `deducted` is what an invoice took off for prepayments, in øre.
 * Rule: What can be prepaid, docs/rules/money.md.
 */
export function canPrepay(facts: {
  isCancelled: boolean;
  isSentInFull: boolean;
  deducted: Ore;
}): Verdict<"booking_cancelled" | "already_sent" | "deducted"> {
  if (facts.isCancelled) return refuse("booking_cancelled");
  if (facts.isSentInFull) return refuse("already_sent");
  return facts.deducted > 0 ? refuse("deducted") : { ok: true };
}

/**
 * How much of what was paid in advance comes off an invoice: off the final one, and no more than it comes to.
 * Øre. Rule: Deduction of a prepayment, docs/rules/money.md.
 */
export function deduction(facts: { prepaid: Ore; deducted: Ore; total: Ore; isFinal: boolean }): Ore | null {
  if (!facts.isFinal) return 0;
  const left = facts.prepaid - facts.deducted;
  return left > 0 && left > facts.total ? null : left;
}

/**
 * What a company has prepaid and no invoice will take off any more, in øre: what is left of it above the last invoice,
 * once the booking is over. Nothing while a prepayment, or its credit note, is on its way.
 * Rule: Prepaid too much, docs/rules/money.md.
 */
export function prepaidTooMuch(facts: {
  prepaid: Ore;
  deducted: Ore;
  isOpen: boolean;
  total: Ore;
  isFinal: boolean;
  isOver: boolean;
}): Ore {
  const { prepaid, deducted, isOpen, total, isFinal, isOver } = facts;
  if (isOpen || !isFinal || !isOver) return 0;
  return Math.max(0, prepaid - deducted - total);
}

/** What one amount comes to at most, in øre: far above any real one, and what the ledger can hold. */
export const MAX_AMOUNT: Ore = 2_000_000_000;

/** Whether an invoice, or what a shift is paid, comes to more than one may. Rule: Largest amount, docs/rules/money.md. */
export function isAboveLimit(total: Ore): boolean {
  return total > MAX_AMOUNT;
}

/** Hours and wage of one pay line; hours are negative where pay is taken back. */
export interface PaidLine {
  hours: number;
  amount: Ore;
}

/** Lines keep their hours with four decimals. */
const LESS_THAN_A_MINUTE = 1 / 120;

/**
 * The pay line that brings what a shift was paid to what it should be: hours and øre, negative ones too; null where
 * nothing differs. Rule: Difference in pay, docs/rules/money.md.
 */
export function payDifference(paid: readonly PaidLine[], due: PaidLine): PaidLine | null {
  const hours = due.hours - paid.reduce((sum, line) => sum + line.hours, 0);
  const amount = due.amount - paid.reduce((sum, line) => sum + line.amount, 0);
  return Math.abs(hours) < LESS_THAN_A_MINUTE && amount === 0 ? null : { hours, amount };
}

/** A pay line as payroll takes it: kroner per hour with at most four decimals. */
export interface PayUnits {
  hours: number;
  unitPrice: number;
}

/**
 * Hours and price of a pay line that payroll multiplies to the line's amount, to the øre: the hourly wage where it
 * fits, else the nearest price that does. Øre in. Rule: Price of a pay line, docs/rules/money.md.
 */
export function payUnits(hourlyWage: Ore, { hours, amount }: PaidLine): PayUnits {
  const prices = [hourlyWage / 100, Math.round((amount / hours) * 100) / 10_000];
  const unitPrice = prices.find((price) => comesTo(hours, price, amount));
  return unitPrice === undefined ? { hours: 1, unitPrice: amount / 100 } : { hours, unitPrice };
}

/** Whether hours at a price are an amount however a half of what is taken back is rounded. */
function comesTo(hours: number, price: number, amount: Ore): boolean {
  const hundredthsOfOre = Math.round(hours * 100 * Math.round(price * 10_000)) / 100;
  const isHalf = Math.abs(hundredthsOfOre % 100) === 50;
  return roundHalfUp(hundredthsOfOre, 100) === amount && !(hours < 0 && isHalf);
}

/** An invoice of a booking, as what the next one begins with depends on it. */
interface PastInvoice {
  readonly sentAt: Moment;
  /** When it was taken back, or the credit note over it accepted; null while it counts. */
  readonly lostAt: Moment | null;
}

/**
 * The invoices whose free lines, dropped fees and people left for later the next one begins with: those that were
 * taken back or credited since the last one was sent. Rule: What the next invoice begins with, docs/rules/money.md.
 */
export function offeredAgain<Invoice extends PastInvoice>(invoices: readonly Invoice[]): Invoice[] {
  const lastSent = Math.max(...invoices.map(({ sentAt }) => sentAt));
  return invoices.filter(({ lostAt }) => lostAt !== null && lostAt >= lastSent);
}
