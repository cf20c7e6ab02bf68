import { CircleCheck, Hourglass, Lock, type LucideIcon, Search, Timer, UserRoundCheck } from "lucide-react";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { type AdminRowLabel, adminRowLabel, rowClass } from "#rules/bookings/labels.ts";
import { adminRowLabels, adminUpcomingTexts as texts } from "#texts/da/admin/admin-upcoming.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";
import { Row } from "#web/ui/layout/row.tsx";
import { rowFactsOf } from "./row-facts.ts";

const looks: Record<AdminRowLabel, { tone: Tone; icon: LucideIcon }> = {
  full: { tone: "pine", icon: CircleCheck },
  searching: { tone: "blue", icon: Search },
  full_and_closed: { tone: "neutral", icon: Lock },
  awaiting_owner: { tone: "neutral", icon: UserRoundCheck },
  awaiting_approval: { tone: "amber", icon: Hourglass },
};

/** How far the staffing is, and what makes it urgent. Where approval is missing, the way to it. */
export function RowStatus({ booking }: { booking: WireAdminBooking }) {
  const label = adminRowLabel(rowFactsOf(booking));
  return (
    <Row isWrapping className="row-status">
      {label === "awaiting_approval" ? (
        <ScreenLink
          className="cell-link"
          to="/admin/review-booking/$bookingId"
          params={{ bookingId: String(booking.id) }}
        >
          <StatusLabel label={label} />
        </ScreenLink>
      ) : (
        label && <StatusLabel label={label} />
      )}
      <Urgency booking={booking} />
    </Row>
  );
}

function StatusLabel({ label }: { label: AdminRowLabel }) {
  return <Status {...looks[label]}>{adminRowLabels[label]}</Status>;
}

/** The row's urgent colour in words; a full or closed row has another colour and is in no hurry. */
function Urgency({ booking }: { booking: WireAdminBooking }) {
  const colour = rowClass(rowFactsOf(booking));
  if (colour !== "row-urgent-24" && colour !== "row-urgent-48") return null;
  const isEmergency = colour === "row-urgent-24";
  const { emergency_under_hours, urgent_under_hours } = booking.terms;
  return (
    <Status tone={isEmergency ? "brick" : "amber"} icon={Timer}>
      {texts.urgent(isEmergency ? emergency_under_hours : urgent_under_hours)}
      <span className="visually-hidden"> {texts.urgentHint}</span>
    </Status>
  );
}
