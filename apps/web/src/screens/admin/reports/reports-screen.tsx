import { useState } from "react";
import { reportEndpoints } from "#contract/backoffice/report.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { addDays, type Day, dayOf, daysBetween, isGivenDay } from "#rules/time/moment.ts";
import { daysOfWeek, weekOf } from "#rules/time/week.ts";
import { workReportTexts as texts } from "#texts/da/admin/work-report.ts";
import { reportTexts } from "#texts/da/backoffice/reports.ts";
import { formatHoursColumn, formatKroner, formatPercent, formatRoundKroner } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { TableDownload } from "#web/components/downloads/download-menu.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { TableFrame } from "#web/ui/tables/table-frame.tsx";
import {
  amountKeys,
  type ReportGroup,
  type ReportRow,
  rowsOf,
  tableOf,
  type WorkReport,
} from "./report-rows.ts";

/** Weeks that are shown at first. */
const WEEKS = 12;
const MAX_DAYS = 371;

/** What was worked, invoiced, not invoiced yet and paid over the days that are chosen, and what it cost. */
export function ReportsScreen() {
  const today = dayOf(serverNow());
  const { last } = daysOfWeek(weekOf(today));
  const [from, setFrom] = useState<Day | null>(addDays(last, 1 - 7 * WEEKS));
  const [to, setTo] = useState<Day | null>(last);
  const isGiven = from !== null && to !== null && isGivenDay(from) && isGivenDay(to);
  const isWrong = isGiven && (to < from || daysBetween(from, to) > MAX_DAYS);
  const days = { from: from ?? "", to: to ?? "" };
  const query = useApiQuery(reportEndpoints.workReport, { query: days }, { enabled: isGiven && !isWrong });
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <div className="row row--wrap list-filters">
        <DatePicker label={texts.from} today={today} value={from} onChange={setFrom} />
        <DatePicker
          label={texts.to}
          today={today}
          value={to}
          onChange={setTo}
          error={isWrong ? reportTexts.wrongDays : undefined}
        />
      </div>
      <QueryView
        query={query}
        skeleton={{ count: 4, label: texts.loading }}
        failedTitle={texts.failed}
        isEmpty={({ weeks }) => weeks.length === 0}
        empty={texts.empty}
      >
        {(report) => <Report report={report} days={days} />}
      </QueryView>
    </AdminPage>
  );
}

function Report({ report, days }: { report: WorkReport; days: { from: Day; to: Day } }) {
  const [group, setGroup] = useState<ReportGroup>("weeks");
  return (
    <>
      <Figures total={report.total} />
      <div className="row row--apart row--wrap">
        <RadioChoices
          label={texts.group}
          value={group}
          options={(Object.keys(texts.groups) as ReportGroup[]).map((value) => ({
            value,
            label: texts.groups[value],
          }))}
          onChange={({ target }) => setGroup(target.value as ReportGroup)}
        />
        <TableDownload
          label={texts.download}
          fileName={texts.fileName(texts.groups[group], days.from, days.to)}
          table={() => tableOf(report, group)}
        />
      </div>
      <ReportTable report={report} group={group} />
      <p className="small dim">{texts.wagesHint}</p>
    </>
  );
}

function Figures({ total }: { total: WorkReport["total"] }) {
  const sales = total.invoiced + total.to_come;
  return (
    <ul className="figures figures--all figures--sums">
      {amountKeys.map((key) => (
        <li key={key} className="figure">
          <span className="figure-label">{texts.columns[key]}</span>
          <b className="figure-value">{formatRoundKroner(fromWireKroner(total[key]))}</b>
          {key === "margin" && sales > 0 && (
            <span className="figure-was">
              {texts.share(formatPercent(Math.round((100 * total.margin) / sales)))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A row for each week, company or staff type, and what they come to; on a phone each is a card. */
function ReportTable({ report, group }: { report: WorkReport; group: ReportGroup }) {
  const { hours, ...amounts } = texts.columns;
  return (
    <div className="report-table">
      <TableFrame label={texts.table(texts.groups[group])} isCards>
        <thead>
          <tr>
            <th scope="col">{texts.groups[group]}</th>
            <th scope="col" className="num">
              {hours}
            </th>
            {amountKeys.map((key) => (
              <th key={key} scope="col" className="num">
                {amounts[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(report, group).map((row) => (
            <tr key={row.id}>
              <SumCells row={row} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="total">
            <SumCells row={{ id: "total", name: texts.total, sums: report.total }} />
          </tr>
        </tfoot>
      </TableFrame>
    </div>
  );
}

function SumCells({ row: { name, sums } }: { row: ReportRow }) {
  return (
    <>
      <th scope="row" className="row-key">
        {name}
      </th>
      <td className="num" data-label={texts.columns.hours}>
        {formatHoursColumn(sums.hours)}
      </td>
      {amountKeys.map((key) => (
        <td key={key} className="num" data-label={texts.columns[key]}>
          {formatKroner(fromWireKroner(sums[key]))}
        </td>
      ))}
    </>
  );
}
