import type { MouseEvent, ReactNode } from "react";
import type { WireOpenJob } from "#contract/applications/application.entities.ts";
import { dayOf } from "#rules/time/moment.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { findingTexts } from "#texts/da/employee/finding.ts";
import { formatPlace } from "#texts/format/contact.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { hoursLine, jobWay } from "#web/components/jobs/job-card.tsx";
import { jobTermsOf } from "#web/components/jobs/job-terms.ts";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";

interface OpenJobCardProps {
  job: WireOpenJob;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** What is special about it for this person. */
  marks: ReactNode;
}

/** An open job among many: what and where, what it pays at the right edge, when. The whole card is one link. */
export function OpenJobCard({ job, onClick, marks }: OpenJobCardProps) {
  const terms = jobTermsOf(job);
  const times = formatTimes(job.start_time, job.end_time);
  return (
    <ScreenLink {...jobWay(job)} className="card job job--open" onClick={onClick}>
      <span className="job-lead">
        <span className="job-what">
          <b className="h3 strong">{job.jobRole.job_title}</b>
          <span className="small dim">
            {job.corporation.name}, {formatPlace("", job.city)} · {bookingNumber(job.id)}
          </span>
        </span>
        <span className="job-earn">
          <b className="h3 strong nowrap">{formatKronerUnit(terms.totalPay)}</b>
          <span className="tiny dim">{hoursLine(job, terms)}</span>
        </span>
      </span>
      <span>
        <span className="row row--apart small">
          <b className="strong">{wholeDay(job.date, dayOf(serverNow()))}</b>
          <span>{times}</span>
        </span>
        <ShiftStrip from={job.start_time} to={job.end_time} label={times} />
      </span>
      <span className="job-tags">{marks}</span>
      <span className="job-do small dim">{findingTexts.places(job.free_places)}</span>
    </ScreenLink>
  );
}
