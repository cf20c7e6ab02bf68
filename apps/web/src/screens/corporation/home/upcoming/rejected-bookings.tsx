import { Pencil } from "lucide-react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf } from "#rules/time/moment.ts";
import { rejectedTexts as texts } from "#texts/da/corporation/rejected.ts";
import { formatDay, formatTimes, keepDays } from "#texts/format/days.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { RejectionNote } from "#web/components/bookings/rejection-note.tsx";
import { ScreenButton, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";

/** Rejected bookings that are not over, each with its reason and the way to send it again; nothing without any. */
export function RejectedBookings() {
  const { data } = useApiQuery(bookingEndpoints.rejected);
  if (!data?.length) return null;
  return (
    <section className="stack" aria-labelledby="rejected-bookings">
      <h2 className="h3" id="rejected-bookings">
        {texts.title}
      </h2>
      {data.map((booking) => (
        <RejectedCard key={booking.id} booking={booking} />
      ))}
    </section>
  );
}

function RejectedCard({ booking }: { booking: WireCorporationBooking }) {
  const params = { bookingId: String(booking.id) };
  const day = keepDays(formatDay(booking.date, dayOf(serverNow())));
  return (
    <Card>
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
        <ScreenButton to="/editBooking/$bookingId" params={params}>
          <Icon of={Pencil} size={16} />
          {texts.sendAgain}
          <span className="visually-hidden">, {day}</span>
        </ScreenButton>
      </div>
      {booking.rejection && <RejectionNote of={booking.rejection} />}
    </Card>
  );
}
