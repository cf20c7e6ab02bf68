import { useState } from "react";
import {
  departmentEndpoints as rows,
  type WireDepartmentMonth,
} from "#contract/corporations/department.endpoints.ts";
import type { WireDepartment } from "#contract/corporations/department.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { departmentTexts } from "#texts/da/corporation/departments.ts";
import { formatMonth } from "#texts/format/days.ts";
import type { ExportTable } from "#texts/format/export-table.ts";
import { formatHoursColumn, formatKroner } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { saveTable, type TableKind } from "#web/api/calls/save-table.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { DownloadMenu } from "#web/components/downloads/download-menu.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { TableFrame } from "#web/ui/tables/table-frame.tsx";

const texts = departmentTexts.figures;

/** Years that can be looked at, this one among them. */
const YEARS = 3;

/** What each department came to, month by month, with a file of it. */
export function DepartmentFigures({ departments }: { departments: readonly WireDepartment[] }) {
  const thisYear = Number(dayOf(useNow()).slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const figures = useApiQuery(rows.departmentFigures, { query: { year: String(year) } });
  const byId = new Map(departments.map((one) => [one.id, one]));
  const nameOf = ({ department_id: id }: WireDepartmentMonth) =>
    (id !== null && byId.get(id)?.name) || texts.none;
  // Bookings may be of next year.
  const years = Array.from({ length: YEARS + 1 }, (_, back) => thisYear + 1 - back);
  function download(kind: TableKind) {
    void saveTable(texts.fileName(year), tableOf(figures.data ?? [], byId), kind);
  }
  return (
    <section className="stack" aria-labelledby="department-figures">
      <div className="row row--wrap row--apart">
        <h2 className="h2" id="department-figures">
          {texts.title}
        </h2>
        <div className="row row--wrap inv-tools">
          <DownloadMenu label={texts.download} isDisabled={!figures.data?.length} onChoose={download} />
          <NativeSelect
            label={<span className="visually-hidden">{texts.year}</span>}
            value={String(year)}
            onChange={({ target }) => setYear(Number(target.value))}
            options={years.map((one) => ({ value: String(one), label: String(one) }))}
          />
        </div>
      </div>
      <p className="small dim">{texts.lead}</p>
      <QueryView
        query={figures}
        skeleton={{ shape: "list", count: 3, label: texts.loading }}
        failedTitle={texts.failed}
        empty={texts.empty(year)}
      >
        {(months) => <FiguresTable label={texts.tableOf(year)} months={months} nameOf={nameOf} />}
      </QueryView>
    </section>
  );
}

interface FiguresTableProps {
  label: string;
  months: readonly WireDepartmentMonth[];
  nameOf: (month: WireDepartmentMonth) => string;
}

function FiguresTable({ label, months, nameOf }: FiguresTableProps) {
  const { department, bookings, people, hours, booked, invoiced } = texts.head;
  return (
    <TableFrame label={label} isCards>
      <thead>
        <tr>
          <th scope="col">{department}</th>
          {[bookings, people, hours, booked, invoiced].map((name) => (
            <th key={name} scope="col" className="num">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {[...Map.groupBy(months, ({ month }) => month)].map(([month, ofMonth]) => (
        <tbody key={month}>
          <tr className="day-total">
            <th colSpan={6} scope="rowgroup">
              {formatMonth(`${month}-01`)}
            </th>
          </tr>
          {ofMonth.map((one) => (
            <tr key={one.department_id}>
              <th scope="row">{nameOf(one)}</th>
              <td className="num" data-label={bookings}>
                {one.bookings}
              </td>
              <td className="num" data-label={people}>
                {one.people}
              </td>
              <td className="num" data-label={hours}>
                {formatHoursColumn(one.hours)}
              </td>
              <td className="num" data-label={booked}>
                {formatKroner(fromWireKroner(one.booked))}
              </td>
              <td className="num" data-label={invoiced}>
                {formatKroner(fromWireKroner(one.invoiced))}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </TableFrame>
  );
}

function tableOf(
  months: readonly WireDepartmentMonth[],
  byId: ReadonlyMap<number, WireDepartment>,
): ExportTable {
  return [
    texts.table,
    ...months.map((one) => {
      const department = one.department_id === null ? undefined : byId.get(one.department_id);
      return [
        one.month,
        department?.name ?? texts.none,
        department?.cost_centre ?? "",
        { number: one.bookings },
        { number: one.people },
        { number: one.hours },
        { ore: fromWireKroner(one.booked) },
        { ore: fromWireKroner(one.invoiced) },
      ];
    }),
  ];
}
