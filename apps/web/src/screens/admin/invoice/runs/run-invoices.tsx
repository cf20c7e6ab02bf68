import { dayOf } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import { groupingTexts as texts } from "#texts/da/price/invoice-grouping.ts";
import { formatDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { invoicesOf, type RunBooking, sizeOf } from "./run-booking.ts";

/** Each invoice that a run makes: whose, which bookings are on it together, and what it comes to. */
export function RunInvoices({ going }: { going: readonly RunBooking[] }) {
  return (
    <ul className="run-invoices" aria-label={texts.list}>
      {invoicesOf(going).map((bookings) => (
        <li key={bookings[0]?.booking_id}>
          <span>
            {bookings[0]?.corporation}, {togetherOf(bookings)}
          </span>
          <b className="strong num nowrap">{formatKronerUnit(sizeOf(bookings).total)}</b>
        </li>
      ))}
    </ul>
  );
}

/** «3 bookinger på én faktura (uge 48)»; of one alone its day and job. */
export function togetherOf(bookings: readonly RunBooking[]): string {
  const [first] = bookings;
  if (!first) return "";
  if (bookings.length > 1) return texts.together(bookings.length, weekOf(first.date).week);
  return `${formatDay(first.date, dayOf(serverNow()))}, ${first.job_title}`;
}
