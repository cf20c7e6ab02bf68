import { ChevronLeft, ChevronRight } from "lucide-react";
import type { WireMonthOfHours } from "#contract/employees/hours.endpoints.ts";
import { addMonths, type Day, dayOf } from "#rules/time/moment.ts";
import { hoursTexts as texts } from "#texts/da/employee/hours.ts";
import { formatDayShort, formatMonth, formatTimes } from "#texts/format/days.ts";
import { formatHours } from "#texts/format/numbers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { TableDownload } from "#web/components/downloads/download-menu.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { hoursTable } from "./hours-table.ts";

/** A month of somebody's hours, week by week, with the ways to the months beside it and to a file. */
export function MonthOfHours({ hours, onMonth }: { hours: WireMonthOfHours; onMonth: (month: Day) => void }) {
  const { month, earliest, weeks } = hours;
  const thisMonth = `${dayOf(useNow()).slice(0, 7)}-01`;
  return (
    <div className="stack">
      <div className="row row--wrap">
        <Button
          variant="quiet"
          aria-label={texts.previous}
          isDisabled={earliest === null || earliest >= month}
          onClick={() => onMonth(addMonths(month, -1))}
        >
          <Icon of={ChevronLeft} size={16} />
        </Button>
        <b className="strong" aria-live="polite">
          {texts.total(formatMonth(month), formatHours(hours.hours))}
        </b>
        <Button
          variant="quiet"
          aria-label={texts.next}
          isDisabled={month >= thisMonth}
          onClick={() => onMonth(addMonths(month, 1))}
        >
          <Icon of={ChevronRight} size={16} />
        </Button>
      </div>
      {weeks.length === 0 ? <EmptyState>{texts.none}</EmptyState> : <Weeks weeks={weeks} />}
      {weeks.length > 0 && (
        <TableDownload
          variant="quiet"
          label={texts.download}
          fileName={texts.fileName(month.slice(0, 7))}
          table={() => hoursTable(hours)}
        />
      )}
    </div>
  );
}

function Weeks({ weeks }: Pick<WireMonthOfHours, "weeks">) {
  return weeks.map(({ week, year, hours, shifts }) => (
    <section className="stack stack--tight" key={`${year}-${week}`}>
      <h3 className="strong">{texts.week(week, formatHours(hours))}</h3>
      <ul className="stack stack--tight">
        {shifts.map((shift) => (
          <li key={shift.booking_id}>
            <b className="strong">{formatDayShort(shift.date)}</b> {formatTimes(shift.start, shift.end)},{" "}
            {formatHours(shift.hours)}
            <p className="small dim">
              {[
                shift.corporation,
                shift.break_hours > 0 && texts.pause(formatHours(shift.break_hours)),
                texts.bases[shift.basis],
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
