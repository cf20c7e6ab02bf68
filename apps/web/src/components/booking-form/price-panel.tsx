import { ChevronUp } from "lucide-react";
import { useWatch } from "react-hook-form";
import { priceHeading, priceTexts } from "#texts/da/price/price.ts";
import { explainPrice } from "#texts/da/price/price-why.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { PriceTable, PriceWhy } from "#web/components/price/price-table.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { BookingDraft } from "./draft/booking-draft.ts";
import { type DraftPrice, priceOfDraft } from "./draft/draft-price.ts";
import { FillChance } from "./fill-chance.tsx";
import { useBookingFacts, useBookingFields } from "./form-context.ts";

/** The price beside the form; follows every field. */
export function PricePanel() {
  const { edited } = useBookingFacts();
  const { draft, jobTitle, price, leadHours, isBooked, isWhole } = useDraftPrice();
  const times = formatTimes(draft.start_time, draft.end_time);
  return (
    <aside className="booking-price" id="pris" aria-label={priceTexts.title} tabIndex={-1}>
      <div className="price-card">
        <div className="row row--apart row--wrap">
          <h2 className="h3">{priceTexts.title}</h2>
          <span className="tiny dim">
            {jobTitle ? priceHeading(draft.number_of_staff, jobTitle, times) : times}
          </span>
        </div>
        <PriceTable price={price} />
        {isWhole ? (
          <PriceWhy sentences={explainPrice(price.rows, { jobTitle, leadHours, isBooked })} />
        ) : (
          <p className="small dim">{priceTexts.withoutFees}</p>
        )}
      </div>
      {!edited && <FillChance draft={draft} />}
    </aside>
  );
}

/** On phones the total stays in view while one fills in the form. */
export function TotalBar() {
  const { price } = useDraftPrice();
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

/** What stands in the form and what it costs. */
function useDraftPrice(): DraftPrice & { draft: BookingDraft; jobTitle: string } {
  const { staffTypes, fees, edited } = useBookingFacts();
  const { control, getValues } = useBookingFields();
  useWatch({ control });
  const draft = getValues();
  const jobTitle = staffTypes.find(({ id }) => String(id) === draft.staff_type)?.job_title ?? "";
  return { draft, jobTitle, ...priceOfDraft(draft, jobTitle, { ...fees, edited }, serverNow()) };
}
