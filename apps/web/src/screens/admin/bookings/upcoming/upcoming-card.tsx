import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { rowClass } from "#rules/bookings/labels.ts";
import { adminOldBookingsTexts } from "#texts/da/admin/admin-lists.ts";
import { adminUpcomingTexts as texts } from "#texts/da/admin/admin-upcoming.ts";
import { formatTimes } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { ScreenButton, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { TakeOverButton } from "#web/screens/admin/take-over-button.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { CheckInDots } from "./check-in-dots.tsx";
import { ListSent } from "./list-sent.tsx";
import { OpenOrClose } from "./open-or-close.tsx";
import { hasCheckIns, rowFactsOf } from "./row-facts.ts";
import { RowStatus } from "./row-status.tsx";

/** A coming booking on a phone: who, when and where, how far, and what can be done. */
export function UpcomingCard({ booking }: { booking: WireAdminBooking }) {
  const { id, corporation, jobRole, start_time, end_time, city, number_of_staff } = booking;
  return (
    <div className={classNames("booking-row-key", rowClass(rowFactsOf(booking)) ?? undefined)}>
      <div className="booking-row-top">
        <span className="booking-row-what">
          <ScreenLink
            className="cell-link"
            to="/admin/bookingInvoice/$bookingId"
            params={{ bookingId: String(id) }}
          >
            {corporation.name}
          </ScreenLink>
          <span className="dim">
            {adminOldBookingsTexts.job(booking.selectedShifts, number_of_staff, jobRole.job_title)}, {city}
          </span>
        </span>
        <span className="nowrap">{formatTimes(start_time, end_time)}</span>
      </div>
      <div className="booking-row-states">
        <RowStatus booking={booking} />
        <span className="dim small">{texts.appliedCount(booking.appliedShifts)}</span>
        {hasCheckIns(booking, serverNow()) && <CheckInDots booking={booking} />}
      </div>
      <div className="booking-row-acts">
        <ScreenButton variant="outline" to="/viewBooking/$bookingId" params={{ bookingId: String(id) }}>
          {texts.staff}
          <span className="visually-hidden">, {corporation.name}</span>
        </ScreenButton>
        <TakeOverButton
          kind="corporation"
          id={corporation.id}
          name={corporation.name}
          target={`/viewBooking/${id}`}
        />
        <OpenOrClose booking={booking} />
        <ListSent booking={booking} />
      </div>
    </div>
  );
}
