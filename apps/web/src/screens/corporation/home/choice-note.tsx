import { UserRoundCheck } from "lucide-react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { showsApplicantCount } from "#rules/bookings/labels.ts";
import { isBookable } from "#rules/bookings/status.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { corporationHomeTexts } from "#texts/da/corporation/corporation-home.ts";
import { formatDay, keepDays } from "#texts/format/days.ts";
import { listOf } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { periodOf, statusFactsOf } from "#web/components/bookings/facts-of-booking.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

const texts = corporationHomeTexts.choiceNote;

/** The coming bookings with free places and people who wait to be chosen for them, and the way to the soonest. */
export function ChoiceNote() {
  const now = serverNow();
  const upcoming = useApiQuery(bookingEndpoints.upcoming).data ?? [];
  const waiting = upcoming.filter((booking) => waitsForChoice(booking, now));
  const [soonest] = waiting;
  if (!soonest) return null;

  const sum = (of: (booking: WireCorporationBooking) => number) =>
    waiting.reduce((total, booking) => total + of(booking), 0);
  const days = [...new Set(waiting.map(({ date }) => keepDays(formatDay(date, dayOf(now)))))];
  return (
    <Note tone="amber" icon={UserRoundCheck} title={texts.title(sum(({ appliedShifts }) => appliedShifts))}>
      {texts.free(sum(freePlaces))} {listOf(days)}{" "}
      <ScreenLink to="/viewBooking/$bookingId" params={{ bookingId: String(soonest.id) }}>
        {texts.action}
      </ScreenLink>
    </Note>
  );
}

/** Open, approved, early enough to select somebody, with applicants and free places. */
export function waitsForChoice(booking: WireCorporationBooking, now: Moment): boolean {
  return (
    showsApplicantCount(statusFactsOf(booking)) &&
    isBookable(now, periodOf(booking).startsAt) &&
    booking.appliedShifts > 0 &&
    freePlaces(booking) > 0
  );
}

function freePlaces({ number_of_staff, selectedShifts }: WireCorporationBooking): number {
  return number_of_staff - selectedShifts;
}
