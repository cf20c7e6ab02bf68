import { ArrowRight } from "lucide-react";
import { useState } from "react";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { frozenUntil as frozenSentence, refusals } from "#texts/da/common/errors.ts";
import { employeeBookingTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { skillQuestionTexts } from "#texts/da/employee/skill-questions.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { jobTermsOf } from "#web/components/jobs/job-terms.ts";
import { QuestionnaireDialog } from "#web/components/jobs/questionnaire/questionnaire-dialog.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ApplyDialog } from "./apply-dialog.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

interface ApplyBarProps {
  job: WireEmployeeBooking;
  now: Moment;
}

/** The pay and the one action, at the thumb: apply, or withdraw. */
export function ApplyBar({ job, now }: ApplyBarProps) {
  const [open, setOpen] = useState<"questions" | "apply" | "withdraw" | null>(null);
  const isApplied = job.shift?.status === "applied";
  const reason = useRefusal(job, now);
  const close = () => setOpen(null);
  return (
    <section className="act-bar" aria-label={isApplied ? texts.withdraw : texts.apply}>
      <div>
        <span className="tiny dim">{texts.totalPay}</span>
        <b>{formatKronerUnit(jobTermsOf(job).totalPay)}</b>
      </div>
      {isApplied && (
        <Button variant="refuse" size="large" onClick={() => setOpen("withdraw")}>
          {texts.withdraw}
        </Button>
      )}
      {!isApplied && reason && <p className="small act-reason">{reason}</p>}
      {!isApplied && !reason && (
        <Button variant="primary" size="large" onClick={() => setOpen(job.has_skill ? "apply" : "questions")}>
          {texts.apply}
          <Icon of={ArrowRight} />
        </Button>
      )}
      {open === "questions" && (
        <QuestionnaireDialog
          jobRole={job.jobRole}
          lead={skillQuestionTexts.neededFirst(job.jobRole.job_title)}
          onDone={() => setOpen("apply")}
          onClose={close}
        />
      )}
      {open === "apply" && <ApplyDialog job={job} onClose={close} />}
      {open === "withdraw" && <WithdrawDialog job={job} onClose={close} />}
    </section>
  );
}

/**
 * Why nobody can apply now, null when one can. A missing skill is asked for on the way, and a second shift on the
 * day is refused by the server, with messages of its own.
 */
function useRefusal(job: WireEmployeeBooking, now: Moment): string | null {
  const { employee } = useEmployee();
  const { ok, refusal } = job.applicable;
  if (ok || refusal === "no_skill" || refusal === "conflict") return null;
  const { frozen_until: frozenUntil } = employee.penalty;
  if (refusal === "frozen" && frozenUntil !== null) {
    return frozenSentence(Date.parse(frozenUntil), now);
  }
  return sentences[refusal ?? ""] ?? texts.notApplicable;
}

const sentences: Readonly<Record<string, string>> = { ...refusals, transition: texts.notApplicable };
