import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { daysOfWeek } from "#rules/time/week.ts";
import { adminUpcomingTexts as texts } from "#texts/da/admin/admin-upcoming.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { weekTexts } from "#texts/da/common/weeks.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { currentWeek, WeekSwitcher, weekQuery } from "#web/components/bookings/week-switcher.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { type Density, DensitySwitch } from "#web/ui/tables/density-switch.tsx";
import { type UpcomingAddress, upcomingInAddress, weekOfAddress } from "../list-address.ts";
import { UpcomingList } from "./upcoming-list.tsx";
import { type Narrowing, useTotals } from "./use-counts.ts";

type View = NonNullable<UpcomingAddress["view"]> | "open";

/** Coming bookings of all companies; the tab of the open ones is shown first. What is shown stands in the address. */
export function UpcomingScreen() {
  const address = upcomingInAddress(useSearch({ from: "/admin/upcomingBookings" }));
  const navigate = useNavigate();
  const [density, setDensity] = useState<Density>("dense");
  // Cards have one density.
  const isPhone = useIsNarrow();
  const { view = "open", q: searchTerm = "" } = address;
  const week = weekOfAddress(address) ?? currentWeek();

  function show(change: UpcomingAddress) {
    const search = { ...address, ...change };
    void navigate({ to: "/admin/upcomingBookings", search, replace: true, resetScroll: false });
  }

  const narrowing = narrowingOf(view, searchTerm, daysOfWeek(week));
  const empty = view === "week" ? weekTexts.empty : texts.empty;
  const shared = { narrowing, density, empty: searchTerm === "" ? empty : texts.emptySearch };
  const ofAll = <UpcomingList {...shared} failed={corporationToasts.bookingsFailed} />;
  return (
    <AdminPage title={texts.title} actions={<Totals narrowing={narrowing} />}>
      <Tabs
        label={texts.views}
        shape="segments"
        selected={view}
        onSelect={(id) => show({ view: id === "list" || id === "week" ? id : undefined })}
        aside={
          <div className="row row--wrap admin-tools">
            <SearchField
              label={texts.search}
              placeholder={texts.searchHint}
              defaultValue={searchTerm}
              onSearch={(q) => show({ q: q || undefined })}
            />
            {!isPhone && <DensitySwitch value={density} onChange={setDensity} />}
          </div>
        }
        tabs={[
          { id: "open", label: texts.tabs.open, content: ofAll },
          { id: "list", label: texts.tabs.list, content: ofAll },
          {
            id: "week",
            label: texts.tabs.week,
            content: (
              <div className="stack stack--tight bookings-week">
                <WeekSwitcher
                  week={week}
                  onChange={(next) => show({ weekNumber: next.week, year: next.year })}
                  earliest={currentWeek()}
                />
                <UpcomingList
                  {...shared}
                  key={`${week.year}-${week.week}`}
                  week={weekQuery(week)}
                  failed={corporationToasts.weekFailed}
                />
              </div>
            ),
          },
        ]}
      />
    </AdminPage>
  );
}

function narrowingOf(view: View, searchTerm: string, week: { first: string; last: string }): Narrowing {
  if (view === "open") return { searchTerm, status: "open" };
  return view === "week" ? { searchTerm, startDate: week.first, endDate: week.last } : { searchTerm };
}

/** Places, selected people and applicants of everything that the list holds. */
function Totals({ narrowing }: { narrowing: Narrowing }) {
  const totals = useTotals(narrowing);
  const kpis = [
    [totals?.totalShifts, texts.totals.total],
    [totals?.selectedShifts, texts.totals.selected],
    [totals?.appliedShifts, texts.totals.applied],
  ] as const;
  return (
    <div className="kpis" aria-busy={!totals}>
      {kpis.map(([count, words]) => (
        <p key={words} className="kpi">
          <b>{count === undefined ? "–" : formatCount(count)}</b> <span className="dim">{words}</span>
        </p>
      ))}
    </div>
  );
}
