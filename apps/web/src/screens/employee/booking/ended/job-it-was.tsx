import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { employeeBookingTexts } from "#texts/da/employee/employee-booking.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { CorporationMark } from "#web/components/jobs/company-mark.tsx";
import { arrangementOf, jobTermsOf } from "#web/components/jobs/job-terms.ts";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";

interface JobItWasProps {
  job: WireEmployeeBooking;
  now: Moment;
  /** The shift stands: place and pay with it. */
  isOn?: boolean;
}

/** Which job a page about its outcome is about. */
export function JobItWas({ job, now, isOn }: JobItWasProps) {
  const times = formatTimes(job.start_time, job.end_time);
  return (
    <section className="gone-job">
      <div className="co-line">
        <CorporationMark of={job.corporation} size={40} />
        <div>
          <p className="strong">
            {job.jobRole.job_title}, {arrangementOf(job).toLowerCase()}
          </p>
          <p className="small dim">
            {isOn ? `${job.corporation.name}, ${job.address}` : job.corporation.name}
          </p>
        </div>
      </div>
      <p className="row row--apart small">
        <b className="strong">{wholeDay(job.date, dayOf(now))}</b>
        <span className={isOn ? "strong nowrap" : "dim nowrap"}>{times}</span>
      </p>
      <div>
        <ShiftStrip isOpen={!isOn} from={job.start_time} to={job.end_time} label={times} />
      </div>
      {isOn && (
        <p className="row row--apart small">
          <span className="dim">{employeeBookingTexts.totalPay}</span>
          <b className="strong">{formatKronerUnit(jobTermsOf(job).totalPay)}</b>
        </p>
      )}
    </section>
  );
}
