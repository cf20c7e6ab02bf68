import { parseDate } from "@internationalized/date";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Calendar } from "react-aria-components/Calendar";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { DatePicker as AriaDatePicker } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Popover } from "react-aria-components/Popover";
import { type Day, isDay } from "#rules/time/moment.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { formatDayField } from "#texts/format/days.ts";
import { AriaHelp, AriaLabel } from "#web/ui/fields/aria-texts.tsx";
import type { FieldTexts } from "#web/ui/fields/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { CalendarHead, WeekGrid } from "./calendar-parts.tsx";
import { DayUnit } from "./day-unit.tsx";

export interface DatePickerProps extends FieldTexts {
  /** The chosen day; null while it is not complete. */
  value: Day | null;
  /** The day that is marked in the calendar, and whose month is shown first. */
  today: Day;
  onChange: (day: Day | null) => void;
  onBlur?: () => void;
  name?: string;
  /** First and last day that can be chosen in the calendar. */
  min?: Day;
  max?: Day;
  isDisabled?: boolean;
  /** A birthday needs no week. */
  isWeekHidden?: boolean;
}

/**
 * What stands in the field. A year is typed digit by digit, and «2» is a year to the field: `onChange` hears of years that
 * are complete. One of two digits that is left is of this century, or of the last where only that may be; any other
 * goes back to the day before.
 */
function useTypedDay({ value, max, onChange, onBlur }: DatePickerProps) {
  const [day, setDay] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setDay(value);
  }

  function change(next: Day | null) {
    setDay(next);
    if (next === null || isWholeYear(next)) onChange(next);
  }

  function leave() {
    if (day !== null && !isWholeYear(day)) {
      const inCentury = (century: number) => `${century}${day.slice(2)}`;
      const isShort = day.startsWith("00");
      const own = max !== undefined && inCentury(20) > max ? inCentury(19) : inCentury(20);
      if (isShort && isDay(own)) change(own);
      else setDay(value);
    }
    onBlur?.();
  }

  return { day, change, leave };
}

/** From 1900 on: nobody who works was born before, and no other day is as old. */
function isWholeYear(day: Day): boolean {
  return day >= "1900" && day < "2101";
}

/** A day: typed into its segments, or picked in a calendar with ISO weeks. */
export function DatePicker(props: DatePickerProps) {
  const { label, note, hint, error, value, today, min, max, isWeekHidden, ...rest } = props;
  const typed = useTypedDay(props);
  return (
    <AriaDatePicker
      {...rest}
      className="field"
      value={typed.day === null ? null : parseDate(typed.day)}
      onChange={(date) => typed.change(date === null ? null : date.toString())}
      onBlur={typed.leave}
      minValue={min ? parseDate(min) : undefined}
      maxValue={max ? parseDate(max) : undefined}
      firstDayOfWeek="mon"
      isInvalid={error !== undefined}
      validationBehavior="aria"
      shouldForceLeadingZeros
    >
      <AriaLabel label={label} note={note} />
      <div className="date-field">
        <Group className="input">
          <DateInput
            className="segments-line"
            data-picked={value === null ? undefined : formatDayField(value)}
            data-none={uiTexts.noDay}
          >
            {(segment) => <DateSegment segment={segment} className="date-segment" />}
          </DateInput>
          <DayUnit day={value} isWeekHidden={isWeekHidden} />
          <Button className="affix-btn" aria-label={uiTexts.openCalendar}>
            <Icon of={CalendarDays} />
          </Button>
        </Group>
      </div>
      <AriaHelp hint={hint} error={error} />
      <Popover className="popover" containerPadding={6}>
        <Dialog>
          <Calendar className="calendar" defaultFocusedValue={parseDate(value ?? today)}>
            <CalendarHead />
            <WeekGrid today={today} />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
