import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { whyStays } from "#texts/da/admin/ledger.ts";
import { invoiceRunTexts as texts } from "#texts/da/backoffice/runs.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { canGo, invoicesOf, type RunBooking, sizeOf } from "./run-booking.ts";
import { togetherOf } from "./run-invoices.tsx";

interface RunCompanyProps {
  bookings: readonly RunBooking[];
  /** Bookings that were left out. */
  without: readonly number[];
  onChange: (without: readonly number[]) => void;
}

/** A company's bookings of the week: what goes on each invoice, and who stays with the reason. */
export function RunCompany({ bookings, without, onChange }: RunCompanyProps) {
  const may = useMay()(ledgerEndpoints.sendWeekInvoices);
  const name = bookings[0]?.corporation ?? "";
  const going = bookings.filter((one) => canGo(one) && !without.includes(one.booking_id));
  const together = invoicesOf(going).filter((of) => of.length > 1);
  return (
    <section className="stack stack--tight" aria-label={name}>
      <h2 className="h3">{name}</h2>
      {together.map((of) => (
        <p key={of[0]?.booking_id} className="small dim">
          {togetherOf(of)}: <span className="nowrap">{formatKronerUnit(sizeOf(of).total)}</span>
        </p>
      ))}
      <ul className="run-list">
        {bookings.map((booking) => {
          const id = booking.booking_id;
          const what = `${formatDay(booking.date, dayOf(serverNow()))}, ${booking.job_title}`;
          return (
            <li key={id} className="run-booking">
              {may ? (
                <Checkbox
                  checked={canGo(booking) && !without.includes(id)}
                  isDisabled={!canGo(booking)}
                  aria-label={texts.choose(`${name}, ${what}`)}
                  onChange={({ target }) =>
                    onChange(target.checked ? without.filter((other) => other !== id) : [...without, id])
                  }
                >
                  {what}
                </Checkbox>
              ) : (
                <b className="strong">{what}</b>
              )}
              <span className="dim">
                <span className="nowrap">{formatTimes(booking.start_time, booking.end_time)}</span>,{" "}
                {booking.city}
              </span>
              <span className="run-what">{whatGoes(booking)}</span>
              <b className="strong num nowrap">
                {canGo(booking) && formatKronerUnit(fromWireKroner(booking.total))}
              </b>
              <ScreenButton
                size="small"
                to="/admin/bookingInvoice/$bookingId"
                params={{ bookingId: String(id) }}
              >
                {texts.open}
                <span className="visually-hidden">
                  {" "}
                  {name}, {what}
                </span>
              </ScreenButton>
              {(booking.stays.length > 0 || booking.refusal || booking.refused > 0) && (
                <span className="run-stays">
                  {booking.refused > 0 && <Status tone="brick">{texts.refused(booking.refused)}</Status>}
                  {booking.refusal && <Status tone="brick">{booking.refusal}</Status>}
                  {booking.stays.map(({ shift_id, name: person, reason }) => (
                    <Status key={shift_id} tone="amber">
                      {person}: {whyStays[reason]}
                    </Status>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function whatGoes({ shift_ids, fee_shift_ids }: RunBooking): string {
  const parts = [
    shift_ids.length > 0 && texts.people(shift_ids.length),
    fee_shift_ids.length > 0 && texts.fees(fee_shift_ids.length),
  ].filter((part) => typeof part === "string");
  return parts.join(", ") || texts.nobody;
}
