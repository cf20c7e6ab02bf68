import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { weekTexts } from "#texts/da/common/weeks.ts";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { WeekSwitcher, weekQuery } from "#web/components/bookings/week-switcher.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { useHomeView } from "#web/screens/corporation/home/home-views.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { FinishedCard } from "./finished-card.tsx";

/** The ended bookings of one week. */
export function FinishedWeek() {
  const { week, setWeek } = useHomeView();
  const bookings = useApiQuery(bookingEndpoints.finishedOfWeek, { query: weekQuery(week) });
  return (
    <Stack>
      <WeekSwitcher week={week} onChange={setWeek} />
      <QueryView
        query={bookings}
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
