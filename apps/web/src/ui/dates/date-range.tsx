import { parseDate } from "@internationalized/date";
import { CalendarDays } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { DateRangePicker } from "react-aria-components/DateRangePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Popover } from "react-aria-components/Popover";
import { RangeCalendar } from "react-aria-components/RangeCalendar";
import type { Day } from "#rules/time/moment.ts";
import { kitTexts } from "#texts/da/kit/kit.ts";
import { AriaHelp, AriaLabel } from "#web/ui/fields/aria-texts.tsx";
import type { FieldTexts } from "#web/ui/fields/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { CalendarHead, WeekGrid } from "./calendar-parts.tsx";

/** Both days included. */
export interface DayRange {
  first: Day;
  last: Day;
}

export interface DateRangeProps extends FieldTexts {
  value: DayRange | null;
  /** Told when both ends are complete, or when the range is emptied. */
  onChange: (range: DayRange | null) => void;
  isDisabled?: boolean;
}

/** A first and a last day, typed or picked. */
export function DateRange(props: DateRangeProps) {
  const { label, note, hint, error, value, onChange, isDisabled } = props;
  return (
    <DateRangePicker
      className="field"
      value={value && { start: parseDate(value.first), end: parseDate(value.last) }}
      onChange={(range) => onChange(range && { first: range.start.toString(), last: range.end.toString() })}
      firstDayOfWeek="mon"
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      shouldForceLeadingZeros
    >
      <AriaLabel label={label} note={note} />
      <div className="date-field">
        <Group className="input">
          <Segments slot="start" label={kitTexts.startDate} />
          <span className="date-dash" aria-hidden="true">
            –
          </span>
          <Segments slot="end" label={kitTexts.endDate} />
          <Button className="affix-btn" aria-label={kitTexts.openCalendar}>
            <Icon of={CalendarDays} />
          </Button>
        </Group>
      </div>
      <AriaHelp hint={hint} error={error} />
      <Popover className="popover">
        <Dialog>
          <RangeCalendar className="calendar calendar--range">
            <CalendarHead />
            <WeekGrid />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </DateRangePicker>
  );
}

function Segments({ slot, label }: { slot: "start" | "end"; label: string }) {
  return (
    <DateInput slot={slot} className="segments-line" aria-label={label}>
      {(segment) => <DateSegment segment={segment} className="date-segment" />}
    </DateInput>
  );
}
