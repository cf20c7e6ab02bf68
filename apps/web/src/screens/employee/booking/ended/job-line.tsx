import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { jobWay } from "#web/components/jobs/job-card.tsx";
import { jobTermsOf } from "#web/components/jobs/job-terms.ts";
import { Icon } from "#web/ui/icon.tsx";

/** A job in one line, which leads to it: what, at whom, `when`, and what it pays. */
export function JobLine({ job, when }: { job: WireEmployeeBooking; when: ReactNode }) {
  return (
    <ScreenLink className="next-job" {...jobWay(job)}>
      <span>
        <b className="strong">
          {job.jobRole.job_title}, {job.corporation.name}
        </b>
        <span className="small dim">{when}</span>
      </span>
      <b className="strong nowrap">{formatKronerUnit(jobTermsOf(job).totalPay)}</b>
      <Icon of={ChevronRight} size={16} />
    </ScreenLink>
  );
}
