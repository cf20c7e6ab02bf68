import { useState } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf } from "#rules/time/moment.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { agreementSections } from "#texts/da/contracts/agreement.ts";
import { employeeBookingTexts, applyDialogTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { formatAddress } from "#texts/format/contact.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { answers, invalidate, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { ContractText } from "#web/components/contract-text.tsx";
import { arrangementOf, jobTermsOf } from "#web/components/jobs/job-terms.ts";
import { isRefused, lostText } from "#web/components/jobs/lost-call.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { Facts } from "#web/ui/tables/facts.tsx";
import { OwnFitness } from "./own-fitness.tsx";
import { WorkingTimeWarnings } from "./working-time-warnings.tsx";

interface ApplyDialogProps {
  job: WireEmployeeBooking;
  onClose: () => void;
}

/**
 * Applying: the shift once more, and the agreement that every application accepts. A refusal closes it, since the job
 * isn't what it was; what merely fails can be sent again.
 */
export function ApplyDialog({ job, onClose }: ApplyDialogProps) {
  const { config } = useAppState();
  const [isAccepted, setAccepted] = useState(false);
  const [failure, setFailure] = useState<string>();
  const params = { id: job.id };
  const page = keyOf(jobEndpoints.booking, { params });
  const apply = useApiMutation(jobEndpoints.apply);

  async function send() {
    setFailure(undefined);
    toast.withdraw(employeeToasts.applyFailed);
    try {
      answers.setQueryData(page, await apply.mutateAsync({ params }));
      toast.success(employeeToasts.applied);
    } catch (error) {
      tellRefusal(error);
      if (!isRefused(error)) return setFailure(lostText(error));
      await invalidate([page]);
    }
    onClose();
  }

  return (
    <Dialog
      isOpen
      title={texts.title}
      onClose={onClose}
      isPending={apply.isPending}
      error={failure}
      actions={
        <>
          <Button onClick={onClose} isDisabled={apply.isPending}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={!isAccepted}
            isPending={apply.isPending}
            onClick={() => void send()}
          >
            {texts.apply}
          </Button>
        </>
      }
    >
      <ShiftFacts job={job} />
      <OwnFitness found={job.hindrances ?? []} />
      <WorkingTimeWarnings warnings={job.warnings ?? []} />
      <p className="small">{texts.text}</p>
      <Fold title={texts.showAgreement}>
        <ContractText sections={agreementSections(config.brand)} />
      </Fold>
      <Checkbox isRow checked={isAccepted} onChange={(event) => setAccepted(event.target.checked)}>
        {texts.accept}
      </Checkbox>
    </Dialog>
  );
}

/** The same-day warning belongs to 403 alone; other refusals say their own sentence. All have the error. */
function tellRefusal(error: unknown): void {
  const { status, sentence } = error instanceof ApiError ? error : { status: 0, sentence: "" };
  if (status === 403) toast.warning(employeeToasts.sameDay);
  else if (status === 409 && sentence) toast.warning(sentence);
  toast.error(employeeToasts.applyFailed);
}

function ShiftFacts({ job }: { job: WireEmployeeBooking }) {
  const day = wholeDay(job.date, dayOf(serverNow()));
  return (
    <Facts
      facts={[
        { term: texts.job, value: employeeBookingTexts.heading(job.jobRole.job_title, arrangementOf(job)) },
        { term: texts.company, value: job.corporation.name },
        { term: texts.when, value: <When day={day} job={job} /> },
        { term: texts.where, value: formatAddress(job.address, job.zip_code, job.city) },
        { term: employeeBookingTexts.totalPay, value: formatKronerUnit(jobTermsOf(job).totalPay) },
      ]}
    />
  );
}

function When({ day, job }: { day: string; job: WireEmployeeBooking }) {
  return (
    <>
      {day}, <span className="nowrap">{formatTimes(job.start_time, job.end_time)}</span>
    </>
  );
}
