import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";

/** Which shift is left, right over the buttons that leave it. */
export function LeaveSummary({ job, now }: { job: WireEmployeeBooking; now: Moment }) {
  return (
    <div className="commit">
      <p className="commit-what">
        <b className="strong">{wholeDay(job.date, dayOf(now))}</b> ·{" "}
        <span className="nowrap">{formatTimes(job.start_time, job.end_time)}</span> · {job.corporation.name}
      </p>
    </div>
  );
}
