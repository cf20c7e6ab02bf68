import { CalendarClock } from "lucide-react";
import { todayTexts } from "#texts/da/desk/today.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Icon } from "#web/ui/icon.tsx";

const texts = todayTexts.allDone;

/** Nothing waits: the table is laid. */
export function AllDone() {
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
      <p>{texts.text}</p>
      <ScreenButton to="/admin/upcomingBookings">
        <Icon of={CalendarClock} size={16} />
        {texts.next}
      </ScreenButton>
    </section>
  );
}
