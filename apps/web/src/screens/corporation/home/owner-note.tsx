import { UserRoundCheck } from "lucide-react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { ownerApprovalTexts as texts } from "#texts/da/users/owner-approval.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { periodOf } from "#web/components/bookings/facts-of-booking.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

/** The coming bookings that wait for an owner of the company, and the way to the soonest. */
export function OwnerNote() {
  const upcoming = useApiQuery(bookingEndpoints.upcoming).data ?? [];
  const waiting = upcoming.filter(
    (booking) => booking.owner_approval?.state === "waiting" && serverNow() < periodOf(booking).startsAt,
  );
  const [soonest] = waiting;
  if (!soonest?.owner_approval) return null;
  const { booked_by, total } = soonest.owner_approval;
  return (
    <Note tone="amber" icon={UserRoundCheck} title={texts.homeTitle(waiting.length)}>
      {texts.homeText(booked_by, formatKronerUnit(fromWireKroner(total)))}{" "}
      <ScreenLink to="/viewBooking/$bookingId" params={{ bookingId: String(soonest.id) }}>
        {texts.homeAction}
      </ScreenLink>
    </Note>
  );
}
