import type { WireAdminBooking } from "#contract/bookings/admin-entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import { oldMoneyTexts, adminOldBookingsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { BookingStory } from "#web/components/bookings/booking-story.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { TakeOverButton } from "#web/screens/admin/take-over-button.tsx";
import { InvoiceState, PayState } from "./money-states.tsx";
import { OldStatus } from "./old-columns.tsx";

/** A past booking on a phone: what, when, how far, and the three ways on. */
export function OldCard({ booking }: { booking: WireAdminBooking }) {
  const { id, corporation, jobRole, date, start_time, end_time, city, money } = booking;
  const name = <span className="visually-hidden">, {corporation.name}</span>;
  const params = { bookingId: String(id) };
  return (
    <>
      <div className="booking-row-top">
        <span className="booking-row-what">
          <b className="strong">{corporation.name}</b>
          <span className="dim">
            {texts.job(booking.selectedShifts, booking.number_of_staff, jobRole.job_title)}, {city}
          </span>
        </span>
        <b className="strong nowrap">{formatKronerUnit(fromWireKroner(booking.price.total))}</b>
      </div>
      <p className="booking-row-top small">
        <span>{formatDay(date, dayOf(serverNow()))}</span>
        <span className="dim">{formatTimes(start_time, end_time)}</span>
      </p>
      <BookingStory booking={booking} reader="admin" className="small" />
      <div className="booking-row-states">
        <OldStatus booking={booking} />
        <PayState booking={booking} />
        <InvoiceState booking={booking} />
      </div>
      <div className="booking-row-acts">
        <ScreenButton variant="outline" to="/admin/bookingInvoice/$bookingId" params={params}>
          {money.open_hours > 0 ? oldMoneyTexts.settle : texts.invoice}
          {name}
        </ScreenButton>
        <ScreenButton
          to="/admin/bookingInvoice/$bookingId"
          params={params}
          search={{ weekNumber: weekOf(date).week }}
        >
          {texts.week}
          {name}
        </ScreenButton>
        <TakeOverButton kind="corporation" id={corporation.id} name={corporation.name} />
      </div>
    </>
  );
}
