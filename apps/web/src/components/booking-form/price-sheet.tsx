import { priceTexts } from "#texts/da/price/price.ts";
import { explainPrice } from "#texts/da/price/price-why.ts";
import { OwnPricesBeside } from "#web/components/price/agreement/own-prices.tsx";
import { PriceTable, PriceTotal } from "#web/components/price/price-table.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { OpenDialog } from "#web/ui/overlays/open-dialog.tsx";
import { FillChance } from "./chance/fill-chance.tsx";
import type { BookingDraft } from "./draft/booking-draft.ts";
import type { DraftPrice } from "./draft/draft-price.ts";
import type { PriceReasonsProps } from "./price-reasons.tsx";

interface PriceSheetProps {
  /** Null without a wage that it can be counted with. */
  price: DraftPrice["price"] | null;
  /** «2 tjenere, 10:00–18:00». */
  heading: string;
  /** What explains it; null while fees are missing. */
  why: PriceReasonsProps | null;
  /** Whether there is any staff to choose. */
  isBookable: boolean;
  /** Asked how likely it is filled; null for a booking that is made, and where there is no staff to choose. */
  draft: BookingDraft | null;
  /** Whether a company books, whose agreement on prices stands below. */
  hasOwnPrices: boolean;
  onClose: () => void;
}

/** On phones the price slides up from its total, explained, with how likely the booking is filled. */
export function PriceSheet({
  price,
  heading,
  why,
  isBookable,
  draft,
  hasOwnPrices,
  onClose,
}: PriceSheetProps) {
  return (
    <OpenDialog
      isOpen
      title={priceTexts.title}
      onClose={onClose}
      summary={price && <PriceTotal total={price.total} />}
    >
      <p className="small dim">{heading}</p>
      {price ? <PriceTable price={price} isTotalBelow /> : <p>{priceTexts.noWage}</p>}
      {why ? (
        <section className="stack stack--tight" aria-label={priceTexts.why}>
          <h3 className="kicker">{priceTexts.why}</h3>
          <Reasons sentences={explainPrice(why.rows, why.context)} />
        </section>
      ) : (
        price && isBookable && <p className="small dim">{priceTexts.withoutFees}</p>
      )}
      {hasOwnPrices && <OwnPricesBeside />}
      {draft && <FillChance draft={draft} />}
    </OpenDialog>
  );
}
