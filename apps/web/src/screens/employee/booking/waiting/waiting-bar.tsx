import { useState } from "react";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { employeeBookingTexts } from "#texts/da/employee/employee-booking.ts";
import { offerTexts, standbyTexts as texts } from "#texts/da/employee/shifts/standby.ts";
import { skillQuestionTexts } from "#texts/da/employee/skill-questions.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { jobTermsOf } from "#web/components/jobs/job-terms.ts";
import { QuestionnaireDialog } from "#web/components/jobs/questionnaire/questionnaire-dialog.tsx";
import { ApplyDialog } from "#web/screens/employee/booking/apply/apply-dialog.tsx";
import { WithdrawDialog } from "#web/screens/employee/booking/apply/withdraw-dialog.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { LeaveStandbyDialog, StandbyDialog } from "./standby-dialog.tsx";
import { useWaitingCall } from "./use-waiting-call.ts";

interface WaitingBarProps {
  job: WireEmployeeBooking;
  now: Moment;
}

/** Whether somebody has an offer, stands by or may stand by: then the bar is about that, and not about applying. */
export function isAboutWaiting({ offer, standby, can_stand_by: may }: WireEmployeeBooking): boolean {
  return offer !== null || standby !== null || may.ok || may.refusal === "no_skill";
}

/** At the thumb: yes or no to an offer, else joining or leaving the line for a full booking. */
export function WaitingBar({ job, now }: WaitingBarProps) {
  if (job.offer !== null) return <OfferBar job={job} until={Date.parse(job.offer.until)} now={now} />;
  return <LineBar job={job} />;
}

function OfferBar({ job, until, now }: WaitingBarProps & { until: Moment }) {
  const take = useWaitingCall(standbyEndpoints.acceptOffer, job.id, offerTexts.taken);
  const decline = useWaitingCall(standbyEndpoints.declineOffer, job.id, offerTexts.declined);
  const failure = take.failure ?? decline.failure;
  return (
    <section className="act-bar act-bar--offer" aria-label={offerTexts.question}>
      <p>
        <b className="strong">{offerTexts.question}</b>
        <span className="small">
          {wholeDay(job.date, dayOf(now))},{" "}
          <span className="nowrap">{formatTimes(job.start_time, job.end_time)}</span>
          {" · "}
          <span className="nowrap">{formatKronerUnit(jobTermsOf(job).totalPay)}</span>
        </span>
        <span className="small dim">{offerTexts.until(formatMoment(until, now))}</span>
        {failure && (
          <span className="small" role="alert">
            {failure}
          </span>
        )}
      </p>
      <div className="act-pair">
        <Button
          size="large"
          isDisabled={take.isPending}
          isPending={decline.isPending}
          onClick={() => decline.send()}
        >
          {offerTexts.decline}
        </Button>
        <Button
          variant="primary"
          size="large"
          isDisabled={decline.isPending}
          isPending={take.isPending}
          onClick={() => take.send()}
        >
          {offerTexts.take}
        </Button>
      </div>
    </section>
  );
}

function LineBar({ job }: { job: WireEmployeeBooking }) {
  const [open, setOpen] = useState<"questions" | "join" | "leave" | "apply" | "withdraw" | null>(null);
  const { standby } = job;
  const close = () => setOpen(null);
  const needsAnswers = job.can_stand_by.refusal === "no_skill";
  const step = standby && stepOf(job);
  return (
    <section className="act-bar act-bar--offer" aria-label={standby ? texts.leave : texts.join}>
      <p>
        {standby && <b className="strong">{step === "apply" ? texts.free : texts.rank(standby.rank)}</b>}
        <span className="small dim">{sentenceOf(job, step)}</span>
      </p>
      <div className="act-pair">
        {step ? (
          <>
            <Button variant="refuse" size="large" onClick={() => setOpen("leave")}>
              {texts.leave}
            </Button>
            <Button
              variant={step === "apply" ? "primary" : step === "withdraw" ? "refuse" : undefined}
              size="large"
              onClick={() => setOpen(step)}
            >
              {stepLabels[step]}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            size="large"
            isWide
            onClick={() => setOpen(needsAnswers ? "questions" : "join")}
          >
            {texts.join}
          </Button>
        )}
      </div>
      {open === "questions" && (
        <QuestionnaireDialog
          jobRole={job.jobRole}
          lead={skillQuestionTexts.neededFirst(job.jobRole.job_title)}
          onDone={() => setOpen("join")}
          onClose={close}
        />
      )}
      {open === "join" && <StandbyDialog job={job} onClose={close} />}
      {open === "leave" && <LeaveStandbyDialog job={job} onClose={close} />}
      {open === "apply" && <ApplyDialog job={job} onClose={close} />}
      {open === "withdraw" && <WithdrawDialog job={job} onClose={close} />}
    </section>
  );
}

type Step = "join" | "apply" | "withdraw";

/**
 * What somebody in line can do besides leaving it. A place that is free all the same (the offer of it lapsed, or the
 * company emptied it) goes to nobody in line by itself: it is applied for.
 */
function stepOf({ applicable, can_stand_by, shift }: WireEmployeeBooking): Step {
  if (can_stand_by.refusal !== "place_free") return "join";
  if (shift?.status === "applied") return "withdraw";
  return applicable.ok ? "apply" : "join";
}

const stepLabels: Readonly<Record<Step, string>> = {
  join: texts.change,
  apply: employeeBookingTexts.apply,
  withdraw: employeeBookingTexts.withdraw,
};

function sentenceOf({ standby }: WireEmployeeBooking, step: Step | null): string {
  if (step === "apply") return texts.freeText;
  if (step === "withdraw") return texts.freeApplied;
  if (!standby) return texts.full;
  return standby.auto ? texts.autoOn : texts.autoOff;
}
