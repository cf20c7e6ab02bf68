import { type Ore, roundHalfUp } from "./ore.ts";

/** Danish VAT, in percent. */
export const VAT_PERCENT = 25;

/** The VAT of an amount without it, in øre, halves up. Rule: VAT of an invoice, docs/rules/money.md. */
export function vatOf(net: Ore): Ore {
  return Math.sign(net) * roundHalfUp((Math.abs(net) * VAT_PERCENT) / 100);
}

/**
 * The VAT of a credit note over `net`, where earlier ones over the same invoice came to `before`, in øre: with the last one
 * they take back what the invoice has, whatever was rounded on the way. Rule: VAT of credit notes, docs/rules/money.md.
 */
export function vatOfCreditNote(net: Ore, before: { readonly net: Ore; readonly vat: Ore }): Ore {
  return vatOf(before.net + net) - before.vat;
}
