import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { endedTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { JobLine } from "./job-line.tsx";

const MAX_JOBS = 3;

interface OtherJobsProps {
  date?: Day;
  exceptId?: number;
  /** Nothing else can be done on the page: the way to all jobs is its solid button. */
  isOnlyWay?: boolean;
  now: Moment;
}

/** Other jobs on the day that has become free, and the way to all of them. */
export function OtherJobs({ date, exceptId, isOnlyWay, now }: OtherJobsProps) {
  const { data = [] } = useApiQuery(
    jobEndpoints.overview,
    { query: { day: date, limit: "20" } },
    { enabled: date !== undefined },
  );
  const sameDay = data.filter((job) => job.id !== exceptId && job.applicable.ok).slice(0, MAX_JOBS);
  return (
    <section className="state-next">
      {date && sameDay.length > 0 && (
        <>
          <h2 className="kicker">{texts.sameDay(wholeDay(date, dayOf(now)))}</h2>
          <ul className="next-jobs">
            {sameDay.map((job) => (
              <li key={job.id}>
                <JobLine
                  job={job}
                  when={<span className="nowrap">{formatTimes(job.start_time, job.end_time)}</span>}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <ScreenButton isWide variant={isOnlyWay ? "primary" : undefined} to="/">
        {texts.jobs}
      </ScreenButton>
    </section>
  );
}
