import type { UseQueryResult } from "@tanstack/react-query";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { useFailureToast } from "#web/components/feedback/use-failure-toast.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { UpcomingCards } from "./upcoming-cards.tsx";

/** All coming bookings, soonest first. */
export function UpcomingList({ upcoming }: { upcoming: UseQueryResult<WireCorporationBooking[]> }) {
  useFailureToast(upcoming.isError, corporationToasts.bookingsFailed);
  if (upcoming.isPending) return <Skeleton count={3} label={texts.upcomingLoading} />;
  if (!upcoming.data) {
    return <LoadFailed onRetry={() => void upcoming.refetch()} isRetrying={upcoming.isRefetching} />;
  }
  if (upcoming.data.length === 0) {
    return (
      <EmptyState
        action={
          <ScreenButton isCaps to="/newBooking">
            {texts.book}
          </ScreenButton>
        }
      >
        {texts.upcomingEmpty}
      </EmptyState>
    );
  }
  return <UpcomingCards bookings={upcoming.data} />;
}
