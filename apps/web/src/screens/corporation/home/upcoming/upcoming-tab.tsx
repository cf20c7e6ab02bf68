import { useEffect } from "react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { whenIdle } from "#web/api/page/when-idle.ts";
import { periodOf } from "#web/components/bookings/facts-of-booking.ts";
import { lazyView } from "#web/components/feedback/lazy-view.tsx";
import { useShownBookings } from "#web/screens/corporation/home/department-filter.tsx";
import { HomeViews } from "#web/screens/corporation/home/home-views.tsx";
import { RejectedBookings } from "./rejected-bookings.tsx";
import { UpcomingList } from "./upcoming-list.tsx";

const CompanyWeek = lazyView(async () => (await import("./week/company-week.tsx")).CompanyWeek);

/** Coming bookings, all of them or those of a week. */
export function UpcomingTab() {
  const upcoming = useApiQuery(bookingEndpoints.upcoming);
  const shown = useShownBookings();
  const bookings = upcoming.data && shown(upcoming.data);
  useEffect(() => whenIdle(() => void CompanyWeek.preload()), []);
  return (
    <HomeViews
      aside={bookings && <NextShift bookings={bookings} />}
      listLabel={bookings && texts.list(bookings.length)}
      list={
        <div className="stack">
          <RejectedBookings />
          <UpcomingList upcoming={{ ...upcoming, data: bookings }} />
        </div>
      }
      week={<CompanyWeek />}
    />
  );
}

/** 'Næste vagt er i morgen kl. 16:00'. The list is sorted, so the first that has not begun is the next. */
function NextShift({ bookings }: { bookings: readonly WireCorporationBooking[] }) {
  const now = serverNow();
  const next = bookings.map((booking) => periodOf(booking).startsAt).find((startsAt) => startsAt > now);
  if (next === undefined) return null;
  return <p className="small dim">{texts.nextShift(formatMoment(next, now))}</p>;
}
