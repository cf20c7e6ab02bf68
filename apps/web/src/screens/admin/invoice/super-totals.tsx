import { fromWireKroner } from "#rules/money/ore.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { formatHoursColumn, formatKroner } from "#texts/format/numbers.ts";
import type { InvoiceDetails } from "./state/invoice-details.ts";

const texts = adminInvoiceTexts.superTotals;

/** What all bookings shown come to, by kind. */
export function SuperTotals({ totals }: { totals: InvoiceDetails["superTotals"] }) {
  const figures = [
    { label: texts.hours, value: formatHoursColumn(totals.hours) },
    { label: texts.wage, value: formatKroner(fromWireKroner(totals.wage)) },
    { label: texts.holiday, value: formatKroner(fromWireKroner(totals.holiday)) },
    { label: texts.transport, value: formatKroner(fromWireKroner(totals.transport)) },
    { label: texts.fees, value: formatKroner(fromWireKroner(totals.fees)) },
    { label: texts.total, value: formatKroner(fromWireKroner(totals.total)) },
  ];
  return (
    <section className="card super-totals" aria-labelledby="super-totals">
      <h2 className="kicker" id="super-totals">
        {texts.title}
      </h2>
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
