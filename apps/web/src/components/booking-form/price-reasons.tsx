import type { Price } from "#rules/pricing/price-booking.ts";
import { explainPrice, type PriceContext } from "#texts/da/price/price-why.ts";
import { PriceWhy } from "#web/components/price/price-why.tsx";

export interface PriceReasonsProps {
  rows: Price["rows"];
  context: PriceContext;
}

/** «Hvorfor denne pris?» under the price beside the form. */
export function PriceReasons({ rows, context }: PriceReasonsProps) {
  return <PriceWhy sentences={explainPrice(rows, context)} />;
}
