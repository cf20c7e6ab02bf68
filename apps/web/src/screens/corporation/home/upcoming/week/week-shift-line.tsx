import { useNavigate } from "@tanstack/react-router";
import { CalendarPlus, Copy, Ellipsis, SquareArrowOutUpRight } from "lucide-react";
import type { DragEvent, MouseEvent, ReactNode } from "react";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { companyWeekTexts as texts } from "#texts/da/corporation/company-week.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { useRepeat } from "#web/components/repeat/repeat-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Seats } from "#web/ui/marks/seats.tsx";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";
import { lookOf } from "./shift-looks.ts";
import type { WeekActs } from "./week-acts.ts";
import type { WeekShift } from "./week-shifts.ts";

interface WeekShiftLineProps {
  shift: WeekShift;
  acts: WeekActs;
}

/** A shift in its day: a link to it, which can be dragged to another day while it is to come, and its menu. */
export function WeekShiftLine({ shift, acts }: WeekShiftLineProps) {
  const { booking } = shift;
  const look = lookOf(shift);
  const times = formatTimes(booking.start_time, booking.end_time);
  const isOpen = shift.kind === "coming" && !booking.approved;
  return (
    <li className="wday-shift">
      <ShiftWay
        shift={shift}
        acts={acts}
        className={classNames(
          "shift",
          look.isMine && "shift--mine",
          acts.dragged === booking && "is-dragged",
        )}
      >
        <span className="shift-time">{times}</span>
        <ShiftStrip from={booking.start_time} to={booking.end_time} isOpen={isOpen} label={times} />
        <b className="shift-job">{booking.jobRole.job_title}</b>
        <span className="shift-for">
          {chosenOrOther(booking.arrangement_type, booking.arrangement_type_other)}
        </span>
        <span className="shift-seats">
          <Seats filled={booking.selectedShifts} of={booking.number_of_staff} />
          <span className="nowrap">{texts.seats(booking.selectedShifts, booking.number_of_staff)}</span>
        </span>
        <span className={classNames("shift-state", `shift-state--${look.tone}`)}>
          <Icon of={look.icon} size={16} />
          {look.words}
        </span>
      </ShiftWay>
      <ShiftMenu shift={shift} acts={acts} />
    </li>
  );
}

interface ShiftWayProps extends WeekShiftLineProps {
  className: string;
  children: ReactNode;
}

function ShiftWay({ shift, acts, className, children }: ShiftWayProps) {
  const { booking } = shift;
  const seesHours = useMay()(checkoutEndpoints.corporationShifts);
  const isDone = shift.kind === "coming" && shift.state.key === "done";

  function press(event: MouseEvent) {
    if (!isDone) return;
    event.preventDefault();
    acts.onOpenDone(booking.id);
  }

  function drag(event: DragEvent) {
    event.dataTransfer.effectAllowed = "copy";
    acts.onDrag(booking);
  }

  return (
    <ScreenLink
      {...wayOf(shift, seesHours)}
      className={className}
      aria-haspopup={isDone ? "dialog" : undefined}
      onClick={press}
      onDragStart={drag}
      onDragEnd={() => acts.onDrag(null)}
    >
      {children}
    </ScreenLink>
  );
}

/** An ended shift leads to its hours, for a role that sees them; any other to its booking. */
function wayOf({ kind, booking }: WeekShift, seesHours: boolean) {
  const params = { bookingId: String(booking.id) };
  return kind === "ended" && seesHours
    ? ({ to: "/checkout-employees/$bookingId", params } as const)
    : ({ to: "/viewBooking/$bookingId", params } as const);
}

/** What can be done with a shift by keyboard and thumb: open, copy to another day, book again. */
function ShiftMenu({ shift, acts }: WeekShiftLineProps) {
  const navigate = useNavigate();
  const { booking } = shift;
  const repeat = useRepeat(booking);
  const seesHours = useMay()(checkoutEndpoints.corporationShifts);
  const isDone = shift.kind === "coming" && shift.state.key === "done";
  const name = `${booking.jobRole.job_title} ${formatTimes(booking.start_time, booking.end_time)}, ${formatDay(booking.date, dayOf(serverNow()))}`;
  return (
    <>
      <Menu
        className="shift-menu"
        label={texts.menu(name)}
        isIconOnly
        groups={[
          {
            id: "shift",
            entries: [
              {
                id: "open",
                label: texts.actions.open,
                icon: SquareArrowOutUpRight,
                onAction: () =>
                  isDone ? acts.onOpenDone(booking.id) : void navigate(wayOf(shift, seesHours)),
              },
              ...(repeat
                ? [
                    {
                      id: "copy",
                      label: texts.actions.copy,
                      icon: Copy,
                      onAction: () => acts.onCopy(booking),
                    },
                    {
                      id: "repeat",
                      label: texts.actions.repeat,
                      icon: CalendarPlus,
                      onAction: repeat.open,
                    },
                  ]
                : []),
            ],
          },
        ]}
      >
        <Icon of={Ellipsis} size={16} />
      </Menu>
      {repeat?.dialog}
    </>
  );
}
