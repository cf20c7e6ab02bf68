import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { oldMoneyTexts as texts } from "#texts/da/admin/admin-lists.ts";

/** The number of an invoice, with the way to accounting where there is one. */
export function InvoiceNumber({
  of: { number, url },
}: {
  of: Pick<WireAdminBooking["money"]["invoices"][number], "number" | "url">;
}) {
  if (!url) return <span className="invoice-number dim">{texts.number(number)}</span>;
  return (
    <a className="invoice-number" href={url} target="_blank" rel="noreferrer">
      {texts.number(number)}
    </a>
  );
}
