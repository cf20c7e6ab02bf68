import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { adminRowLabel } from "#rules/bookings/labels.ts";
import { adminUpcomingTexts as texts } from "#texts/da/admin/admin-upcoming.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { rowFactsOf } from "./row-facts.ts";

/** What the office does next with a booking: approves it, or finds people for its free places. Nothing for the others. */
export function NextStep({ booking }: { booking: WireAdminBooking }) {
  const label = adminRowLabel(rowFactsOf(booking));
  const params = { bookingId: String(booking.id) };
  const whose = <span className="visually-hidden">, {booking.corporation.name}</span>;
  return (
    <May call={adminBookingEndpoints.approve}>
      {label === "awaiting_approval" && (
        <ScreenButton variant="outline" size="small" to="/admin/review-booking/$bookingId" params={params}>
          {texts.approve}
          {whose}
        </ScreenButton>
      )}
      {label === "searching" && (
        <ScreenButton variant="outline" size="small" to="/viewBooking/$bookingId" params={params}>
          {texts.staff}
          {whose}
        </ScreenButton>
      )}
    </May>
  );
}
