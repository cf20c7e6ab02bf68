import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { formatDayLong } from "#texts/format/days.ts";
import { TableFrame } from "#web/ui/tables/table-frame.tsx";
import { type InvoiceDetails, rowsOf } from "../state/invoice-details.ts";
import { ShiftRow } from "./shift-row.tsx";
import { TotalRows } from "./total-rows.tsx";

/** One row per employee with both sides' times next to each other, then what adds up to the price. */
export function ShiftsTable({ details }: { details: InvoiceDetails }) {
  const { columns } = texts;
  return (
    <TableFrame
      label={texts.shifts.of(formatDayLong(details.booking.date), details.booking.jobRole.job_title)}
    >
      <thead>
        <tr>
          <th scope="col">{columns.employee}</th>
          <th scope="col">{columns.attendance}</th>
          <th scope="col">{columns.corporation}</th>
          <th scope="col">
            <span className="visually-hidden">{columns.corporationApproved}</span>
          </th>
          <th scope="col">{columns.employeeTime}</th>
          <th scope="col">
            <span className="visually-hidden">{columns.employeeApproved}</span>
          </th>
          {[columns.hours, columns.wage, columns.fee, columns.total].map((column) => (
            <th key={column} scope="col" className="num">
              {column}
            </th>
          ))}
          <th scope="col">{columns.invoice}</th>
          <th scope="col">{columns.payroll}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(details).map((shift) => (
          <ShiftRow key={shift.id} shift={shift} details={details} />
        ))}
      </tbody>
      <TotalRows details={details} />
    </TableFrame>
  );
}
