import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { rejectedTexts as texts } from "#texts/da/corporation/rejected.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Note } from "#web/ui/feedback/note.tsx";

/** Why and when a booking was rejected. */
export function RejectionNote({ of }: { of: NonNullable<WireCorporationBooking["rejection"]> }) {
  return (
    <Note tone="brick" title={`${texts.title} ${formatMoment(Date.parse(of.at), serverNow())}`}>
      <p className="as-written">{of.reason === "" ? texts.noReason : texts.reason(of.reason)}</p>
    </Note>
  );
}
