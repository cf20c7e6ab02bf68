import { ownPriceTexts as texts } from "#texts/da/price/price-agreement.ts";
import { OwnPrices } from "#web/components/price/agreement/own-prices.tsx";
import { Card } from "#web/ui/layout/card.tsx";

/** What is agreed with the company on prices, terms and payment; only the office changes it. */
export function OwnPricesCard() {
  return (
    <Card className="stack" aria-labelledby="profile-prices">
      <h2 className="h3" id="profile-prices">
        {texts.title}
      </h2>
      <OwnPrices />
    </Card>
  );
}
