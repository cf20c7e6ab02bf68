import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { guideSteps } from "#texts/da/common/guide.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { GuideCard } from "#web/components/feedback/guide/guide-card.tsx";
import { ScreenButton, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { waitsForChoice } from "./choice-note.tsx";

/** A company's first minute: all of it happens on the booking whose applicants wait, or on a new one. */
export function HomeGuide() {
  const now = serverNow();
  const answer = useApiQuery(bookingEndpoints.upcoming);
  const upcoming = answer.data ?? [];
  const booking = upcoming.find((one) => waitsForChoice(one, now)) ?? upcoming[0];

  function way(_step: keyof typeof guideSteps.company, name: string, isNext: boolean) {
    const Way = isNext ? ScreenButton : ScreenLink;
    // Where it leads is not known before the bookings are: nobody who presses early is led to a new one.
    if (answer.isPending) return isNext ? <Button isDisabled>{name}</Button> : <Way to="/">{name}</Way>;
    if (!booking) return <Way to="/newBooking">{name}</Way>;
    return (
      <Way to="/viewBooking/$bookingId" params={{ bookingId: String(booking.id) }}>
        {name}
      </Way>
    );
  }

  return <GuideCard of="company" way={way} />;
}
