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
import type { Day } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import { calendarTexts as texts } from "#texts/da/ui/calendar.ts";
import { formatWeek } from "#texts/format/days.ts";
import { buttonClass } from "#web/ui/actions/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";

setLocalTimeZone("Europe/Copenhagen");

/** Month, and the ways to the months beside it. */
export function CalendarHead() {
  const look = buttonClass({ variant: "quiet", size: "small", isIconOnly: true });
  return (
    <div className="calendar-head">
      <Button slot="previous" className={look} aria-label={texts.previousMonth}>
        <Icon of={ChevronLeft} />
      </Button>
      <CalendarHeading />
      <Button slot="next" className={look} aria-label={texts.nextMonth}>
        <Icon of={ChevronRight} />
      </Button>
    </div>
  );
}

/** The days of a month from Monday, each line led by its ISO week; `today` is marked, whatever the browser's clock says. */
export function WeekGrid({ today }: { today: Day }) {
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
          <th className="week">{texts.weekColumn}</th>
          {texts.weekdays.map((weekday) => (
            <th key={weekday}>{weekday}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <Week key={String(days[0])} days={days} today={today} />
        ))}
      </tbody>
    </CalendarGrid>
  );
}

function Week({ days, today }: { days: readonly (CalendarDate | null)[]; today: Day }) {
  const monday = days[0];
  return (
    <tr>
      <th scope="row" className="week" aria-label={monday ? formatWeek(weekNumber(monday)) : undefined}>
        {monday && weekNumber(monday)}
      </th>
      {days.map(
        (date) =>
          date && (
            <CalendarCell
              key={date.toString()}
              date={date}
              className="day"
              render={(cell) => <div {...marked(cell, date.toString() === today)} />}
            />
          ),
      )}
    </tr>
  );
}

/** A day as today or not; React Aria's own mark and «I dag» go by the browser's clock. */
function marked<Cell extends { "aria-label"?: string }>(cell: Cell, isToday: boolean) {
  const { "aria-label": label = "" } = cell;
  const day = label.startsWith(texts.todayFirst) ? label.slice(texts.todayFirst.length) : label;
  return {
    ...cell,
    "data-today": isToday || undefined,
    "aria-label": isToday ? texts.todayFirst + day : day,
  };
}

const weekNumber = (date: CalendarDate) => weekOf(date.toString()).week;
