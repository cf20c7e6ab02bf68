import {
  BadgeCheck,
  CalendarOff,
  Check,
  CircleCheck,
  FileCheck,
  Hourglass,
  Lock,
  type LucideIcon,
  Play,
  Search,
  Trash2,
  TriangleAlert,
  UserRoundCheck,
  UserX,
} from "lucide-react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import {
  type FinishedLabel,
  finishedLabel,
  type UpcomingLabel,
  upcomingLabel,
} from "#rules/bookings/labels.ts";
import { type StatusSummaryKey, waitsFor } from "#rules/bookings/status-summary.ts";
import {
  bookingCardTexts,
  bookingStatusLabels,
  finishedLabels,
  upcomingLabels,
} from "#texts/da/corporation/booking-card.ts";
import { rejectedTexts } from "#texts/da/corporation/rejected.ts";
import { ownerApprovalTexts } from "#texts/da/users/owner-approval.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Status, type StatusProps } from "#web/ui/feedback/status.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { type SummarizedBooking, statusFactsOf } from "./facts-of-booking.ts";

interface BookingStatusSummaryProps {
  booking: Pick<WireCorporationBooking, "state">;
  className?: string;
}

/** The one sentence of a booking, wherever it is shown; amber where its company has to act. */
export function BookingStatusSummary({ booking: { state }, className }: BookingStatusSummaryProps) {
  const isAmber = waitsFor[state.key] === "company";
  return (
    <StatusSummaryText icon={statusSummaryIcons[state.key]} isAmber={isAmber} className={className}>
      {state.text}
    </StatusSummaryText>
  );
}

interface StatusSummaryTextProps {
  icon: LucideIcon;
  isAmber: boolean;
  className?: string | undefined;
  children: string;
}

/** A sentence of a booking. */
export function StatusSummaryText({ icon, isAmber, className, children }: StatusSummaryTextProps) {
  return (
    <p className={classNames("status-summary", isAmber && "status-summary--amber", className)}>
      <Icon of={icon} />
      <span>{children}</span>
    </p>
  );
}

/** What stands before the sentence. */
export const statusSummaryIcons: Record<StatusSummaryKey, LucideIcon> = {
  cancelled: Trash2,
  owner_declined: Trash2,
  awaiting_owner: UserRoundCheck,
  owner_silent: CalendarOff,
  awaiting_approval: Hourglass,
  closed: Lock,
  full: CircleCheck,
  choose: UserRoundCheck,
  no_applicants: Search,
  too_late: TriangleAlert,
  going_on: Play,
  expired: CalendarOff,
  checkout_closed: Lock,
  invoiced: FileCheck,
  nobody_met: UserX,
  approved: BadgeCheck,
  company_hours: Hourglass,
  staff_hours: Hourglass,
  agreed: CircleCheck,
};

/** The status of a booking: deleted, coming, or how far its checkout is. */
export function BookingStatus({
  booking,
}: {
  booking: SummarizedBooking & Pick<WireCorporationBooking, "rejection">;
}) {
  if (booking.rejection) {
    return (
      <Status tone="brick" icon={TriangleAlert}>
        {rejectedTexts.title}
      </Status>
    );
  }
  if (booking.status === "cancelled") {
    return (
      <Status tone="brick" icon={Trash2}>
        {bookingStatusLabels.cancelled}
      </Status>
    );
  }
  const isOver = serverNow() >= statusFactsOf(booking).endsAt;
  return isOver ? <FinishedStatus booking={booking} /> : <UpcomingStatus booking={booking} />;
}

/** The status of a coming booking; one that is over and closed stands in its week as 'Færdig'. */
export function UpcomingStatus({ booking }: { booking: SummarizedBooking }) {
  const label = upcomingLabel(statusFactsOf(booking), serverNow());
  return (
    <Status {...upcomingLooks[label]}>
      {label === "awaiting_owner" && booking.owner_approval
        ? ownerApprovalTexts.waitsFor(booking.owner_approval.owners)
        : upcomingLabels[label]}
    </Status>
  );
}

/** An approved and open booking on its own page, where its sentence tells the rest. */
export function ActiveStatus({ booking }: { booking: SummarizedBooking }) {
  const { tone, icon } = upcomingLooks[upcomingLabel(statusFactsOf(booking), serverNow())];
  return (
    <Status tone={tone} icon={icon} isCaps>
      {bookingCardTexts.active}
    </Status>
  );
}

/** How far the checkout of an ended booking is; rejected times are amber while its company has to answer. */
export function FinishedStatus({ booking }: { booking: SummarizedBooking }) {
  const { key, rejected } = finishedLabelOf(booking);
  return (
    <Status {...finishedLooks[key]} {...(areTheirs(key, booking) && finishedLooks.stamped_out)}>
      {key === "rejected" ? bookingCardTexts.rejected(rejected) : finishedLabels[key]}
    </Status>
  );
}

/** Whether it is the staff that has to answer rejected times. */
export function areTheirs(
  key: FinishedLabel["key"],
  { checkout }: Pick<SummarizedBooking, "checkout">,
): boolean {
  return key === "rejected" && checkout.wait_for_company === 0;
}

/** The label of an ended booking, and how far its invoice is. */
export function finishedLabelOf(booking: SummarizedBooking): FinishedLabel {
  const { checkout } = booking;
  return finishedLabel({
    allCheckTimesApproved: booking.all_check_times_approved,
    sent: booking.is_sent_to_billy,
    invoiced: checkout.invoiced,
    selected: booking.selectedShifts,
    counters: {
      stampedByCorporation: checkout.stamped_by_corporation,
      rejected: checkout.rejected,
      invoiceApproved: checkout.invoice_approved,
      total: checkout.people,
    },
  });
}

const upcomingLooks: Record<UpcomingLabel, Pick<StatusProps, "tone" | "icon" | "isCaps">> = {
  done: { tone: "neutral", icon: Check },
  awaiting_owner: { tone: "amber", icon: UserRoundCheck },
  awaiting_approval: { tone: "amber", icon: Hourglass, isCaps: true },
  closed: { tone: "neutral", icon: Lock },
  full: { tone: "pine", icon: CircleCheck },
  going_on: { tone: "pine", icon: Play },
  unfilled: { tone: "neutral", icon: UserX },
  searching: { tone: "blue", icon: Search, isCaps: true },
};

const finishedLooks: Record<FinishedLabel["key"], Pick<StatusProps, "tone" | "icon">> = {
  closed: { tone: "neutral", icon: Lock },
  expired: { tone: "neutral", icon: CalendarOff },
  nobody_met: { tone: "neutral", icon: UserX },
  approved: { tone: "pine", icon: BadgeCheck },
  rejected: { tone: "amber", icon: TriangleAlert },
  stamped_out: { tone: "blue", icon: Hourglass },
  stamp_out: { tone: "amber", icon: Hourglass },
};
