import { useWatch } from "react-hook-form";
import type { WireStaffType } from "#contract/entities/staff-type.ts";
import { priceHeading, priceTexts } from "#texts/da/price/price.ts";
import { explainPrice } from "#texts/da/price/price-why.ts";
import { formatTimes } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import type { BookingDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import {
  type DraftPrice,
  type FeeContext,
  priceOfDraft,
} from "#web/components/booking-form/draft/draft-price.ts";
import { useBookingFields } from "#web/components/booking-form/fields/form-fields.ts";
import { linesOfPrice } from "#web/components/price/price-lines.ts";
import { PriceTable } from "#web/components/price/price-table.tsx";
import { PriceWhy } from "#web/components/price/price-why.tsx";

export interface PricePanelProps {
  staffTypes: readonly WireStaffType[];
  fees: FeeContext;
}

/** The price beside the form; follows every field. */
export function PricePanel(props: PricePanelProps) {
  const { draft, jobTitle, price, leadHours, isBooked, isWhole } = useDraftPrice(props);
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
        <PriceTable price={linesOfPrice(price)} />
        {isWhole ? (
          <PriceWhy sentences={explainPrice(price.rows, { jobTitle, leadHours, isBooked })} />
        ) : (
          <p className="small dim">{priceTexts.withoutFees}</p>
        )}
      </div>
    </aside>
  );
}

/** What stands in the form and what it costs. */
export function useDraftPrice({
  staffTypes,
  fees,
}: PricePanelProps): DraftPrice & { draft: BookingDraft; jobTitle: string } {
  const { control, getValues } = useBookingFields();
  useWatch({ control });
  const draft = getValues();
  const jobTitle = staffTypes.find(({ id }) => String(id) === draft.staff_type)?.job_title ?? "";
  return { draft, jobTitle, ...priceOfDraft(draft, jobTitle, fees, serverNow()) };
}
