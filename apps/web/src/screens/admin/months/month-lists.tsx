import type { WireMonth } from "#contract/invoicing/month.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { periodOf } from "#rules/pay/payroll-period.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { differenceWords, monthTexts } from "#texts/da/admin/months.ts";
import { formatDate, formatDay } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { Card } from "#web/ui/layout/card.tsx";

type Booking = WireMonth["bookings"][number];

/** What is open, booking by booking, each with where it is mended. */
export function OpenBookings({ bookings }: { bookings: readonly Booking[] }) {
  const texts = monthTexts.open;
  const today = dayOf(serverNow());
  return (
    <Card className="stack" aria-label={texts.title}>
      <h2 className="h3">{texts.title}</h2>
      {bookings.length === 0 ? (
        <p className="dim">{texts.none}</p>
      ) : (
        <ul className="page-lines">
          {bookings.map((booking) => (
            <li key={booking.booking_id}>
              <OpenBooking booking={booking} today={today} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function OpenBooking({ booking, today }: { booking: Booking; today: Day }) {
  const texts = monthTexts.open;
  const { booking_id, corporation, job_title, date, worked, invoiced, differences } = booking;
  const isOfPayroll = differences.some(({ key }) => key === "not_fetched");
  return (
    <>
      <span className="page-line-what">
        <b className="strong">{corporation}</b>
        <span className="small dim">
          {job_title}, {formatDay(date, today)}
        </span>
        <span className="small dim">{texts.money(money(worked), money(invoiced))}</span>
      </span>
      <ul className="month-differences">
        {differences.map(({ key, count }) => (
          <li key={key}>{differenceWords[key](count)}</li>
        ))}
      </ul>
      <span className="page-line-note row row--wrap">
        <ScreenLink to="/admin/bookingInvoice/$bookingId" params={{ bookingId: String(booking_id) }}>
          {texts.booking(booking_id)}
        </ScreenLink>
        {isOfPayroll && (
          <ScreenLink to="/admin/payroll" search={{ period: periodOf(date) }}>
            {texts.payroll}
          </ScreenLink>
        )}
      </span>
    </>
  );
}

/** What was made after the closing. */
export function MadeLater({ later }: { later: WireMonth["later"] }) {
  const texts = monthTexts.later;
  return (
    <Card className="stack" aria-label={texts.title}>
      <h2 className="h3">{texts.title}</h2>
      {later.length === 0 ? (
        <p className="dim">{texts.none}</p>
      ) : (
        <>
          <p className="small dim">{texts.lead}</p>
          <ul className="page-lines">
            {later.map(({ kind, number, name, at, amount }) => (
              <li key={`${kind} ${number} ${name} ${at} ${amount}`}>
                <span className="page-line-what">
                  {texts.line(kind, number, name)}
                  <span className="small dim">{formatMoment(Date.parse(at), serverNow())}</span>
                </span>
                <b className="strong nowrap">{money(amount)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** Invoices of the month that are not paid; nothing where all are. */
export function UnpaidInvoices({ unpaid }: { unpaid: WireMonth["unpaid"] }) {
  const texts = monthTexts.unpaid;
  const today = dayOf(serverNow());
  if (unpaid.length === 0) return null;
  return (
    <Card className="stack" aria-label={texts.title}>
      <h2 className="h3">{texts.title}</h2>
      <p className="small dim">{texts.hint}</p>
      <ul className="page-lines">
        {unpaid.map(({ id, number, corporation, due_date, open, is_overdue }) => (
          <li key={id}>
            <span className="page-line-what">
              {texts.line(number, corporation)}
              {due_date !== null && (
                <span className="small dim">{texts.due(formatDate(due_date, today))}</span>
              )}
            </span>
            {is_overdue && <Badge tone="brick">{texts.overdue}</Badge>}
            <b className="strong nowrap">{money(open)}</b>
          </li>
        ))}
      </ul>
      <p className="small">
        <ScreenLink to="/admin/invoices" search={{ show: "unpaid" }}>
          {texts.more}
        </ScreenLink>
      </p>
    </Card>
  );
}

function money(kroner: number): string {
  return formatKronerUnit(fromWireKroner(kroner));
}
