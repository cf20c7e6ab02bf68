import { useState } from "react";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { weekTexts } from "#texts/da/weeks.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { currentWeek, WeekSwitcher, weekQuery } from "#web/components/bookings/week-switcher.tsx";
import { LoadFailed, useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { UpcomingCards } from "./upcoming-list.tsx";

/** The coming bookings of one week; those that are over and closed stand there too, as 'Færdig'. */
export function UpcomingWeek() {
  const [week, setWeek] = useState(currentWeek);
  const bookings = useApiQuery(bookingEndpoints.upcoming, { query: weekQuery(week) });
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
