import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { weekTexts } from "#texts/da/common/weeks.ts";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { WeekSwitcher, weekQuery } from "#web/components/bookings/week-switcher.tsx";
import { EndOfPage, onwardsOf } from "#web/components/feedback/lists/list-end.tsx";
import { LongList } from "#web/components/feedback/lists/long-list.tsx";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { useShownBookings } from "#web/screens/corporation/home/department-filter.tsx";
import { HomeViews, useHomeView } from "#web/screens/corporation/home/home-views.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { FinishedCard } from "./finished-card.tsx";
import { useFinishedBookings } from "./use-finished-bookings.ts";

const skeleton = { count: 2, label: texts.finishedLoading };

/** Ended bookings without end: the next ten come when the last is in sight, until there are no more or a call fails. */
function FinishedList() {
  const { department } = useHomeView();
  const finished = useFinishedBookings({ isWanted: true, department });
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

/** Ended bookings, all of them or those of a week. */
export function FinishedTab() {
  return <HomeViews list={<FinishedList />} week={<FinishedWeek />} />;
}

/** The ended bookings of one week. */
function FinishedWeek() {
  const { week, setWeek } = useHomeView();
  const shown = useShownBookings();
  const bookings = useApiQuery(bookingEndpoints.finishedOfWeek, { query: weekQuery(week) });
  return (
    <Stack>
      <WeekSwitcher week={week} onChange={setWeek} />
      <QueryView
        query={{ ...bookings, data: bookings.data && shown(bookings.data) }}
        skeleton={{ count: 2, label: texts.finishedLoading }}
        failedToast={corporationToasts.weekFailed}
        empty={weekTexts.empty}
      >
        {(ofWeek) => (
          <Stack gap={20}>
            {ofWeek.map((booking) => (
              <FinishedCard key={booking.id} booking={booking} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}
