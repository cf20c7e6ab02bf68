import { parseDate } from "@internationalized/date";
import { Calendar } from "react-aria-components/Calendar";
import type { Day } from "#rules/time/moment.ts";
import { CalendarHead, WeekGrid } from "./calendar-parts.tsx";

export interface DaysCalendarProps {
  label: string;
  /** The day that is marked, and whose month is shown first. */
  today: Day;
  value: readonly Day[];
  /** Told with all days that are chosen then, soonest first. */
  onChange: (days: Day[]) => void;
  /** First day that can be chosen. */
  min?: Day;
  /** Last day that can be chosen. */
  max?: Day;
}

/** A month with ISO weeks in which any number of days is switched on and off. */
export function DaysCalendar({ label, today, value, onChange, min, max }: DaysCalendarProps) {
  return (
    <Calendar
      className="calendar"
      aria-label={label}
      selectionMode="multiple"
      defaultFocusedValue={parseDate(value[0] ?? today)}
      value={value.map((day) => parseDate(day))}
      onChange={(dates) => onChange(dates.map(String).toSorted())}
      minValue={min ? parseDate(min) : undefined}
      maxValue={max ? parseDate(max) : undefined}
      firstDayOfWeek="mon"
    >
      <CalendarHead />
      <WeekGrid today={today} />
    </Calendar>
  );
}
