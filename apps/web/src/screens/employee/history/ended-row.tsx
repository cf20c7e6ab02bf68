import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf } from "#rules/time/moment.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { releasedTexts } from "#texts/da/employee/shifts/changed-shift.ts";
import { endedTexts } from "#texts/da/employee/shifts/shift-states.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { jobWay } from "#web/components/jobs/job-card.tsx";
import { Chip } from "#web/ui/feedback/chip.tsx";

interface EndedRowProps {
  job: WireEmployeeBooking;
  outcome: string;
}

/** A job of the past and how it ended; a link only while the job has a page for this person. */
export function EndedRow({ job, outcome }: EndedRowProps) {
  const today = dayOf(useNow());
  const { released = null, removed_reason: removedReason = null } = job.shift ?? {};
  const reason = released
    ? releasedTexts.reason[released]
    : removedReason && endedTexts.reason(removedReason);
  const words = (
    <>
      <span>
        <b className="strong">
          {job.jobRole.job_title}, {job.corporation.name}
        </b>
        <span className="small dim">
          {wholeDay(job.date, today)},{" "}
          <span className="nowrap">{formatTimes(job.start_time, job.end_time)}</span> ·{" "}
          {bookingNumber(job.id)}
        </span>
        {reason && <span className="small dim">{reason}</span>}
      </span>
      <Chip>{released ? releasedTexts.outcome : outcome}</Chip>
    </>
  );
  if (job.state.key === "gone") return <div className="next-job history-job">{words}</div>;
  return (
    <ScreenLink className="next-job history-job" {...jobWay(job)}>
      {words}
    </ScreenLink>
  );
}
