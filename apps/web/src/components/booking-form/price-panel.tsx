import { ChevronUp } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { priceHeading, priceTexts } from "#texts/da/price/price.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { PriceTable } from "#web/components/price/price-table.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { FillChance } from "./chance/fill-chance.tsx";
import type { BookingDraft } from "./draft/booking-draft.ts";
import { type DraftPrice, priceOfDraft } from "./draft/draft-price.ts";
import { useBookingFacts, useBookingFields } from "./form-context.ts";

const PriceReasons = lazyComponent(async () => (await import("./price-reasons.tsx")).PriceReasons);
const OwnPricesBeside = lazyComponent(
  async () => (await import("#web/components/price/agreement/own-prices.tsx")).OwnPricesBeside,
);
const PriceSheet = lazyComponent(async () => (await import("./price-sheet.tsx")).PriceSheet);

/** By this name the page scrolls to the price, where a phone could not fetch its sheet. */
const PANEL_ID = "pris";

/** The price beside the form; follows every field. Phones show it in a sheet instead. */
export function PricePanel() {
  const { price, heading, why, asked, isBookable } = useShownPrice();
  // The total whose reasons could not be fetched: another one asks for them anew.
  const [untold, setUntold] = useState<number | null>(null);
  const total = price?.total ?? null;
  const isTold = why !== null && total !== untold;
  const isOwn = useIsOwn();
  const [hasOwnPrices, setOwnPrices] = useState(isOwn);
  return (
    <aside className="booking-price" id={PANEL_ID} aria-label={priceTexts.title} tabIndex={-1}>
      <div className="price-card">
        <div className="row row--apart row--wrap">
          <h2 className="h3">{priceTexts.title}</h2>
          <span className="tiny dim">{heading}</span>
        </div>
        {price ? <PriceTable price={price} /> : <p role="status">{priceTexts.noWage}</p>}
        {isTold && <PriceReasons {...why} onFail={() => setUntold(total)} />}
        {!isTold && price && isBookable && (
          <p className="small dim">{why ? priceTexts.whyFailed : priceTexts.withoutFees}</p>
        )}
      </div>
      {hasOwnPrices && <OwnPricesBeside onFail={() => setOwnPrices(false)} />}
      {asked && <FillChance draft={asked} />}
    </aside>
  );
}

/** Whether the company that books reads beside the price what is agreed with it; an edit keeps what it was made under. */
function useIsOwn(): boolean {
  const { paymentDeadline, edited } = useBookingFacts();
  return paymentDeadline !== undefined && !edited;
}

/** On phones the total stays in view while one fills in the form; the price slides up from it. */
export function TotalBar() {
  const [isOpen, setOpen] = useState(false);
  const isOwn = useIsOwn();
  const { price, heading, why, asked, isBookable } = useShownPrice();
  function showPanel() {
    setOpen(false);
    location.hash = PANEL_ID;
  }
  return (
    <section className="total-bar" aria-label={priceTexts.columns.total}>
      <div>
        <span className="tiny dim">{priceTexts.footer}</span>
        <b>{price ? formatKroner(price.total) : priceTexts.none}</b>
      </div>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        {priceTexts.seePrice}
        <Icon of={ChevronUp} size={16} />
      </Button>
      {isOpen && (
        <PriceSheet
          {...{ price, heading, why, isBookable }}
          draft={asked}
          hasOwnPrices={isOwn}
          onClose={() => setOpen(false)}
          onFail={showPanel}
        />
      )}
    </section>
  );
}

/** The price of what stands in the form, as panel and sheet show it; null without a wage that it can be counted with. */
function useShownPrice() {
  const { edited, staffTypes } = useBookingFacts();
  const isBookable = staffTypes.some(({ company }) => company);
  const { draft, jobTitle, price, leadHours, isBooked, isWhole, hasWage } = useDraftPrice();
  const times = formatTimes(draft.start_time, draft.end_time);
  return {
    price: hasWage ? price : null,
    heading: jobTitle ? priceHeading(draft.number_of_staff, jobTitle, times) : times,
    why: isWhole && hasWage ? { rows: price.rows, context: { jobTitle, leadHours, isBooked } } : null,
    isBookable,
    asked: edited || !isBookable ? null : draft,
  };
}

/** What stands in the form and what it costs. */
function useDraftPrice(): DraftPrice & { draft: BookingDraft; jobTitle: string } {
  const { staffTypes, fees, edited } = useBookingFacts();
  const { control, getValues } = useBookingFields();
  useWatch({ control });
  const draft = getValues();
  const jobTitle = staffTypes.find(({ id }) => String(id) === draft.staff_type)?.job_title ?? "";
  return { draft, jobTitle, ...priceOfDraft(draft, jobTitle, { ...fees, edited }, serverNow()) };
}
