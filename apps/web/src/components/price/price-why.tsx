import { priceTexts } from "#texts/da/price/price.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";

interface PriceWhyProps {
  /** From `explainPrice`, in the order of the table. */
  sentences: readonly string[];
  isOpenAtFirst?: boolean;
}

/** «Hvorfor denne pris?»: stands right under the total that it explains. */
export function PriceWhy({ sentences, isOpenAtFirst }: PriceWhyProps) {
  if (sentences.length === 0) return null;
  return (
    <Fold title={priceTexts.why} isOpenAtFirst={isOpenAtFirst}>
      <Reasons sentences={sentences} />
    </Fold>
  );
}
