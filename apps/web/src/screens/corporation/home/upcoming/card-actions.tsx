import { useNavigate } from "@tanstack/react-router";
import { ArrowUpRight, CalendarPlus, ChevronDown, ChevronUp, Copy, Pencil } from "lucide-react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf } from "#rules/time/moment.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingCardTexts as texts } from "#texts/da/corporation/booking-card.ts";
import { repeatTexts } from "#texts/da/corporation/repeat.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatDay } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { useRepeat } from "#web/components/repeat/repeat-button.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { CopyButton } from "#web/ui/actions/copy-button.tsx";
import { copyText } from "#web/ui/actions/copy-text.ts";
import { Menu } from "#web/ui/actions/menu.tsx";
import type { MenuEntry } from "#web/ui/actions/menu-props.ts";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface CardActionsProps {
  booking: WireCorporationBooking;
  crewId: string;
  isCrewOpen: boolean;
  onToggleCrew: () => void;
}

const look = { size: "small", variant: "quiet", isCaps: true } as const;

/** What can be done with a coming booking from its card; on a phone one of it, and the rest behind 'Mere'. */
export function CardActions(props: CardActionsProps) {
  const isNarrow = useIsNarrow();
  const repeat = useRepeat(props.booking);
  const Actions = isNarrow ? PhoneActions : AllActions;
  return (
    <div className="bk-acts">
      <Actions booking={props.booking} onRepeat={repeat?.open} />
      <CrewToggle {...props} />
      {repeat?.dialog}
    </div>
  );
}

interface ActionsProps {
  booking: WireCorporationBooking;
  /** Undefined on somebody else's booking. */
  onRepeat: (() => void) | undefined;
}

function AllActions({ booking, onRepeat }: ActionsProps) {
  const params = { bookingId: String(booking.id) };
  return (
    <>
      <CopyButton
        {...look}
        isDisabled={booking.shifts.length === 0}
        text={() => staffListOf(booking.shifts)}
        onCopied={() => toast.success(corporationToasts.copied)}
      >
        {texts.copyList}
      </CopyButton>
      <ScreenButton {...look} to="/viewBooking/$bookingId" params={params}>
        <Icon of={ArrowUpRight} size={16} />
        {texts.open}
      </ScreenButton>
      <May call={bookingEndpoints.change}>
        <ScreenButton {...look} to="/editBooking/$bookingId" params={params} search={{ review: 1 }}>
          <Icon of={Pencil} size={16} />
          {texts.edit}
        </ScreenButton>
      </May>
      {onRepeat && (
        <Button size="small" variant="quiet" onClick={onRepeat}>
          <Icon of={CalendarPlus} size={16} />
          {repeatTexts.button}
        </Button>
      )}
    </>
  );
}

function PhoneActions({ booking, onRepeat }: ActionsProps) {
  const navigate = useNavigate();
  const mayEdit = useMay()(bookingEndpoints.change);
  const params = { bookingId: String(booking.id) };
  const day = formatDay(booking.date, dayOf(serverNow()));

  async function copy() {
    try {
      await copyText(staffListOf(booking.shifts));
      toast.success(corporationToasts.copied);
    } catch {
      toast.error(corporationToasts.somethingWrong);
    }
  }

  const entries: MenuEntry[] = [
    ...(mayEdit
      ? [
          {
            id: "edit",
            label: texts.editBooking,
            icon: Pencil,
            onAction: () => void navigate({ to: "/editBooking/$bookingId", params, search: { review: 1 } }),
          },
        ]
      : []),
    ...(onRepeat
      ? [{ id: "repeat", label: repeatTexts.button, icon: CalendarPlus, onAction: onRepeat }]
      : []),
    {
      id: "copy",
      label: texts.copyStaff,
      icon: Copy,
      isDisabled: booking.shifts.length === 0,
      onAction: () => void copy(),
    },
  ];
  return (
    <>
      <ScreenButton {...look} variant="outline" to="/viewBooking/$bookingId" params={params}>
        {texts.open}
        <span className="visually-hidden">, {day}</span>
      </ScreenButton>
      <Menu size="small" label={texts.moreOf(day)} groups={[{ id: "more", entries }]}>
        {texts.more}
      </Menu>
    </>
  );
}

/** Unfolds the people of the booking under its card. */
function CrewToggle({ booking, crewId, isCrewOpen, onToggleCrew }: CardActionsProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      className="push"
      isDisabled={booking.shifts.length === 0}
      aria-expanded={isCrewOpen}
      aria-controls={isCrewOpen ? crewId : undefined}
      onClick={onToggleCrew}
    >
      {isCrewOpen ? texts.hideStaff : texts.showStaff}
      <Icon of={isCrewOpen ? ChevronUp : ChevronDown} size={16} />
    </Button>
  );
}

/** 'KOPIER LISTE': a numbered line for each, «1. Anna K.». */
export function staffListOf(shifts: WireCorporationBooking["shifts"]): string {
  return shifts
    .map(({ first_name, last_name }, index) => `${index + 1}. ${shortName(first_name, last_name)}`)
    .join("\n");
}
