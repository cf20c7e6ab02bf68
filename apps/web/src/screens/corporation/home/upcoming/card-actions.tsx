import { ArrowUpRight, ChevronDown, ChevronUp, Pencil } from "lucide-react";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { corporationToasts } from "#texts/da/common/toasts.ts";
import { bookingCardTexts as texts } from "#texts/da/corporation/booking-card.ts";
import { shortName } from "#texts/format/contact.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { RepeatButton } from "#web/components/repeat/repeat-button.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { CopyButton } from "#web/ui/actions/copy-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface CardActionsProps {
  booking: WireCorporationBooking;
  crewId: string;
  isCrewOpen: boolean;
  onToggleCrew: () => void;
}

const look = { size: "small", variant: "quiet", isCaps: true } as const;

/** What can be done with a coming booking from its card. */
export function CardActions({ booking, crewId, isCrewOpen, onToggleCrew }: CardActionsProps) {
  const isEmpty = booking.shifts.length === 0;
  return (
    <div className="bk-acts">
      <CopyButton
        {...look}
        isDisabled={isEmpty}
        text={() => staffListOf(booking.shifts)}
        onCopied={() => toast.success(corporationToasts.copied)}
      >
        {texts.copyList}
      </CopyButton>
      <ScreenButton {...look} to="/viewBooking/$bookingId" params={{ bookingId: String(booking.id) }}>
        <Icon of={ArrowUpRight} size={16} />
        {texts.open}
      </ScreenButton>
      <ScreenButton
        {...look}
        to="/editBooking/$bookingId"
        params={{ bookingId: String(booking.id) }}
        search={{ review: 1 }}
      >
        <Icon of={Pencil} size={16} />
        {texts.edit}
      </ScreenButton>
      <RepeatButton booking={booking} size="small" variant="quiet" />
      <Button
        size="small"
        variant="quiet"
        className="push"
        isDisabled={isEmpty}
        aria-expanded={isCrewOpen}
        aria-controls={isCrewOpen ? crewId : undefined}
        onClick={onToggleCrew}
      >
        {isCrewOpen ? texts.hideStaff : texts.showStaff}
        <Icon of={isCrewOpen ? ChevronUp : ChevronDown} size={16} />
      </Button>
    </div>
  );
}

/** 'KOPIER LISTE': a numbered line for each, «1. Anna K.». */
export function staffListOf(shifts: WireCorporationBooking["shifts"]): string {
  return shifts
    .map(({ first_name, last_name }, index) => `${index + 1}. ${shortName(first_name, last_name)}`)
    .join("\n");
}
