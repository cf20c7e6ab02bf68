import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { agreementOfWire } from "#contract/settings/wage-agreement.entities.ts";
import { type PaidSupplement, payLine } from "#rules/pay/employee-pay.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { transportLabel } from "#texts/da/corporation/booking-presets.ts";
import { employeeBookingTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { supplementName } from "#texts/da/price/supplements.ts";
import { wholeDay } from "#texts/format/days.ts";
import { formatHours, formatKroner, formatKronerUnit, formatShortDecimal } from "#texts/format/numbers.ts";
import { jobTermsOf } from "#web/components/jobs/job-terms.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";

/** What the job pays, when, and how the sum came about. */
export function PayBox({ job, now }: { job: WireEmployeeBooking; now: Moment }) {
  const terms = jobTermsOf(job);
  const supplements = supplementsOf(job);
  const more = supplements.map(({ amount }) => ` + ${formatKroner(amount)}`).join("");
  const total = formatKronerUnit(terms.totalPay);
  const clockChange = { term: texts.clockChange, value: formatHours(terms.clockChangeHours) };
  return (
    <section className="card pay-box">
      <div className="row row--apart row--top row--wrap">
        <div>
          <p className="small dim">{texts.totalPay}</p>
          <p className="pay">{total}</p>
        </div>
        <p className="small dim num">
          {texts.paidOnDay}
          <br />
          <b className="strong ink">{wholeDay(job.paymentDate, dayOf(now))}</b>
        </p>
      </div>
      <Fold title={texts.howPaid} isOpenAtFirst>
        <Facts
          facts={[
            { term: texts.shift, value: formatHours(terms.hours) },
            { term: texts.transport, value: transportLabel(job.transport_wage) },
            { term: texts.selfPaidBreak, value: job.self_paid_break ? texts.breakLength : commonTexts.no },
            ...(terms.clockChangeHours === 0 ? [] : [clockChange]),
            { term: texts.hourlyWage, value: formatKronerUnit(terms.hourlyWage) },
            { term: texts.agreement, value: job.agreement?.name ?? texts.noAgreement },
            ...supplements.map(({ supplement, hours, rate, amount }) => ({
              term: supplementName(supplement),
              value: `${formatShortDecimal(hours)} × ${formatKroner(rate)} = ${formatKronerUnit(amount)}`,
            })),
            {
              term: texts.sum,
              value: `${formatShortDecimal(terms.paidHours)} × ${formatKroner(terms.hourlyWage)}${more} = ${total}`,
            },
          ]}
        />
      </Fold>
    </section>
  );
}

/** The supplements of the booked time. */
function supplementsOf(job: WireEmployeeBooking): readonly PaidSupplement[] {
  if (job.agreement === null) return [];
  const { date: day, start_time: start, end_time: end } = job;
  const terms = {
    hourlyWage: jobTermsOf(job).hourlyWage,
    transportHours: job.transport_wage,
    selfPaidBreak: job.self_paid_break,
    agreement: agreementOfWire(job.agreement),
    hasPension: false,
  };
  return payLine(terms, { day, start, end }, { from: start, to: end }).supplements;
}
