import { dayOf } from "#rules/time/moment.ts";
import { orderTexts as texts } from "#texts/da/corporation/order.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { explainPrice } from "#texts/da/price/price-why.ts";
import { wholeDay } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { priceOfWire } from "#web/components/price/price-of-wire.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import type { OrderPreview } from "./use-preview.ts";

/** «Hvorfor denne pris?» of a role: a sentence for each row of its bookings' prices; what is the same on several days is said once. */
export function RoleWhy({ bookings }: { bookings: OrderPreview["bookings"] }) {
  if (bookings.length === 0) return null;
  const today = dayOf(serverNow());
  const reasons = reasonsOf(bookings);
  return (
    <Fold title={priceTexts.why}>
      <div className="stack">
        {reasons.map(({ sentences, days, count }) => (
          <div key={sentences.join()} className="stack stack--tight">
            {bookings.length > 1 && (
              <p className="small strong">
                {texts.bookingsOn(
                  count,
                  days.map((day) => wholeDay(day, today)),
                )}
              </p>
            )}
            <Reasons sentences={sentences} />
          </div>
        ))}
      </div>
    </Fold>
  );
}

/** The explanations of a role's bookings, each with how many bookings it is of and on which days. */
export function reasonsOf(bookings: OrderPreview["bookings"]) {
  const explained = bookings.map(({ price, job_title: jobTitle, date }) => {
    const context = { jobTitle, leadHours: price.lead_hours, basis: price.basis };
    return { sentences: explainPrice(priceOfWire(price).rows, context), date };
  });
  return [...Map.groupBy(explained, ({ sentences }) => sentences.join("\n")).values()].map((same) => ({
    sentences: same[0]?.sentences ?? [],
    days: [...new Set(same.map(({ date }) => date))].toSorted(),
    count: same.length,
  }));
}
