import { fromWireKroner } from "#rules/money/ore.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { formatKroner, formatShortDecimal } from "#texts/format/numbers.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { type Column, Table } from "#web/ui/tables/table.tsx";
import type { InvoiceDetails } from "./state/invoice-details.ts";

const texts = adminInvoiceTexts.lines;
type Line = InvoiceDetails["invoiceLines"][number];

const columns: readonly Column<Line>[] = [
  { id: "line", header: texts.line, cell: ({ description }) => description, isRowKey: true },
  {
    id: "quantity",
    header: texts.quantity,
    cell: ({ quantity }) => formatShortDecimal(quantity),
    isNumber: true,
  },
  {
    id: "unit",
    header: texts.unitPrice,
    cell: ({ unitPrice }) => formatKroner(fromWireKroner(unitPrice)),
    isNumber: true,
  },
  {
    id: "amount",
    header: texts.amount,
    cell: ({ amount }) => formatKroner(fromWireKroner(amount)),
    isNumber: true,
  },
];

/** What «Opret og send faktura» sends, line by line, cancellation fees included. */
export function InvoiceLines({ details }: { details: InvoiceDetails }) {
  const { invoiceLines, invoiceTotal } = details;
  if (invoiceLines.length === 0) return null;
  return (
    <Fold title={texts.title}>
      <div className="invoice-lines">
        <Table
          label={texts.title}
          columns={columns}
          groups={[{ id: "lines", rows: invoiceLines }]}
          idOf={({ priority }) => priority}
          total={
            <>
              <th scope="row" colSpan={3}>
                {adminInvoiceTexts.superTotals.total}
              </th>
              <td className="num">{formatKroner(fromWireKroner(invoiceTotal))}</td>
            </>
          }
        />
      </div>
    </Fold>
  );
}
