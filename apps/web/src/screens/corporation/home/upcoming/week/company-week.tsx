import { useState } from "react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { daysOfWeek, type IsoWeek } from "#rules/time/week.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { companyWeekTexts as texts } from "#texts/da/corporation/company-week.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { WeekSwitcher, weekQuery } from "#web/components/bookings/week-switcher.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { useShownBookings } from "#web/screens/corporation/home/department-filter.tsx";
import { DeprecatedDialog } from "#web/screens/corporation/home/deprecated/deprecated-dialog.tsx";
import { useHomeView } from "#web/screens/corporation/home/home-views.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Seats } from "#web/ui/marks/seats.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { WeekActs } from "./week-acts.ts";
import { WeekDay, WeekDayLoading } from "./week-day.tsx";
import { WeekOverview } from "./week-overview.tsx";
import { daysFrom, shiftsOfWeek, type WeekShift } from "./week-shifts.ts";

const CopyDialog = lazyComponent(async () => (await import("./copy-dialog.tsx")).CopyDialog);

/** What is open over the week: a shift that is copied, or one that is over and closed. */
type Opened = { act: "copy"; booking: WireCorporationBooking; day: Day | null } | { act: "done"; id: number };

/** The shifts of one week, day by day: those to come, those that wait for the company's times, those that are over. */
export function CompanyWeek() {
  const { week, setWeek } = useHomeView();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [dragged, setDragged] = useState<WireCorporationBooking | null>(null);
  const shifts = useWeekShifts(week);
  const days = daysFrom(daysOfWeek(week).first);
  const acts: WeekActs = {
    dragged,
    onDrag: setDragged,
    onDrop: (day) => dragged && setOpened({ act: "copy", booking: dragged, day }),
    onCopy: (booking) => setOpened({ act: "copy", booking, day: null }),
    onOpenDone: (id) => setOpened({ act: "done", id }),
  };
  const close = () => setOpened(null);
  function fail() {
    close();
    toast.error(commonTexts.errorTitle);
  }

  return (
    <div className="week-view">
      <WeekSwitcher week={week} onChange={setWeek} />
      <QueryView
        query={shifts}
        loading={<Days week={week} days={days} />}
        failedToast={corporationToasts.weekFailed}
      >
        {(found) => (
          <>
            <WeekOverview shifts={found} />
            <Days week={week} days={days} shifts={found} acts={acts} />
          </>
        )}
      </QueryView>
      <WeekKey />
      {opened?.act === "copy" && (
        <CopyDialog
          key={opened.day}
          booking={opened.booking}
          day={opened.day}
          days={daysFrom(daysOfWeek(week).first, 14)}
          onClose={close}
          onFail={fail}
        />
      )}
      {opened?.act === "done" && <DeprecatedDialog bookingId={opened.id} onClose={close} />}
    </div>
  );
}

/** Coming and ended shifts of the week as one query. */
function useWeekShifts(week: IsoWeek) {
  const query = weekQuery(week);
  const shown = useShownBookings();
  const upcoming = useApiQuery(bookingEndpoints.upcoming, { query });
  const finished = useApiQuery(bookingEndpoints.finishedOfWeek, { query });
  return {
    data:
      upcoming.data && finished.data
        ? shiftsOfWeek(shown(upcoming.data), shown(finished.data), serverNow())
        : undefined,
    isError: upcoming.isError || finished.isError,
    isFetching: upcoming.isFetching || finished.isFetching,
    refetch: () => {
      void upcoming.refetch();
      void finished.refetch();
    },
  };
}

interface DaysProps {
  week: IsoWeek;
  days: readonly Day[];
  /** Not there while they are fetched. */
  shifts?: readonly WeekShift[];
  acts?: WeekActs;
}

function Days({ week, days, shifts, acts }: DaysProps) {
  const today = dayOf(serverNow());
  return (
    <>
      {!shifts && <WeekOverview />}
      <ol className="week-days" aria-label={texts.name(week.week)}>
        {days.map((day) =>
          shifts && acts ? (
            <WeekDay
              key={day}
              day={day}
              today={today}
              shifts={shifts.filter(({ booking }) => booking.date === day)}
              acts={acts}
            />
          ) : (
            <WeekDayLoading key={day} day={day} today={today} />
          ),
        )}
      </ol>
    </>
  );
}

/** What the drawings mean, and what a pointer can do. */
function WeekKey() {
  return (
    <ul className="week-key">
      <li>
        <i className="key-strip" />
        {texts.key.strip}
      </li>
      <li>
        <Seats filled={1} of={2} />
        {texts.key.seats}
      </li>
      <li className="week-key-drag">{texts.key.drag}</li>
    </ul>
  );
}
