import { oldMoneyTexts } from "#texts/da/admin/admin-lists.ts";
import { InvoiceNumber } from "#web/components/price/invoice-number.tsx";
import { PaymentStatus, Undelivered } from "#web/components/price/payment-status.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";

/** The numbers of what was invoiced, each with its way to accounting and whether it is paid. */
export function InvoiceNumbers({ all }: { all: readonly InvoiceDetails[] }) {
  const invoices = all.flatMap(({ booking }) => booking.money.invoices);
  if (invoices.length === 0) return null;
  return (
    <ul className="row row--wrap" aria-label={oldMoneyTexts.numbers}>
      {invoices.map((invoice) => (
        <li key={invoice.number} className="row">
          <InvoiceNumber of={invoice} />
          {invoice.is_undelivered && <Undelivered />}
          {invoice.payment && <PaymentStatus of={invoice.payment} dueDate={invoice.due_date} />}
        </li>
      ))}
    </ul>
  );
}
