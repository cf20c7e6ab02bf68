import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { formatHoursColumn, formatKroner } from "#texts/format/numbers.ts";
import { superTotals } from "./state/invoice-amounts.ts";
import type { InvoiceDetails } from "./state/invoice-details.ts";

const texts = adminInvoiceTexts.superTotals;

/** What all bookings shown come to, by kind. */
export function SuperTotals({ all }: { all: readonly InvoiceDetails[] }) {
  const totals = superTotals(all);
  const figures = [
    { label: texts.hours, value: formatHoursColumn(totals.hours) },
    { label: texts.wage, value: formatKroner(totals.wage) },
    { label: texts.holiday, value: formatKroner(totals.holiday) },
    { label: texts.transport, value: formatKroner(totals.transport) },
    { label: texts.fees, value: formatKroner(totals.fees) },
    { label: texts.total, value: formatKroner(totals.total) },
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
