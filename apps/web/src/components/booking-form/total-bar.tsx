import { ChevronUp } from "lucide-react";
import { priceTexts } from "#texts/da/price/price.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type PricePanelProps, useDraftPrice } from "./price-panel.tsx";

/** On phones the total stays in view while one fills in the form. */
export function TotalBar(props: PricePanelProps) {
  const { price } = useDraftPrice(props);
  return (
    <section className="total-bar" aria-label={priceTexts.columns.total}>
      <div>
        <span className="tiny dim">{priceTexts.footer}</span>
        <b>{formatKroner(price.total)}</b>
      </div>
      <LinkButton href="#pris">
        {priceTexts.seePrice}
        <Icon of={ChevronUp} size={16} />
      </LinkButton>
    </section>
  );
}
