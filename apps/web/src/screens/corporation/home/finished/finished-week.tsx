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
import { FinishedCard } from "./finished-card.tsx";

/** The ended bookings of one week. */
export function FinishedWeek() {
  const [week, setWeek] = useState(currentWeek);
  const bookings = useApiQuery(bookingEndpoints.finishedOfWeek, { query: weekQuery(week) });
  useFailureToast(bookings.isError, corporationToasts.weekFailed);
  return (
    <Stack>
      <WeekSwitcher week={week} onChange={setWeek} />
      {bookings.isPending && <Skeleton count={2} label={texts.finishedLoading} />}
      {bookings.isError && !bookings.data && (
        <LoadFailed onRetry={() => void bookings.refetch()} isRetrying={bookings.isRefetching} />
      )}
      {bookings.data?.length === 0 && <EmptyState>{weekTexts.empty}</EmptyState>}
      {bookings.data && (
        <Stack gap={20}>
          {bookings.data.map((booking) => (
            <FinishedCard key={booking.id} booking={booking} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
