import { BadgeCheck, CalendarOff, FileCheck, FileText, Hourglass, Lock, TriangleAlert } from "lucide-react";
import { type FinishedLabel, finishedLabel } from "#rules/bookings/labels.ts";
import { dayOf } from "#rules/time/moment.ts";
import {
  finishedLabels,
  invoiceLabels,
  bookingCardTexts as texts,
} from "#texts/da/corporation/booking-card.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { formatDay } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { BookingFacts } from "#web/components/bookings/booking-facts.tsx";
import { BookingTime } from "#web/components/bookings/booking-time.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { BookingPrice } from "#web/components/price/booking-price.tsx";
import { RepeatButton } from "#web/components/repeat/repeat-button.tsx";
import { Status, type StatusProps } from "#web/ui/feedback/status.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import type { FinishedBooking } from "./use-finished-bookings.ts";

/** An ended booking: how far its checkout and its invoice are, and what it costs. It leads to the checkout. */
export function FinishedCard({ booking }: { booking: FinishedBooking }) {
  const label = finishedLabelOf(booking);
  return (
    <article className="card booking">
      <ScreenLink
        className="card-way"
        to="/checkout-employees/$bookingId"
        params={{ bookingId: String(booking.id) }}
      >
        <div className="bk-head">
          <div className="bk-title">
            <h2 className="h2">{formatDay(booking.date, dayOf(serverNow()))}</h2>
            <p className="dim">{chosenOrOther(booking.arrangement_type, booking.arrangement_type_other)}</p>
          </div>
          <div className="bk-status">
            {label.invoice && (
              <Status
                tone={label.invoice === "sent" ? "pine" : "blue"}
                icon={label.invoice === "sent" ? FileCheck : FileText}
                isCaps
              >
                {invoiceLabels[label.invoice]}
              </Status>
            )}
            <Status {...looks[label.key]}>
              {label.key === "rejected" ? texts.rejected(label.rejected) : finishedLabels[label.key]}
            </Status>
          </div>
        </div>
        <div className="bk-body">
          <BookingTime from={booking.start_time} to={booking.end_time} />
          <BookingFacts booking={booking} />
          <FinishedCounts counts={booking.counts} />
        </div>
      </ScreenLink>
      <div className="bk-price">
        <Fold title={priceTexts.show}>
          <BookingPrice booking={booking} />
        </Fold>
        <RepeatButton booking={booking} size="small" variant="quiet" />
      </div>
    </article>
  );
}

/** How far an ended booking is. */
export function finishedLabelOf(booking: FinishedBooking): FinishedLabel {
  const { counts } = booking;
  return finishedLabel({
    allCheckTimesApproved: booking.all_check_times_approved,
    sent: booking.is_sent_to_billy,
    counters: {
      stampedByCorporation: counts.stamped_by_corporation,
      rejected: counts.rejected,
      invoiceApproved: counts.invoice_approved,
      total: counts.people,
    },
  });
}

const looks: Record<FinishedLabel["key"], Pick<StatusProps, "tone" | "icon">> = {
  closed: { tone: "neutral", icon: Lock },
  expired: { tone: "neutral", icon: CalendarOff },
  approved: { tone: "pine", icon: BadgeCheck },
  rejected: { tone: "amber", icon: TriangleAlert },
  stamped_out: { tone: "blue", icon: Hourglass },
  stamp_out: { tone: "amber", icon: Hourglass },
};

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
