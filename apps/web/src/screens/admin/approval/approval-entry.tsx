import { ChevronRight } from "lucide-react";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminApprovalTexts as texts } from "#texts/da/admin/admin-approval.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { CorporationMark } from "#web/components/jobs/company-mark.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { BookingFlags } from "./booking-flags.tsx";

/** One waiting booking as one link: who, when, what, and whether it is in a hurry. */
export function ApprovalEntry({ booking }: { booking: WireAdminBooking }) {
  const now = serverNow();
  return (
    <ScreenLink
      className="entry"
      to="/admin/review-booking/$bookingId"
      params={{ bookingId: String(booking.id) }}
    >
      <CorporationMark of={booking.corporation} size={40} />
      <span className="entry-name">
        <b className="strong">{booking.corporation.name}</b>
        <span className="tiny dim">
          {texts.created} {formatMoment(Date.parse(booking.created_at), now)}
        </span>
      </span>
      <span className="entry-part">
        <span className="nowrap">{formatDay(booking.date, dayOf(now))}</span>
        <span className="tiny dim">{formatTimes(booking.start_time, booking.end_time)}</span>
      </span>
      <span className="entry-part">
        <span>{formatStaff(booking.number_of_staff, booking.jobRole.job_title)}</span>
        <span className="tiny dim">{booking.city}</span>
      </span>
      <span className="entry-flags">
        <BookingFlags booking={booking} />
      </span>
      <span className="entry-price num">{formatKronerUnit(fromWireKroner(booking.price.total))}</span>
      <Icon of={ChevronRight} />
    </ScreenLink>
  );
}
