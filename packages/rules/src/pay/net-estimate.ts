import { type Ore, roundHalfUp } from "#rules/money/ore.ts";

/** What the tax of a month is reckoned with. */
export interface TaxTerms {
  /** Percent of the income after AM-bidrag. */
  taxPercent: number;
  /** Øre a month that a main card exempts. */
  deduction: Ore;
}

/** What becomes of a month's pay, in øre. */
export interface NetEstimate {
  atp: Ore;
  /** The own part of a pension, which is taxed when it is paid out. */
  pension: Ore;
  am: Ore;
  tax: Ore;
  net: Ore;
}

const AM_PERCENT = 8;
const NO_CARD_PERCENT = 55;

/** The employee's part of ATP a month, by paid hours. */
const ATP_STEPS = [
  { hours: 117, ore: 9900 },
  { hours: 78, ore: 6600 },
  { hours: 39, ore: 3300 },
] as const;

/**
 * What is left of `pay` (øre, a month's pay without holiday pay) for `hours` of work, by tax card: 1 main card, with a
 * deduction, 2 secondary card, 0 none; of no or negative pay nothing is deducted. An estimate: the real rate comes from the tax authority.
 * Rule: Estimate of net pay, docs/rules/pay.md.
 */
export function netEstimate(
  { pay, hours, pension, taxCard }: { pay: Ore; hours: number; pension: Ore; taxCard: number },
  { taxPercent, deduction }: TaxTerms,
): NetEstimate {
  if (pay <= 0) return { atp: 0, pension: 0, am: 0, tax: 0, net: pay };
  const atp = Math.min(pay, ATP_STEPS.find((step) => hours >= step.hours)?.ore ?? 0);
  const am = roundHalfUp((pay - atp) * AM_PERCENT, 100);
  const taxable = Math.max(0, pay - atp - pension - am - (taxCard === 1 ? deduction : 0));
  const tax = roundHalfUp(taxable * (taxCard === 0 ? NO_CARD_PERCENT : taxPercent), 100);
  return { atp, pension, am, tax, net: pay - atp - pension - am - tax };
}
