import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { EndOfPage, onwardsOf } from "#web/components/feedback/lists/list-end.tsx";
import { LongList } from "#web/components/feedback/lists/long-list.tsx";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { FinishedCard } from "./finished-card.tsx";
import { useFinishedBookings } from "./use-finished-bookings.ts";

const skeleton = { count: 2, label: texts.finishedLoading };

/** Ended bookings without end: the next ten come when the last is in sight, until there are no more or a call fails. */
export function FinishedList() {
  const finished = useFinishedBookings({ isWanted: true });
  const { isFetchingNextPage, hasNextPage } = finished;
  const { hasFailed, isPending, onMore } = onwardsOf(finished);

  return (
    <QueryView
      query={{ ...finished, data: finished.data && finished.bookings }}
      skeleton={skeleton}
      failedToast={corporationToasts.weekFailed}
      empty={texts.finishedEmpty}
    >
      {(bookings) => (
        <LongList className="stack">
          {bookings.map((booking) => (
            <FinishedCard key={booking.id} booking={booking} />
          ))}
          {isFetchingNextPage && !hasFailed && <Skeleton {...skeleton} />}
          {hasFailed && <LoadFailed onRetry={onMore} isRetrying={isPending} />}
          {hasNextPage && !hasFailed && !isPending && <EndOfPage onReach={onMore} />}
        </LongList>
      )}
    </QueryView>
  );
}
