import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { agreedHoursTexts as texts } from "#texts/da/backoffice/agreed-hours.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import type { AgreedBooking } from "./chosen-sums.ts";

interface AgreedListProps {
  bookings: readonly AgreedBooking[];
  isChosen: (booking: AgreedBooking) => boolean;
  onChoose: (booking: AgreedBooking, isWanted: boolean) => void;
}

/** Bookings with agreed hours, each to be taken along or left for later. */
export function AgreedList({ bookings, isChosen, onChoose }: AgreedListProps) {
  const today = dayOf(serverNow());
  return (
    <ul className="run-list">
      {bookings.map((booking) => {
        const { booking_id, corporation, job_title, date, start_time, end_time } = booking;
        const day = formatDay(date, today);
        return (
          <li key={booking_id} className="run-booking">
            <Checkbox
              checked={isChosen(booking)}
              aria-label={texts.choose(`${corporation}, ${day}, ${job_title}`)}
              onChange={({ target }) => onChoose(booking, target.checked)}
            >
              {corporation}
            </Checkbox>
            <span className="dim">
              {job_title}, <span className="nowrap">{day}</span>,{" "}
              <span className="nowrap">{formatTimes(start_time, end_time)}</span>
            </span>
            <span className="run-what">
              {texts.people(booking.people)}, {texts.hours(booking.hours)}{" "}
              <span className={booking.beyond_booked === 0 ? "dim nowrap" : "strong nowrap"}>
                ({texts.beyond(booking.beyond_booked)})
              </span>
            </span>
            <b className="strong num nowrap">{formatKronerUnit(fromWireKroner(booking.to_invoice))}</b>
            <ScreenButton
              size="small"
              to="/admin/bookingInvoice/$bookingId"
              params={{ bookingId: String(booking_id) }}
            >
              {bookingNumber(booking_id)}
            </ScreenButton>
          </li>
        );
      })}
    </ul>
  );
}
