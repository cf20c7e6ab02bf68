import { Hand } from "lucide-react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { showsApplicantCount } from "#rules/bookings/labels.ts";
import { bookingCardTexts as texts } from "#texts/da/corporation/booking-card.ts";
import { statusFactsOf } from "#web/components/bookings/facts-of-booking.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Seats } from "#web/ui/marks/seats.tsx";

interface CardCountsProps {
  booking: WireCorporationBooking;
  /** Inside the check-in window: how many have reported ready. */
  isNear: boolean;
}

/** Places, applicants where there are any, and who of those selected has reported ready. */
export function CardCounts({ booking, isNear }: CardCountsProps) {
  const { selectedShifts, number_of_staff, shifts } = booking;
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
        <p className="small dim">{texts.closedCount}</p>
      )}
      {isNear && shifts.length > 0 && (
        <p className="ready-count">
          <Icon of={Hand} />
          {texts.checkedIn} <b>{texts.checkedInCount(ready, shifts.length)}</b>
        </p>
      )}
    </div>
  );
}
