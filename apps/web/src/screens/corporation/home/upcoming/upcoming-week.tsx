import { useState } from "react";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import { weekTexts } from "#texts/da/common/common.ts";
import { corporationToasts } from "#texts/da/common/toasts.ts";
import { corporationHomeTexts as texts } from "#texts/da/corporation/corporation-home.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { currentWeek, WeekSwitcher, weekQuery } from "#web/components/bookings/week-switcher.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { UpcomingCards } from "./upcoming-list.tsx";

/** The coming bookings of one week; those that are over and closed stand there too, as 'Færdig'. */
export function UpcomingWeek() {
  const [week, setWeek] = useState(currentWeek);
  const bookings = useApiQuery(bookingEndpoints.upcoming, { query: weekQuery(week) });
  return (
    <Stack>
      <WeekSwitcher week={week} onChange={setWeek} />
      <QueryView
        query={bookings}
        skeleton={{ count: 2, label: texts.upcomingLoading }}
        failedToast={corporationToasts.weekFailed}
        empty={weekTexts.empty}
      >
        {(ofWeek) => <UpcomingCards bookings={ofWeek} />}
      </QueryView>
    </Stack>
  );
}
