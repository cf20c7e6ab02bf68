import type { Moment } from "#rules/time/moment.ts";
import { jobStateSentences, endedTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { StateHead } from "#web/components/feedback/state-head.tsx";
import { OtherJobs } from "./other-jobs.tsx";

/** A job that a link led to and that is not there any more, or never was for this person. */
export function GoneJob({ now }: { now: Moment }) {
  return (
    <main className="emp emp--job state">
      <StateHead title={jobStateSentences.gone}>
        <p>{texts.gone}</p>
      </StateHead>
      <OtherJobs isOnlyWay now={now} />
    </main>
  );
}
