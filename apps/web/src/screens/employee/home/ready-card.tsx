import { ChevronRight, Hand } from "lucide-react";
import type { WireEmployeeBooking } from "#contract/bookings/entities.ts";
import { dayOf, daysBetween, type Moment } from "#rules/time/moment.ts";
import { employeeHomeTexts as texts } from "#texts/da/employee/employee-home.ts";
import { formatDay, formatTime } from "#texts/format/days.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { jobWay } from "#web/components/jobs/job-card.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Reminds of the next shift that wants a check-in. */
export function ReadyCard({ job, now }: { job: WireEmployeeBooking; now: Moment }) {
  const today = dayOf(now);
  return (
    <ScreenLink className="ready-card" {...jobWay(job)}>
      <span className="ready-ic">
        <Icon of={Hand} />
      </span>
      <span>
        <b className="strong">{texts.areYouReady(daysBetween(today, job.date))}</b>
        <span className="small">
          {job.jobRole.job_title}, {formatDay(job.date, today)} {formatTime(job.start_time)}
        </span>
      </span>
      <Icon of={ChevronRight} />
    </ScreenLink>
  );
}
