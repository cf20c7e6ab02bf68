import type { WireEmployeeCheckout } from "#contract/checkout/entities.ts";
import { dayOf } from "#rules/time/moment.ts";
import { employeeCheckoutTexts as texts } from "#texts/da/employee/employee-checkout.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { CompanyMark } from "#web/components/jobs/company-mark.tsx";
import { arrangementOf } from "#web/components/jobs/job-terms.ts";

/** Whose shift it was, and what was booked. */
export function CheckoutHead({ shift }: { shift: WireEmployeeCheckout }) {
  const { booking, corporation } = shift;
  return (
    <>
      <section className="co-line">
        <CompanyMark of={corporation} size={48} />
        <div>
          <h1 className="h2">{corporation.name}</h1>
          <p className="dim">
            {booking.jobRole.job_title}, {arrangementOf(booking)}
          </p>
        </div>
      </section>
      <p className="row row--apart row--wrap">
        <b className="strong">{formatDay(booking.date, dayOf(serverNow()))}</b>
        <span>{texts.booked(formatTimes(booking.start_time, booking.end_time))}</span>
      </p>
    </>
  );
}
