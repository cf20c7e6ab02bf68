import type { employeeEndpoints } from "#contract/employees/endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { isJobSize } from "#rules/people/experience/experience.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { shiftCountLabels, experienceTexts as texts } from "#texts/da/employee/experience.ts";
import type { Column } from "#web/ui/tables/table.tsx";

export type Experience = AnswerOf<typeof employeeEndpoints.experience>[number];

export const experienceColumns: readonly Column<Experience>[] = [
  { id: "employer", header: texts.columns.employer, cell: (row) => row.employer_text, isRowKey: true },
  { id: "position", header: texts.columns.position, cell: (row) => row.title },
  { id: "type", header: texts.columns.type, cell: (row) => row.exp_type },
  { id: "startYear", header: texts.columns.startYear, cell: (row) => row.start_year },
  { id: "startMonth", header: texts.columns.startMonth, cell: (row) => row.start_month },
  { id: "endYear", header: texts.columns.endYear, cell: (row) => row.end_year ?? commonTexts.none },
  { id: "endMonth", header: texts.columns.endMonth, cell: (row) => row.end_month ?? commonTexts.none },
  { id: "shiftCount", header: texts.columns.shiftCount, cell: (row) => shiftCountText(row.shift_count) },
  {
    id: "stillEmployed",
    header: texts.columns.stillEmployed,
    cell: (row) => (row.still_employed ? commonTexts.yes : commonTexts.no),
  },
];

function shiftCountText(count: string | null): string {
  return count !== null && isJobSize(count) ? shiftCountLabels[count] : commonTexts.none;
}
