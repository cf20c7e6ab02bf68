import { useState } from "react";
import { reportEndpoints } from "#contract/backoffice/report.endpoints.ts";
import { hoursEndpoints } from "#contract/employees/hours.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { addDays, type Day, dayOf, daysBetween, isGivenDay } from "#rules/time/moment.ts";
import { daysOfWeek, weekOf } from "#rules/time/week.ts";
import { reportTexts as texts } from "#texts/da/backoffice/reports.ts";
import { formatRoundKroner } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { HoursExport } from "./hours-export.tsx";
import { PartCharts } from "./part-charts.tsx";
import { WeekCharts } from "./week-charts.tsx";

/** Weeks that are shown at first. */
const WEEKS = 12;
const MAX_DAYS = 371;

/** How the business goes, over the weeks that are chosen. */
export function FiguresScreen() {
  const today = dayOf(serverNow());
  const { last } = daysOfWeek(weekOf(today));
  const [from, setFrom] = useState<Day | null>(addDays(last, 1 - 7 * WEEKS));
  const [to, setTo] = useState<Day | null>(last);
  const isGiven = from !== null && to !== null && isGivenDay(from) && isGivenDay(to);
  const isWrong = isGiven && (to < from || daysBetween(from, to) > MAX_DAYS);
  const query = useApiQuery(
    reportEndpoints.figures,
    { query: { from: from ?? "", to: to ?? "" } },
    { enabled: isGiven && !isWrong },
  );
  return (
    <AdminPage title={texts.title}>
      <div className="row row--wrap list-filters">
        <DatePicker label={texts.from} today={today} value={from} onChange={setFrom} />
        <DatePicker
          label={texts.to}
          today={today}
          value={to}
          onChange={setTo}
          error={isWrong ? texts.wrongDays : undefined}
        />
      </div>
      <QueryView
        query={query}
        skeleton={{ count: 4, label: texts.loading }}
        failedTitle={texts.failed}
        isEmpty={({ weeks }) => weeks.length === 0}
        empty={texts.empty}
      >
        {(all) => (
          <>
            <ul className="figures figures--all">
              {[
                [texts.labels.fill_rate, all.fill_rate === null ? texts.none : texts.rate(all.fill_rate)],
                [
                  texts.labels.time_to_fill,
                  all.time_to_fill === null ? texts.none : texts.hours(all.time_to_fill),
                ],
                [texts.labels.no_shows, texts.noShows(all.no_shows, all.ended)],
                [
                  texts.labels.revenue,
                  formatRoundKroner(fromWireKroner(all.revenue)),
                  all.to_come > 0 && texts.toCome(formatRoundKroner(fromWireKroner(all.to_come))),
                ],
              ].map(([label, value, note]) => (
                <li key={String(label)} className="figure">
                  <span className="figure-label">{label}</span>
                  <b className="figure-value">{value}</b>
                  {note && <span className="figure-was">{note}</span>}
                </li>
              ))}
            </ul>
            <WeekCharts weeks={all.weeks} />
            <PartCharts corporations={all.corporations} staffTypes={all.staff_types} />
          </>
        )}
      </QueryView>
      <May call={hoursEndpoints.hoursExport}>
        <HoursExport from={from ?? today} to={to ?? today} isDisabled={!isGiven || isWrong} />
      </May>
    </AdminPage>
  );
}
