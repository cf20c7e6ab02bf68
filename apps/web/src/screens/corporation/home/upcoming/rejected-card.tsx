import { Pencil } from "lucide-react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf } from "#rules/time/moment.ts";
import { rejectedTexts as texts } from "#texts/da/corporation/rejected.ts";
import { formatDay, formatTimes, keepDays } from "#texts/format/days.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { RejectionNote } from "#web/components/bookings/rejection-note.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenButton, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";

/** A rejected booking with its reason and the way to send it again. */
export function RejectedCard({ booking }: { booking: WireCorporationBooking }) {
  const params = { bookingId: String(booking.id) };
  const day = keepDays(formatDay(booking.date, dayOf(serverNow())));
  return (
    <Card className="stack">
      <div className="row row--wrap row--apart">
        <div>
          <ScreenLink to="/viewBooking/$bookingId" params={params}>
            <b className="strong">
              {day}, {formatTimes(booking.start_time, booking.end_time)}
            </b>
          </ScreenLink>
          <p className="small dim">
            {formatStaff(booking.number_of_staff, booking.jobRole.job_title)} · {booking.address}
          </p>
        </div>
        <May call={bookingEndpoints.change}>
          <ScreenButton to="/editBooking/$bookingId" params={params}>
            <Icon of={Pencil} size={16} />
            {texts.sendAgain}
            <span className="visually-hidden">, {day}</span>
          </ScreenButton>
        </May>
      </div>
      {booking.rejection && <RejectionNote of={booking.rejection} />}
    </Card>
  );
}
