import { type CalendarDate, setLocalTimeZone } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useContext } from "react";
import { Button } from "react-aria-components/Button";
import {
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
  CalendarStateContext,
} from "react-aria-components/Calendar";
import { weekOf } from "#rules/time/week.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { formatWeek } from "#texts/format/days.ts";
import { buttonClass } from "#web/ui/actions/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";

// The day that is marked as today is the product's, wherever the browser is.
setLocalTimeZone("Europe/Copenhagen");

/** Month, and the ways to the months beside it. */
export function CalendarHead() {
  const look = buttonClass({ variant: "quiet", size: "small", isIconOnly: true });
  return (
    <div className="calendar-head">
      <Button slot="previous" className={look} aria-label={uiTexts.previousMonth}>
        <Icon of={ChevronLeft} />
      </Button>
      <CalendarHeading />
      <Button slot="next" className={look} aria-label={uiTexts.nextMonth}>
        <Icon of={ChevronRight} />
      </Button>
    </div>
  );
}

/** The days of a month from Monday, each line led by its ISO week. */
export function WeekGrid() {
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  const firstDay = state.visibleRange.start;
  const weeks = Array.from({ length: state.getWeeksInMonth(firstDay) }, (_, index) =>
    state.getDatesInWeek(index, firstDay),
  );
  return (
    <CalendarGrid>
      <thead aria-hidden="true">
        <tr>
          <th className="week">{uiTexts.weekColumn}</th>
          {uiTexts.weekdays.map((weekday) => (
            <th key={weekday}>{weekday}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <Week key={String(days[0])} days={days} />
        ))}
      </tbody>
    </CalendarGrid>
  );
}

function Week({ days }: { days: readonly (CalendarDate | null)[] }) {
  const monday = days[0];
  return (
    <tr>
      <th scope="row" className="week" aria-label={monday ? formatWeek(weekNumber(monday)) : undefined}>
        {monday && weekNumber(monday)}
      </th>
      {days.map((date) => date && <CalendarCell key={date.toString()} date={date} className="day" />)}
    </tr>
  );
}

const weekNumber = (date: CalendarDate) => weekOf(date.toString()).week;
