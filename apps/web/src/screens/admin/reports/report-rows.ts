import type { reportEndpoints } from "#contract/backoffice/report.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { workReportTexts as texts } from "#texts/da/admin/work-report.ts";
import type { Cell, ExportTable } from "#texts/format/export-table.ts";

export type WorkReport = AnswerOf<typeof reportEndpoints.workReport>;

/** By what the report is shown. */
export type ReportGroup = keyof typeof texts.groups;

/** The sums of a week, a company or a staff type, or of all. */
export interface ReportRow {
  readonly id: string;
  readonly name: string;
  readonly sums: Sums;
}
type Sums = WorkReport["total"];

/** The amounts of a row, in their order; the hours stand before them. */
export const amountKeys = ["worked", "invoiced", "to_come", "paid", "wages", "margin"] as const;

/** The rows of one group. */
export function rowsOf(report: WorkReport, group: ReportGroup): ReportRow[] {
  if (group === "weeks") {
    return report.weeks.map((sums) => ({ id: sums.first, name: texts.week(sums.week, sums.year), sums }));
  }
  return report[group].map((sums) => ({ id: String(sums.id), name: sums.name, sums }));
}

/** The rows of one group as a file, with what they come to in the last line. */
export function tableOf(report: WorkReport, group: ReportGroup): ExportTable {
  const { hours, ...amounts } = texts.columns;
  return [
    [texts.groups[group], hours, ...amountKeys.map((key) => amounts[key])],
    ...rowsOf(report, group).map(({ name, sums }) => cellsOf(name, sums)),
    cellsOf(texts.total, report.total),
  ];
}

function cellsOf(name: string, sums: Sums): Cell[] {
  return [name, { number: sums.hours }, ...amountKeys.map((key) => ({ ore: fromWireKroner(sums[key]) }))];
}
