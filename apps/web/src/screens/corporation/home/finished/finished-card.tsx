import { FileCheck, FileText } from "lucide-react";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { invoiceLabels, bookingCardTexts as texts } from "#texts/da/corporation/booking-card.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { formatDay } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { BookingFacts } from "#web/components/bookings/booking-facts.tsx";
import {
  BookingStatusSummary,
  FinishedStatus,
  finishedLabelOf,
} from "#web/components/bookings/booking-status.tsx";
import { BookingTime } from "#web/components/bookings/booking-time.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { PriceLine } from "#web/components/price/price-line.tsx";
import { RepeatButton } from "#web/components/repeat/repeat-button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { FinishedBooking } from "./use-finished-bookings.ts";

/** An ended booking: how far its checkout and its invoice are, and what it costs. It leads to the checkout, where the role reads hours. */
export function FinishedCard({ booking }: { booking: FinishedBooking }) {
  const { invoice } = finishedLabelOf(booking);
  const seesHours = useMay()(checkoutEndpoints.corporationShifts);
  return (
    <article className="card booking">
      <ScreenLink
        className="card-way"
        to={seesHours ? "/checkout-employees/$bookingId" : "/viewBooking/$bookingId"}
        params={{ bookingId: String(booking.id) }}
      >
        <div className="bk-head">
          <div>
            <h2 className="h2">{formatDay(booking.date, dayOf(serverNow()))}</h2>
            <p className="dim">
              {chosenOrOther(booking.arrangement_type, booking.arrangement_type_other)} ·{" "}
              {bookingNumber(booking.id)}
            </p>
          </div>
          <div className="bk-status">
            {invoice && (
              <Status
                tone={invoice === "sent" ? "pine" : "blue"}
                icon={invoice === "sent" ? FileCheck : FileText}
                isCaps
              >
                {invoiceLabels[invoice]}
              </Status>
            )}
            <FinishedStatus booking={booking} />
          </div>
          <BookingStatusSummary booking={booking} className="bk-status-summary" />
        </div>
        <div className="bk-body">
          <BookingTime from={booking.start_time} to={booking.end_time} />
          <BookingFacts booking={booking} />
          {booking.counts.people > 0 && <FinishedCounts counts={booking.counts} />}
        </div>
      </ScreenLink>
      <div className="bk-price">
        <PriceLine booking={booking} />
        <RepeatButton booking={booking} size="small" variant="quiet" />
      </div>
    </article>
  );
}

/** Stamped by the company, rated, stamped by the staff: each so many of all. */
function FinishedCounts({ counts }: { counts: FinishedBooking["counts"] }) {
  const lines = [
    [texts.counters.stamped, counts.stamped_by_corporation],
    [texts.counters.rated, counts.rated],
    [texts.counters.stampedByStaff, counts.stamped_by_employee],
  ] as const;
  return (
    <dl className="bk-counters">
      {lines.map(([term, done]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="strong nowrap">{texts.counter(done, counts.people)}</dd>
        </div>
      ))}
    </dl>
  );
}
