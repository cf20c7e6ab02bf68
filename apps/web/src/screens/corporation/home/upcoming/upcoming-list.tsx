import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { LoadFailed, useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { DeprecatedDialog } from "#web/screens/corporation/home/deprecated/deprecated-dialog.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { UpcomingCard } from "./upcoming-card.tsx";

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
          <LinkButton isCaps href="/newBooking">
            {texts.book}
          </LinkButton>
        }
      >
        {texts.upcomingEmpty}
      </EmptyState>
    );
  }
  return <UpcomingCards bookings={upcoming.data} />;
}

/** The cards of coming bookings; one that is over and closed opens a dialog instead of its page. */
export function UpcomingCards({ bookings }: { bookings: readonly WireCorporationBooking[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Stack gap={20}>
      {bookings.map((booking) => (
        <UpcomingCard key={booking.id} booking={booking} onOpenDeprecated={() => setOpened(booking.id)} />
      ))}
      {opened !== null && <DeprecatedDialog bookingId={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
