import { ChevronLeft, ChevronRight } from "lucide-react";
import { dayOf } from "#rules/time/moment.ts";
import { daysOfWeek, type IsoWeek, isEarlierWeek, nextWeek, previousWeek, weekOf } from "#rules/time/week.ts";
import { weekTexts } from "#texts/da/common/weeks.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

interface WeekSwitcherProps {
  week: IsoWeek;
  onChange: (week: IsoWeek) => void;
  /** The first week that can be gone back to. */
  earliest?: IsoWeek;
}

/** 'UGE 48 (23.11-29.11)' between the ways to the weeks beside it. */
export function WeekSwitcher({ week, onChange, earliest }: WeekSwitcherProps) {
  const { first, last } = daysOfWeek(week);
  const label = weekTexts.label(week.week);
  return (
    <div className="week-switcher">
      <Button
        isIconOnly
        aria-label={weekTexts.previous}
        isDisabled={earliest && !isEarlierWeek(earliest, week)}
        onClick={() => onChange(previousWeek(week))}
      >
        <Icon of={ChevronLeft} />
      </Button>
      <h2 className="h3" aria-live="polite">
        <span>{label}</span>
        {weekTexts.title(week.week, first, last).slice(label.length)}
      </h2>
      <Button isIconOnly aria-label={weekTexts.next} onClick={() => onChange(nextWeek(week))}>
        <Icon of={ChevronRight} />
      </Button>
    </div>
  );
}

/** The week that it is now. */
export function currentWeek(): IsoWeek {
  return weekOf(dayOf(serverNow()));
}

/** A week as the calls take it; the year always goes with it, so that week 1 is never another year's. */
export function weekQuery({ week, year }: IsoWeek): { weekNumber: string; year: string } {
  return { weekNumber: String(week), year: String(year) };
}
