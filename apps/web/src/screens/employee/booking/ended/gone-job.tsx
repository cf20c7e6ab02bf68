import { CalendarX2 } from "lucide-react";
import type { Moment } from "#rules/time/moment.ts";
import { jobStateSentences, endedTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { Icon } from "#web/ui/icon.tsx";
import { OtherJobs } from "./other-jobs.tsx";

/** A job that a link led to and that is not there any more, or never was for this person. */
export function GoneJob({ now }: { now: Moment }) {
  return (
    <main className="emp emp--job state">
      <header className="state-head">
        <span className="state-ic" aria-hidden="true">
          <Icon of={CalendarX2} size={22} />
        </span>
        <h1 className="h2">{jobStateSentences.gone}</h1>
        <p>{texts.gone}</p>
      </header>
      <OtherJobs isOnlyWay now={now} />
    </main>
  );
}
