import { useState } from "react";
import { bookingEndpoints } from "#contract/areas/bookings.ts";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { weekTexts } from "#texts/da/weeks.ts";
import { useAnswer } from "#web/client/calls/answers.ts";
import { EmptyState } from "#web/kit/feedback/empty-state.tsx";
import { Skeleton } from "#web/kit/feedback/skeleton.tsx";
import { Stack } from "#web/kit/layout/stack.tsx";
import { LoadFailed } from "#web/widgets/feedback/load-failed.tsx";
import { useFailureToast } from "#web/widgets/feedback/use-failure-toast.ts";
import { currentWeek, weekQuery } from "#web/widgets/weeks/week-query.ts";
import { WeekSwitcher } from "#web/widgets/weeks/week-switcher.tsx";
import { UpcomingCards } from "./upcoming-cards.tsx";

/** The coming bookings of one week; those that are over and closed stand there too, as 'Færdig' (D-061). */
export function UpcomingWeek() {
  const [week, setWeek] = useState(currentWeek);
  const bookings = useAnswer(bookingEndpoints.upcoming, { query: weekQuery(week) });
  useFailureToast(bookings.isError, corporationToasts.weekFailed);
  return (
    <Stack>
      <WeekSwitcher week={week} onChange={setWeek} />
      {bookings.isPending && <Skeleton count={2} label={texts.upcomingLoading} />}
      {bookings.isError && !bookings.data && (
        <LoadFailed onRetry={() => void bookings.refetch()} isRetrying={bookings.isRefetching} />
      )}
      {bookings.data?.length === 0 && <EmptyState>{weekTexts.empty}</EmptyState>}
      {bookings.data && <UpcomingCards bookings={bookings.data} />}
    </Stack>
  );
}
