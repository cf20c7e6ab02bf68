import { CalendarClock } from "lucide-react";
import type { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import { todayTexts } from "#texts/da/backoffice/today.ts";
import { formatTime, wholeDay } from "#texts/format/days.ts";
import { nearbyDay } from "#texts/format/moments.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Icon } from "#web/ui/icon.tsx";

const texts = todayTexts.allDone;

type AllDoneFacts = AnswerOf<typeof worklistEndpoints.today>["all_done"];

/** Nothing waits: the table is laid. */
export function AllDone({ of, now }: { of: AllDoneFacts; now: number }) {
  return (
    <section className="blank blank--day">
      <svg viewBox="0 0 112 56" aria-hidden="true">
        <circle className="plate-line" cx="56" cy="28" r="24" />
        <circle className="plate-line" cx="56" cy="28" r="16" />
        <path
          className="plate-line"
          d="M22 10v12a4 4 0 0 0 8 0V10M26 26v22M90 8c-5 3-6 12-6 18h6V8zM90 26v22"
        />
        <path className="plate-accent" d="M48 25l6 10 11-15" />
      </svg>
      <h2 className="h2">{texts.title}</h2>
      <p>
        {texts.text} {of !== null && of.done > 0 && texts.done(of.done)}
      </p>
      {of?.next_shift && <p className="small">{nextShift(of.next_shift, now)}</p>}
      <ScreenButton to="/admin/upcomingBookings">
        <Icon of={CalendarClock} size={16} />
        {texts.next}
      </ScreenButton>
    </section>
  );
}

function nextShift(
  { corporation, date, start_time, people, ready }: NonNullable<NonNullable<AllDoneFacts>["next_shift"]>,
  now: number,
): string {
  const today = dayOf(now);
  const day = date === today ? "" : `${nearbyDay(date, today) ?? wholeDay(date, today)} `;
  return texts.nextShift(`${day}${formatTime(start_time)}`, corporation, people, ready);
}
