import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { EndOfPage } from "#web/components/feedback/list-end.tsx";
import { LoadFailed, useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { FinishedCard } from "./finished-card.tsx";
import { useFinishedBookings } from "./use-finished-bookings.ts";

/** Ended bookings without end: the next ten come when the last is in sight, until there are no more or a call fails. */
export function FinishedList() {
  const finished = useFinishedBookings({ isWanted: true });
  const { bookings, isPending, isError, isFetchingNextPage, hasNextPage } = finished;
  useFailureToast(isError, corporationToasts.weekFailed);

  function loadMore() {
    if (!finished.isFetching) void finished.fetchNextPage();
  }

  return (
    <Stack gap={20}>
      {bookings.map((booking) => (
        <FinishedCard key={booking.id} booking={booking} />
      ))}
      {!isPending && !isError && bookings.length === 0 && <EmptyState>{texts.finishedEmpty}</EmptyState>}
      {(isPending || isFetchingNextPage) && <Skeleton count={2} label={texts.finishedLoading} />}
      {isError && !isFetchingNextPage && (
        <LoadFailed
          onRetry={() => void (bookings.length > 0 ? finished.fetchNextPage() : finished.refetch())}
          isRetrying={finished.isRefetching}
        />
      )}
      {hasNextPage && !isError && !isFetchingNextPage && <EndOfPage onReach={loadMore} />}
    </Stack>
  );
}
