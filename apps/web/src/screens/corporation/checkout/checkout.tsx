import { corporationCheckoutTexts as texts } from "#texts/da/corporation/company-checkout.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { PriceBar } from "#web/components/price/price-line.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { AutoFillCard } from "./auto-fill-card.tsx";
import { CheckoutCard } from "./card/checkout-card.tsx";
import { CheckoutHead } from "./checkout-head.tsx";
import { CheckoutPrice } from "./checkout-price.tsx";
import type { CheckoutProps } from "./checkout-shift.ts";
import { useDrafts } from "./use-drafts.ts";

/** One card per person, what fills them all in, and the price that follows. */
export function Checkout({ booking, shifts }: CheckoutProps) {
  const { draftOf, change, fill, forget } = useDrafts(shifts);
  const [isFilling, setFilling] = useDraftState("filling", false, (isOpen) => isOpen);
  return (
    <Page hasAside bar="total">
      <CheckoutHead
        {...{ booking, shifts, draftOf }}
        isFilling={isFilling}
        onFill={() => setFilling(!isFilling)}
        onSaved={forget}
      />
      <Stack gap={20}>
        {isFilling && (
          <AutoFillCard
            booking={booking}
            onFill={(filling) => {
              fill(filling);
              setFilling(false);
            }}
          />
        )}
        {shifts.length === 0 && <EmptyState>{texts.empty}</EmptyState>}
        {shifts.map((shift) => (
          <CheckoutCard
            key={shift.id}
            {...{ booking, shift }}
            draft={draftOf(shift)}
            onChange={(part) => change(shift, part)}
            onSaved={(sent) => forget(shift, sent)}
          />
        ))}
      </Stack>
      <CheckoutPrice booking={booking} />
      <PriceBar booking={booking} />
    </Page>
  );
}
