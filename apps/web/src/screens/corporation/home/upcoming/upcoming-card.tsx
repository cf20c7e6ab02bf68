import { Clock, Hand } from "lucide-react";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { showsApplicantCount, upcomingLabel } from "#rules/bookings/labels.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { isCheckInNear } from "#rules/shifts/check-in.ts";
import { dayOf } from "#rules/time/moment.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { changeOnCardTexts, bookingCardTexts as texts } from "#texts/da/corporation/booking-card.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { formatDay } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { BookingFacts } from "#web/components/bookings/booking-facts.tsx";
import { BookingStatusSummary, UpcomingStatus } from "#web/components/bookings/booking-status.tsx";
import { BookingTime } from "#web/components/bookings/booking-time.tsx";
import { statusFactsOf } from "#web/components/bookings/facts-of-booking.ts";
import { PartOfOrder } from "#web/components/bookings/part-of-order.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Seats } from "#web/ui/marks/seats.tsx";
import { CardActions } from "./card-actions.tsx";
import { CrewList } from "./crew-list.tsx";

interface UpcomingCardProps {
  booking: WireCorporationBooking;
  onOpenDeprecated: () => void;
}

/** A coming booking: when, what, where, how many; its people unfold under it, at once where one has still to report ready. The whole card leads on. */
export function UpcomingCard({ booking, onOpenDeprecated }: UpcomingCardProps) {
  const now = serverNow();
  const crewId = useId();
  const label = upcomingLabel(statusFactsOf(booking), now);
  const isNear = label !== "done" && isCheckInNear(booking.date, now);
  const isSomebodyMissing = booking.shifts.some(({ employee_checkin }) => employee_checkin === null);
  const [isCrewOpen, setCrewOpen] = useState(isNear && isSomebodyMissing);
  const isCrewShown = isCrewOpen && booking.shifts.length > 0;
  return (
    <article className={classNames("card booking", isNear && booking.shifts.length > 0 && "booking--window")}>
      <CardWay booking={booking} onOpenDeprecated={label === "done" ? onOpenDeprecated : null}>
        <div className="bk-head">
          <div>
            <h2 className="h2">{formatDay(booking.date, dayOf(now))}</h2>
            <p className="dim">
              {chosenOrOther(booking.arrangement_type, booking.arrangement_type_other)} ·{" "}
              {bookingNumber(booking.id)}
            </p>
          </div>
          <UpcomingStatus booking={booking} />
          <BookingStatusSummary booking={booking} className="bk-status-summary" />
        </div>
        <div className="bk-body">
          <BookingTime from={booking.start_time} to={booking.end_time} isOpen={!booking.approved} />
          <BookingFacts booking={booking} />
          <CardCounts booking={booking} isNear={isNear} />
        </div>
      </CardWay>
      {booking.order && <PartOfOrder order={booking.order} isOffice={false} className="bk-order" />}
      <CardActions
        booking={booking}
        crewId={crewId}
        isCrewOpen={isCrewShown}
        onToggleCrew={() => setCrewOpen(!isCrewOpen)}
      />
      {isCrewShown && <CrewList id={crewId} shifts={booking.shifts} isNear={isNear} />}
    </article>
  );
}

interface CardWayProps extends Omit<UpcomingCardProps, "onOpenDeprecated"> {
  onOpenDeprecated: (() => void) | null;
  children: ReactNode;
}

/** The link that the card is, named by all that stands in it; over and closed it opens a dialog instead. */
function CardWay({ booking, onOpenDeprecated, children }: CardWayProps) {
  function press(event: MouseEvent) {
    if (!onOpenDeprecated) return;
    event.preventDefault();
    onOpenDeprecated();
  }

  return (
    <ScreenLink
      className="card-way"
      to="/viewBooking/$bookingId"
      params={{ bookingId: String(booking.id) }}
      aria-haspopup={onOpenDeprecated ? "dialog" : undefined}
      onClick={press}
    >
      {children}
    </ScreenLink>
  );
}

interface CardCountsProps {
  booking: WireCorporationBooking;
  /** Inside the check-in window: how many have reported ready. */
  isNear: boolean;
}

/** Places, applicants where there are any, and who of those selected has reported ready. */
function CardCounts({ booking, isNear }: CardCountsProps) {
  const { selectedShifts, number_of_staff, shifts } = booking;
  const waiting = booking.changes.filter(({ state }) => state === "asked").length;
  const fee = fromWireKroner(booking.cancellation.amount);
  const ready = shifts.filter(({ employee_checkin }) => employee_checkin !== null).length;
  return (
    <div className="bk-count">
      <p className="row row--wrap">
        <Seats filled={selectedShifts} of={number_of_staff} />
        <b className="strong nowrap">{texts.selected(selectedShifts, number_of_staff)}</b>
      </p>
      {showsApplicantCount(statusFactsOf(booking)) ? (
        booking.appliedShifts > 0 && <p className="small dim">{texts.applicants(booking.appliedShifts)}</p>
      ) : (
        <p className="small dim">{booking.approved ? texts.closedCount : texts.notYetOpen}</p>
      )}
      {waiting > 0 && (
        <p className="row small bk-waiting">
          <Icon of={Clock} size={16} />
          {changeOnCardTexts.waiting(waiting)}
        </p>
      )}
      {fee > 0 && <p className="small dim">{changeOnCardTexts.fee(fee)}</p>}
      {isNear && shifts.length > 0 && (
        <p className="ready-count">
          <Icon of={Hand} />
          {texts.checkedIn} <b>{texts.checkedInCount(ready, shifts.length)}</b>
        </p>
      )}
    </div>
  );
}
