import { useNavigate } from "@tanstack/react-router";
import { CalendarPlus, Clock, Pencil, Plus, Printer, Trash2 } from "lucide-react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { bookingCardTexts, bookingLead, notNowTexts } from "#texts/da/corporation/booking-card.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { bookingViewTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { answersTexts } from "#texts/da/corporation/change-agreed.ts";
import { orderNames } from "#texts/da/corporation/order-names.ts";
import { rejectedTexts } from "#texts/da/corporation/rejected.ts";
import { repeatTexts } from "#texts/da/corporation/repeat.ts";
import { staffListTexts } from "#texts/da/corporation/staff-list.ts";
import { formatDay, keepDays } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { AddRole } from "#web/components/bookings/add-role.tsx";
import {
  ActiveStatus,
  BookingStatus,
  BookingStatusSummary,
} from "#web/components/bookings/booking-status.tsx";
import { periodOf, statusFactsOf } from "#web/components/bookings/facts-of-booking.ts";
import { PartOfOrder } from "#web/components/bookings/part-of-order.tsx";
import { RejectionNote } from "#web/components/bookings/rejection-note.tsx";
import { ScreenBack, ScreenButton, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { WayBack } from "#web/components/frame/way-back.tsx";
import { useRepeat } from "#web/components/repeat/repeat-button.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import type { MenuEntry } from "#web/ui/actions/menu-props.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { useDeleting, useOpenOrClose } from "./booking-acts.tsx";
import { useStaffList } from "./use-staff-list.ts";

/** Day and job of the booking, and what can be done with all of it. */
export function ViewHead({ booking }: { booking: WireCorporationBooking }) {
  const isOffice = useIsOffice();
  const may = useMay();
  const isDone = serverNow() >= statusFactsOf(booking).endsAt && !isOffice;
  const lead = bookingLead({
    people: booking.number_of_staff,
    jobTitle: booking.jobRole.job_title,
    arrangement: chosenOrOther(booking.arrangement_type, booking.arrangement_type_other),
  });
  return (
    <PageHead
      back={isOffice ? <WayBack>{commonTexts.back}</WayBack> : <ScreenBack to="/">{texts.back}</ScreenBack>}
      title={keepDays(formatDay(booking.date, dayOf(serverNow())))}
      status={<ViewStatus booking={booking} />}
      lead={
        <>
          {isOffice ? <OfficeLead booking={booking} lead={lead} /> : lead}
          {booking.order && (
            <span className="part-of">
              <PartOfOrder order={booking.order} isOffice={isOffice} />
            </span>
          )}
        </>
      }
      actions={
        may(bookingEndpoints.change) ? (
          <ViewActions booking={booking} />
        ) : (
          may(checkoutEndpoints.corporationShifts) && isDone && <HoursWay booking={booking} />
        )
      }
      summary={
        booking.rejection ? (
          <RejectionNote of={booking.rejection} />
        ) : (
          <BookingStatusSummary booking={booking} />
        )
      }
    />
  );
}

/** What can be done: a rejected booking is mended and sent again, a deleted one stays as it is. */
function ViewActions({ booking }: { booking: WireCorporationBooking }) {
  if (booking.rejection && serverNow() < statusFactsOf(booking).endsAt) {
    return (
      <ScreenButton {...editOf(booking)}>
        <Icon of={Pencil} size={16} />
        {rejectedTexts.sendAgain}
      </ScreenButton>
    );
  }
  return booking.status === "cancelled" ? null : <Actions booking={booking} />;
}

/** The status of the booking; while answers to a change are out, how many. */
function ViewStatus({ booking }: { booking: WireCorporationBooking }) {
  const waiting = booking.changes.filter(({ state }) => state === "asked").length;
  const isActive = booking.approved && booking.status === "open" && serverNow() < periodOf(booking).startsAt;
  if (waiting === 0)
    return isActive ? <ActiveStatus booking={booking} /> : <BookingStatus booking={booking} />;
  return (
    <Status tone="blue" icon={Clock}>
      {answersTexts.state(waiting)}
    </Status>
  );
}

/** Whether an admin looks from the office, in no take-over. */
export function useIsOffice(): boolean {
  const { asAdmin, takenOver } = useCorporation();
  return asAdmin && !takenOver;
}

/** Whose booking it is, and the way to its invoice and pay. */
function OfficeLead({ booking, lead }: { booking: WireCorporationBooking; lead: string }) {
  return (
    <>
      <ScreenLink
        to="/admin/corporations/$corporationId"
        params={{ corporationId: String(booking.corporation_id) }}
      >
        {booking.corporation.name}
      </ScreenLink>
      {`: ${lead}. ${bookingNumber(booking.id)}. `}
      <ScreenLink to="/admin/bookingInvoice/$bookingId" params={{ bookingId: String(booking.id) }}>
        {texts.invoiceAndPay}
      </ScreenLink>
    </>
  );
}

/** All of it on a desktop; on a phone behind 'Mere', deleting last. What a dialog holds stays while a phone is turned. */
function Actions({ booking }: { booking: WireCorporationBooking }) {
  const isNarrow = useIsNarrow();
  const { asAdmin } = useCorporation();
  const repeat = useRepeat(booking);
  const removal = useDeleting(booking);
  // An admin may still mend what is over, until it lies fixed.
  const isOver = (!asAdmin || booking.is_fixed) && serverNow() >= statusFactsOf(booking).endsAt;
  const Whole = isNarrow ? PhoneActions : AllActions;
  const Shown = isOver ? OverActions : Whole;
  return (
    <>
      <Shown booking={booking} onRepeat={repeat?.open} removal={removal} />
      {repeat?.dialog}
      {removal.dialog}
    </>
  );
}

interface ActionsProps {
  booking: WireCorporationBooking;
  /** Undefined on somebody else's booking. */
  onRepeat: (() => void) | undefined;
  removal: ReturnType<typeof useDeleting>;
}

function RepeatButton({ onRepeat }: { onRepeat: () => void }) {
  return (
    <Button onClick={onRepeat}>
      <Icon of={CalendarPlus} size={16} />
      {repeatTexts.button}
    </Button>
  );
}

function StaffListButton({ booking }: { booking: WireCorporationBooking }) {
  const list = useStaffList(booking);
  return (
    list && (
      <Button isPending={list.isPending} onClick={list.save}>
        <Icon of={Printer} size={16} />
        {staffListTexts.fetch}
      </Button>
    )
  );
}

/** Nobody changes or deletes what is over and fixed: to its company the hours are what is left to do. */
function OverActions({ booking, onRepeat }: ActionsProps) {
  const isOffice = useIsOffice();
  return (
    <>
      {onRepeat && <RepeatButton onRepeat={onRepeat} />}
      <StaffListButton booking={booking} />
      {!isOffice && <HoursWay booking={booking} />}
    </>
  );
}

/** The way to the hours of those who were selected. */
function HoursWay({ booking }: { booking: WireCorporationBooking }) {
  if (booking.selectedShifts === 0) return null;
  return (
    <ScreenButton to="/checkout-employees/$bookingId" params={{ bookingId: String(booking.id) }}>
      <Icon of={Clock} size={16} />
      {notNowTexts.over.way}
    </ScreenButton>
  );
}

function AllActions({ booking, onRepeat, removal }: ActionsProps) {
  const status = useOpenOrClose(booking);
  return (
    <>
      {onRepeat && <RepeatButton onRepeat={onRepeat} />}
      {onRepeat && <AddRole booking={booking} />}
      <StaffListButton booking={booking} />
      {status && (
        <Button isCaps isPending={status.isPending} onClick={status.change}>
          <Icon of={status.icon} size={16} />
          {status.label}
        </Button>
      )}
      <ScreenButton isCaps {...editOf(booking)}>
        <Icon of={Pencil} size={16} />
        {texts.edit}
      </ScreenButton>
      {removal.isPossible && (
        <Button isCaps variant="refuse" isDisabled={removal.isLoading} onClick={removal.ask}>
          <Icon of={Trash2} size={16} />
          {texts.delete}
        </Button>
      )}
    </>
  );
}

function PhoneActions({ booking, onRepeat, removal }: ActionsProps) {
  const navigate = useNavigate();
  const status = useOpenOrClose(booking);
  const list = useStaffList(booking);
  const entries: MenuEntry[] = [
    { id: "edit", label: texts.edit, icon: Pencil, onAction: () => void navigate(editOf(booking)) },
    ...(onRepeat
      ? [{ id: "repeat", label: repeatTexts.button, icon: CalendarPlus, onAction: onRepeat }]
      : []),
    ...(onRepeat
      ? [
          {
            id: "role",
            label: orderNames.add,
            icon: Plus,
            onAction: () => void navigate({ to: "/newOrder", search: { beside: booking.id } }),
          },
        ]
      : []),
    ...(list ? [{ id: "list", label: staffListTexts.fetch, icon: Printer, onAction: list.save }] : []),
    ...(status ? [{ id: "status", label: status.label, icon: status.icon, onAction: status.change }] : []),
    ...(removal.isPossible
      ? [
          {
            id: "delete",
            label: texts.delete,
            icon: Trash2,
            isRefusing: true,
            isDisabled: removal.isLoading,
            onAction: removal.ask,
          },
        ]
      : []),
  ];
  return (
    <Menu className="beside-title" label={texts.actions} variant="neutral" groups={[{ id: "more", entries }]}>
      {bookingCardTexts.more}
    </Menu>
  );
}

function editOf({ id }: WireCorporationBooking) {
  return { to: "/editBooking/$bookingId", params: { bookingId: String(id) } } as const;
}
