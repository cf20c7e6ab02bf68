import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { rowClass } from "#rules/bookings/labels.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminRowColours, adminUpcomingTexts as texts } from "#texts/da/admin/admin-upcoming.ts";
import { formatDay } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { EndlessList, useEndless } from "#web/screens/admin/endless-list.tsx";
import type { Density } from "#web/ui/tables/density-switch.tsx";
import type { RowGroup } from "#web/ui/tables/table.tsx";
import { DayBand } from "./day-band.tsx";
import { rowFactsOf } from "./row-facts.ts";
import { UpcomingCard } from "./upcoming-card.tsx";
import { columnsAfterNumbers, columnsBeforeNumbers, upcomingColumns } from "./upcoming-columns.tsx";
import { type Narrowing, useDayTotals } from "./use-counts.ts";

interface UpcomingListProps {
  narrowing: Narrowing;
  /** The one week that is shown, as calls take it. */
  week?: { weekNumber: string; year: string };
  density: Density;
  empty: string;
  /** What is said when the list cannot be loaded. */
  failed: string;
}

/** The bookings of one tab under their days, endless, and what the rows' colours say. */
export function UpcomingList({ narrowing, week, density, empty, failed }: UpcomingListProps) {
  const list = useEndless(
    adminBookingEndpoints.list,
    { type: "admin_upcoming_bookings", ...narrowing, ...week },
    { size: 10, rowsOf: ({ bookings }) => bookings },
  );
  const totals = useDayTotals(narrowing, list.rows);

  function groupsOf(rows: readonly WireAdminBooking[]): (RowGroup<WireAdminBooking> & { title: string })[] {
    return [...Map.groupBy(rows, ({ date }) => date)].map(([day, ofDay]) => ({
      id: day,
      title: formatDay(day, dayOf(serverNow())),
      band: (
        <DayBand
          day={day}
          totals={totals.get(day)}
          before={columnsBeforeNumbers}
          after={columnsAfterNumbers}
        />
      ),
      rows: ofDay,
    }));
  }

  return (
    <div className="stack stack--tight bookings-list upcoming-table">
      <EndlessList
        label={texts.title}
        columns={upcomingColumns}
        rowClass={(booking) => rowClass(rowFactsOf(booking)) ?? undefined}
        groupsOf={groupsOf}
        card={(booking) => <UpcomingCard booking={booking} />}
        density={density}
        list={list}
        texts={{ loading: texts.loading, empty, failed }}
      />
      <ul className="legend" aria-label={texts.legend}>
        {Object.entries(adminRowColours).map(([name, words]) => (
          <li key={name} className={`legend-${name}`}>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
