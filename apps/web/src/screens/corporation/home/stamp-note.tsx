import { ClockAlert } from "lucide-react";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { corporationHomeTexts } from "#texts/da/corporation/corporation-home.ts";
import { formatDay, keepDays } from "#texts/format/days.ts";
import { listOf } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { useFinishedBookings } from "./finished/use-finished-bookings.ts";

const texts = corporationHomeTexts.stampNote;

/** The bookings that wait for the company's times, which stand first in the finished list, and the way to the oldest. */
export function StampNote() {
  const { data: count = 0 } = useApiQuery(corporationEndpoints.checkoutNotifications);
  const { bookings } = useFinishedBookings({ isWanted: count > 0 });
  const waiting = bookings.slice(0, count).toReversed();
  const [oldest] = waiting;
  if (!oldest) return null;

  const today = dayOf(serverNow());
  const days = [...new Set(waiting.map(({ date }) => keepDays(formatDay(date, today))))];
  return (
    <Note tone="amber" icon={ClockAlert} title={texts.title(count)}>
      <span className="first-upper">{listOf(days)}</span>{" "}
      <ScreenLink to="/checkout-employees/$bookingId" params={{ bookingId: String(oldest.id) }}>
        {texts.action}
      </ScreenLink>
    </Note>
  );
}
