import { useState } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf } from "#rules/time/moment.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { employeeBookingTexts, applyDialogTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { formatAddress } from "#texts/format/contact.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { answers, invalidate, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { ContractInForce } from "#web/components/contracts/contract-in-force.tsx";
import { isTextChanged, useContractText } from "#web/components/contracts/use-contract-text.ts";
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
 * isn't what it was; what merely fails can be sent again, and so can an agreement that is another one by now.
 */
export function ApplyDialog({ job, onClose }: ApplyDialogProps) {
  const agreement = useContractText("employee_agreement");
  const [isTextNew, setTextNew] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const [failure, setFailure] = useState<string>();
  const params = { id: job.id };
  const page = keyOf(jobEndpoints.booking, { params });
  const apply = useApiMutation(jobEndpoints.apply);

  async function send() {
    setFailure(undefined);
    toast.withdraw(employeeToasts.applyFailed);
    try {
      answers.setQueryData(
        page,
        await apply.mutateAsync({ params, body: { terms_version: agreement.data?.version } }),
      );
      toast.success(employeeToasts.applied);
    } catch (error) {
      if (isTextChanged(error)) return readAnew(error);
      tellRefusal(error);
      if (!isRefused(error)) return setFailure(lostText(error));
      await invalidate([page]);
    }
    onClose();
  }

  /** Another agreement is in force than was shown: it stands open, to be accepted anew. */
  async function readAnew({ sentence }: ApiError) {
    setAccepted(false);
    setFailure(sentence);
    await agreement.refetch();
    setTextNew(true);
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
      <Fold key={String(isTextNew)} title={texts.showAgreement} isOpenAtFirst={isTextNew}>
        <ContractInForce kind="employee_agreement" />
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
