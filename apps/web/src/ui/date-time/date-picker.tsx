import { parseDate } from "@internationalized/date";
import { CalendarDays } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Calendar } from "react-aria-components/Calendar";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { DatePicker as AriaDatePicker } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Popover } from "react-aria-components/Popover";
import type { Day } from "#rules/time/moment.ts";
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

/** A day: typed into its segments, or picked in a calendar with ISO weeks. */
export function DatePicker(props: DatePickerProps) {
  const { label, note, hint, error, value, today, onChange, min, max, isWeekHidden, ...rest } = props;
  return (
    <AriaDatePicker
      {...rest}
      className="field"
      value={value === null ? null : parseDate(value)}
      onChange={(date) => onChange(date === null ? null : date.toString())}
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
