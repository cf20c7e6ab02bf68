import { parseDate } from "@internationalized/date";
import type { RefObject } from "react";
import { Calendar } from "react-aria-components/Calendar";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import type { Day } from "#rules/time/moment.ts";
import { CalendarHead, WeekGrid } from "./calendar-parts.tsx";

interface CalendarPopoverProps {
  label: string;
  /** What it opens under. */
  anchor: RefObject<HTMLElement | null>;
  value: Day | null;
  /** The day that is marked, and whose month is shown first. */
  today: Day;
  min?: Day;
  max?: Day;
  onPick: (day: Day) => void;
  onClose: () => void;
}

/** A month with ISO weeks to pick a day from; fetched only when somebody asks for it. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { label, anchor, value, today, min, max, onPick, onClose } = props;
  return (
    <Popover
      className="popover"
      triggerRef={anchor}
      placement="bottom start"
      containerPadding={6}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog aria-label={label}>
        <Calendar
          className="calendar"
          aria-label={label}
          defaultFocusedValue={parseDate(value ?? today)}
          defaultValue={value === null ? null : parseDate(value)}
          minValue={min ? parseDate(min) : undefined}
          maxValue={max ? parseDate(max) : undefined}
          firstDayOfWeek="mon"
          autoFocus
          onChange={(date) => onPick(date.toString())}
        >
          <CalendarHead />
          <WeekGrid today={today} />
        </Calendar>
      </Dialog>
    </Popover>
  );
}
