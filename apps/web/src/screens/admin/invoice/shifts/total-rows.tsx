import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { formatHoursColumn, formatKroner } from "#texts/format/numbers.ts";
import { type Amounts, bookingLines, shiftAmounts, sumOf } from "../state/invoice-amounts.ts";
import type { InvoiceDetails } from "../state/invoice-details.ts";

/** The booking's own lines and the total, under the same columns as the people. */
export function TotalRows({ details }: { details: InvoiceDetails }) {
  const lines = bookingLines(details);
  const people = details.shifts.map((shift) => shiftAmounts(shift, details));
  return (
    <tfoot>
      {lines.map((line) => (
        <tr key={line.key}>
          <th scope="row" colSpan={6} className="row-key">
            {line.label || adminInvoiceTexts.rounding}
          </th>
          <AmountCells amounts={line} />
        </tr>
      ))}
      <tr className="total">
        <th scope="row" colSpan={6}>
          {adminInvoiceTexts.superTotals.total}
        </th>
        <AmountCells amounts={sumOf([...people, ...lines])} />
      </tr>
    </tfoot>
  );
}

function AmountCells({ amounts }: { amounts: Amounts }) {
  return (
    <>
      <td className="num">{amounts.hours === null ? null : formatHoursColumn(amounts.hours)}</td>
      <td className="num">{formatKroner(amounts.wage + amounts.holiday)}</td>
      <td className="num">{formatKroner(amounts.fees)}</td>
      <td className="num strong">{formatKroner(amounts.total)}</td>
      <td colSpan={2} />
    </>
  );
}
