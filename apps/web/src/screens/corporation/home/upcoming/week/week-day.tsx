import { Plus } from "lucide-react";
import { type DragEvent, useState } from "react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { type Day, dayOf, weekdayOf } from "#rules/time/moment.ts";
import { companyWeekTexts as texts } from "#texts/da/corporation/company-week.ts";
import { corporationHomeTexts } from "#texts/da/corporation/corporation-home.ts";
import { formatDay, weekdayName } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { WeekActs } from "./week-acts.ts";
import { WeekShiftLine } from "./week-shift-line.tsx";
import { daysToCopyTo, type WeekShift } from "./week-shifts.ts";

interface WeekDayProps {
  day: Day;
  today: Day;
  shifts: readonly WeekShift[];
  acts: WeekActs;
}

/** A day of the week: its shifts, or the way to book. A shift of another day can be dropped on it. */
export function WeekDay({ day, today, shifts, acts }: WeekDayProps) {
  const { asAdmin } = useCorporation();
  const [isOver, setOver] = useState(false);
  const { dragged } = acts;
  const takes = dragged !== null && daysToCopyTo(dragged, [day], asAdmin, serverNow()).length > 0;

  function over(event: DragEvent) {
    if (!takes) return;
    event.preventDefault();
    setOver(true);
  }

  return (
    <li
      className={classNames(classOf(day, today, shifts.length === 0), isOver && takes && "wday--over")}
      aria-current={day === today ? "date" : undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (takes) acts.onDrop(day);
      }}
    >
      <DayHead day={day} today={today} />
      {shifts.length === 0 ? (
        <EmptyDay day={day} today={today} />
      ) : (
        <ul className="wday-list">
          {shifts.map((shift) => (
            <WeekShiftLine key={shift.booking.id} shift={shift} acts={acts} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The day while its shifts are fetched. */
export function WeekDayLoading({ day, today }: { day: Day; today: Day }) {
  return (
    <li className={classOf(day, today, false)}>
      <DayHead day={day} today={today} />
      <div className="wday-loading" role="status">
        <span className="visually-hidden">{corporationHomeTexts.upcomingLoading}</span>
        <span className="skeleton" />
      </div>
    </li>
  );
}

function DayHead({ day, today }: { day: Day; today: Day }) {
  return (
    <h3 className="wday-head">
      <span className="wday-name">{weekdayName(day)}</span>
      <span className="wday-no">{Number(day.slice(8))}.</span>
      {day === today && <span className="wday-today">{texts.today}</span>}
    </h3>
  );
}

function EmptyDay({ day, today }: { day: Day; today: Day }) {
  const may = useMay()(bookingEndpoints.create);
  return (
    <p className="wday-none">
      <span>{texts.none}</span>
      {day >= today && may && (
        <ScreenButton
          variant="quiet"
          size="small"
          to="/newBooking"
          search={{ date: day }}
          aria-label={texts.bookOn(formatDay(day, dayOf(serverNow())))}
        >
          <Icon of={Plus} size={16} />
          {texts.book}
        </ScreenButton>
      )}
    </p>
  );
}

function classOf(day: Day, today: Day, isEmpty: boolean): string {
  return classNames(
    "wday",
    day < today && "wday--past",
    day === today && "wday--today",
    weekdayOf(day) > 5 && "wday--weekend",
    isEmpty && "wday--empty",
  );
}
