import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { endedTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { JobLine } from "./job-line.tsx";

/** To somebody who is sick: the next confirmed shift, and how that one is reported; nothing without one. */
export function NextShift({ now }: { now: Moment }) {
  const { data = [] } = useApiQuery(jobEndpoints.upcoming);
  const next = data[0]?.booking;
  if (!next) return null;
  return (
    <section className="state-next">
      <h2 className="kicker">{texts.nextShift}</h2>
      <div className="next-jobs">
        <JobLine
          job={next}
          when={
            <>
              {wholeDay(next.date, dayOf(now))},{" "}
              <span className="nowrap">{formatTimes(next.start_time, next.end_time)}</span>
            </>
          }
        />
      </div>
      <p>{next.start_time < "09:00" ? texts.sickNextEarly : texts.sickNext}</p>
    </section>
  );
}
