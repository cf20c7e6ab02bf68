import { priceTexts } from "#texts/da/price/price.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";

/** «Hvorfor denne pris?», a sentence for each row: stands right under the total that it explains. */
export function PriceWhy({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Fold title={priceTexts.why}>
      <Reasons sentences={sentences} />
    </Fold>
  );
}
