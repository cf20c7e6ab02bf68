import type { Day } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { formatWeek, weekdayName } from "#texts/format/days.ts";

interface DayUnitProps {
  /** Null while the date is not complete. */
  day: Day | null;
  isWeekHidden?: boolean;
}

/** The weekday and week at the end of a date field; the week gives way where both don't fit. */
export function DayUnit({ day, isWeekHidden }: DayUnitProps) {
  if (day === null) {
    return (
      <span className="unit day-unit dim-2" aria-hidden="true">
        {uiTexts.weekdayUnknown}
      </span>
    );
  }
  return (
    <span className="unit day-unit">
      <span>{weekdayName(day)}</span>
      {!isWeekHidden && <span>{formatWeek(weekOf(day).week)}</span>}
    </span>
  );
}
