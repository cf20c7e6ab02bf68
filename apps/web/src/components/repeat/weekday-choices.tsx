import { addDays, type Day } from "#rules/time/moment.ts";
import { repeatTexts as texts } from "#texts/da/corporation/repeat.ts";
import { formatDate, formatDay, weekdayName } from "#texts/format/days.ts";
import { Button } from "#web/ui/actions/button.tsx";

interface WeekdayChoicesProps {
  /** The day of the job that is booked again. */
  of: Day;
  today: Day;
  /** First and last day that can be chosen. */
  min: Day;
  max: Day;
  value: readonly Day[];
  onChange: (days: Day[]) => void;
}

/** The days of the next four weeks with the weekday of the repeated job, each switched by one press. */
export function WeekdayChoices({ of, today, min, max, value, onChange }: WeekdayChoicesProps) {
  const days = nextOfWeekday(of, min, 4).filter((day) => day <= max);
  return (
    <fieldset className="repeat-next">
      <legend className="small dim">{texts.nextOf(weekdayName(of))}</legend>
      {days.map((day) => {
        const isChosen = value.includes(day);
        return (
          <Button
            key={day}
            size="small"
            variant={isChosen ? "outline" : "neutral"}
            aria-pressed={isChosen}
            aria-label={formatDay(day, today)}
            onClick={() =>
              onChange(isChosen ? value.filter((one) => one !== day) : [...value, day].toSorted())
            }
          >
            {formatDate(day, today)}
          </Button>
        );
      })}
    </fieldset>
  );
}

/** The next `count` days of the same weekday as `day`: later than it, and none before `first`. */
export function nextOfWeekday(day: Day, first: Day, count: number): Day[] {
  let next = addDays(day, 7);
  while (next < first) next = addDays(next, 7);
  return Array.from({ length: count }, (_, weeks) => addDays(next, 7 * weeks));
}
