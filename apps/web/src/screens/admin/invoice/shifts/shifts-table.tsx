import { fromWireKroner } from "#rules/money/ore.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { formatDayLong } from "#texts/format/days.ts";
import { formatHoursColumn, formatKroner } from "#texts/format/numbers.ts";
import { type InvoiceDetails, rowsOf } from "#web/screens/admin/invoice/state/invoice-details.ts";
import { TableFrame } from "#web/ui/tables/table-frame.tsx";
import { ShiftRow } from "./shift-row.tsx";

const { columns } = texts;

/** One row per employee with both sides' times next to each other, then what adds up to the price. */
export function ShiftsTable({ details }: { details: InvoiceDetails }) {
  return (
    <TableFrame
      isCards
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
          <ShiftRow key={shift.id} shift={shift} booking={details.booking} />
        ))}
      </tbody>
      <TotalRows details={details} />
    </TableFrame>
  );
}

/** The booking's own lines and the total, under the same columns as the people. */
function TotalRows({ details }: { details: InvoiceDetails }) {
  const open = details.shifts.filter(({ why_not_invoiced: why }) => why === "open_times").length;
  return (
    <tfoot>
      {details.bookingLines.map((line) => (
        <tr key={`${line.key} ${line.shift_id ?? ""}`}>
          <th scope="row" colSpan={6} className="row-key">
            {line.label}
          </th>
          <AmountCells amounts={line} />
        </tr>
      ))}
      <tr className="total">
        <th scope="row" colSpan={6}>
          {texts.superTotals.total}
          {open > 0 && <span className="small dim"> {texts.superTotals.estimate(open)}</span>}
        </th>
        <AmountCells amounts={details.sum} />
      </tr>
    </tfoot>
  );
}

function AmountCells({ amounts }: { amounts: InvoiceDetails["sum"] }) {
  const { hours, wage_with_holiday, fees, total } = amounts;
  return (
    <>
      <td className="num" data-label={columns.hours}>
        {hours === null ? null : formatHoursColumn(hours)}
      </td>
      <td className="num" data-label={columns.wage}>
        {formatKroner(fromWireKroner(wage_with_holiday))}
      </td>
      <td className="num" data-label={columns.fee}>
        {formatKroner(fromWireKroner(fees))}
      </td>
      <td className="num strong" data-label={columns.total}>
        {formatKroner(fromWireKroner(total))}
      </td>
      <td colSpan={2} />
    </>
  );
}
