import { CalendarClock, Check } from "lucide-react";
import { afterSilence } from "#rules/agreement/terms.ts";
import { checkInOpensAt } from "#rules/shifts/check-in.ts";
import { dayOf, type Moment, momentOf } from "#rules/time/moment.ts";
import { changedShiftTexts as texts } from "#texts/da/employee/shifts/changed-shift.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { useHasNoConnection } from "#web/api/offline/connection.ts";
import { StateHead } from "#web/components/feedback/state-head.tsx";
import { type AskedJob, type ComparedTerms, comparedTerms } from "#web/components/jobs/asked-change.ts";
import { CorporationMark } from "#web/components/jobs/company-mark.tsx";
import { arrangementOf } from "#web/components/jobs/job-terms.ts";
import { JobFacts } from "#web/screens/employee/booking/job-facts.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";
import { Deals } from "./deals.tsx";
import { useChangeAnswer } from "./use-change-answer.ts";

interface AskedShiftProps {
  job: AskedJob;
  now: Moment;
  onAnswered: (said: "yes" | "no") => void;
}

/** A shift whose terms were changed: both sides beside each other, what each answer means, and the two answers. */
export function AskedShift({ job, now, onAnswered }: AskedShiftProps) {
  const compared = comparedTerms(job);
  const until = Date.parse(job.change.answer_by);
  return (
    <div className="has-act-bar has-act-bar--answer">
      <main className="emp state state--amber">
        <StateHead icon={CalendarClock} title={texts.title}>
          <p>
            {texts.asks(job.corporation.name)}{" "}
            {now < until ? (
              <>
                {texts.answerBy} <b className="strong ink">{formatMomentLong(until, now)}</b>.
              </>
            ) : (
              texts.isLate
            )}
          </p>
        </StateHead>
        <section className="co-line">
          <CorporationMark of={job.corporation} size={40} />
          <div>
            <p className="strong">
              {job.jobRole.job_title}, {arrangementOf(job).toLowerCase()}
            </p>
            <p className="small dim">
              {job.corporation.name}, {wholeDay(job.date, dayOf(now))}
            </p>
          </div>
        </section>
        <Deals before={texts.agreed} after={texts.asked} lines={compared.lines} />
        <Difference job={job} compared={compared} />
        <p className="small dim">{texts.free}</p>
        <Fold title={texts.afterwards}>
          <Reasons sentences={afterwards(job, now)} />
        </Fold>
        <Fold title={texts.wholeShift}>
          <div className="stack">
            <JobFacts job={job} />
          </div>
        </Fold>
      </main>
      <AnswerBar job={job} onAnswered={onAnswered} />
    </div>
  );
}

/** What it comes to in hours and kroner, and the new time on the strip with what is more of it. */
function Difference({ job, compared }: { job: AskedJob; compared: ComparedTerms }) {
  const { before, hours, pay, isOtherTime } = compared;
  const words = texts.hours(hours);
  const times = formatTimes(job.start_time, job.end_time);
  return (
    <div className="deal-difference">
      <p className="row row--apart row--wrap small">
        <b className="strong">{words}</b>
        <span className="dim nowrap">{texts.pay(pay)}</span>
      </p>
      {isOtherTime && (
        <div>
          <ShiftStrip
            from={job.start_time}
            to={job.end_time}
            before={{ from: before.start_time, to: before.end_time }}
            label={`${times}: ${words}`}
          />
        </div>
      )}
    </div>
  );
}

function afterwards(job: AskedJob, now: Moment): string[] {
  const opensAt = checkInOpensAt(job.date);
  const answerBy = Date.parse(job.change.answer_by);
  const startsAt = momentOf(job.date, job.start_time);
  const isReleased = afterSilence({ answerBy, startsAt }, answerBy) === "released";
  return [
    texts.ifYes(now < opensAt ? formatMomentLong(opensAt, now) : null),
    texts.ifNo,
    isReleased ? texts.ifSilent : texts.ifSilentLate,
  ];
}

function AnswerBar({ job, onAnswered }: Omit<AskedShiftProps, "now">) {
  const yes = useChangeAnswer(job.id, onAnswered);
  const no = useChangeAnswer(job.id, onAnswered);
  const isOffline = useHasNoConnection();
  const failure = yes.failure ?? no.failure;
  return (
    <section className="act-bar act-bar--answer" aria-label={texts.title}>
      {failure ? (
        <p className="small" role="alert">
          {failure}
        </p>
      ) : (
        isOffline && <p className="small dim">{texts.needsConnection}</p>
      )}
      <Button
        variant="primary"
        size="large"
        isDisabled={no.isPending}
        isPending={yes.isPending}
        onClick={() => yes.answer("yes")}
      >
        <Icon of={Check} />
        {texts.yes}
      </Button>
      <Button
        className="btn--two"
        size="large"
        isDisabled={yes.isPending}
        isPending={no.isPending}
        onClick={() => no.answer("no")}
      >
        <span>{texts.no}</span>
        <small>{texts.noIsFree}</small>
      </Button>
    </section>
  );
}
