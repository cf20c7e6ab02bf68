import { ChevronLeft, ChevronRight } from "lucide-react";
import { daysOfWeek, type IsoWeek, isEarlierWeek, nextWeek, previousWeek } from "#rules/time/week.ts";
import { weekTexts } from "#texts/da/weeks.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

export interface WeekSwitcherProps {
  week: IsoWeek;
  onChange: (week: IsoWeek) => void;
  /** 'UGE 48' alone. */
  isShort?: boolean;
  /** The first week that can be gone back to. */
  earliest?: IsoWeek;
}

/** 'UGE 48 (23.11-29.11)' between the ways to the weeks beside it. */
export function WeekSwitcher({ week, onChange, isShort, earliest }: WeekSwitcherProps) {
  const { first, last } = daysOfWeek(week);
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
        {isShort ? weekTexts.label(week.week) : weekTexts.title(week.week, first, last)}
      </h2>
      <Button isIconOnly aria-label={weekTexts.next} onClick={() => onChange(nextWeek(week))}>
        <Icon of={ChevronRight} />
      </Button>
    </div>
  );
}
