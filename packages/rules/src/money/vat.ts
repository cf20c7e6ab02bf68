import { type Ore, roundHalfUp } from "./ore.ts";

/** Danish VAT, in percent. */
export const VAT_PERCENT = 25;

/** The VAT of an amount without it, in øre, halves up. Rule: VAT of an invoice, docs/rules/money.md. */
export function vatOf(net: Ore): Ore {
  return Math.sign(net) * roundHalfUp((Math.abs(net) * VAT_PERCENT) / 100);
}
