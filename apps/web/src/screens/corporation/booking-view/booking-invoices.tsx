import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { companyInvoiceEndpoints } from "#contract/invoicing/company-invoice.endpoints.ts";
import { companyInvoiceTexts } from "#texts/da/corporation/invoices.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { periodOf } from "#web/components/bookings/facts-of-booking.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";

const texts = companyInvoiceTexts.onBooking;

/** The invoices of a booking, once there can be any, each a way to its lines. */
export function BookingInvoices({ booking }: { booking: WireCorporationBooking }) {
  const { id, prepayment } = booking;
  const may = useMay()(companyInvoiceEndpoints.ownInvoices);
  const hasAny = serverNow() >= periodOf(booking).endsAt || prepayment !== null;
  const enabled = may && hasAny;
  const query = { booking_id: String(id) };
  const { data = [] } = useApiQuery(companyInvoiceEndpoints.ownInvoices, { query }, { enabled });
  if (data.length === 0) return null;
  return (
    <section className="stack stack--tight" aria-label={texts.title}>
      <ul className="row row--wrap">
        {data.map((invoice) => (
          <li key={invoice.id}>
            <ScreenLink to="/invoices" search={{ booking: id }}>
              {texts.one(invoice.kind, invoice.number)}
            </ScreenLink>
            <span className="small dim"> {companyInvoiceTexts.states[invoice.state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
