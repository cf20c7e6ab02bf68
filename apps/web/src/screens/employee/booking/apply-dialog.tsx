import { useState } from "react";
import { employeeEndpoints } from "#contract/areas/employees.ts";
import { jobEndpoints } from "#contract/areas/jobs.ts";
import type { WireEmployeeBooking } from "#contract/entities/booking.ts";
import { dayOf } from "#rules/time/moment.ts";
import { agreementSections } from "#texts/da/contracts/agreement.ts";
import { employeeBookingTexts, applyDialogTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { employeeToasts } from "#texts/da/toasts.ts";
import { formatAddress } from "#texts/format/address.ts";
import { formatDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/kroner.ts";
import { formatTimes } from "#texts/format/times.ts";
import { answers, keyOf, useSend } from "#web/client/calls/answers.ts";
import { CallFailed } from "#web/client/calls/call.ts";
import { serverNow } from "#web/client/page/server-clock.ts";
import { useAppState } from "#web/client/session/use-session.ts";
import { Button } from "#web/kit/actions/button.tsx";
import { Checkbox } from "#web/kit/choices/checkbox.tsx";
import { Fold } from "#web/kit/layout/fold.tsx";
import { Dialog } from "#web/kit/overlays/dialog.tsx";
import { toast } from "#web/kit/overlays/toast.ts";
import { Facts } from "#web/kit/tables/facts.tsx";
import { ContractText } from "#web/widgets/contract-text.tsx";
import { arrangementOf, jobTermsOf } from "#web/widgets/jobs/job-terms.ts";

interface ApplyDialogProps {
  job: WireEmployeeBooking;
  onClose: () => void;
}

/** Applying: the shift once more, and the agreement that every application accepts (E-114, E-115, E-320). */
export function ApplyDialog({ job, onClose }: ApplyDialogProps) {
  const { config } = useAppState();
  const [isAccepted, setAccepted] = useState(false);
  const params = { id: job.id };
  const apply = useSend(jobEndpoints.apply, {
    stale: [
      keyOf(jobEndpoints.overview),
      keyOf(jobEndpoints.applied),
      [employeeEndpoints.meta.path],
      keyOf(jobEndpoints.booking, { params }),
    ],
  });

  async function send() {
    try {
      answers.setQueryData(keyOf(jobEndpoints.booking, { params }), await apply.mutateAsync({ params }));
      toast.success(employeeToasts.applied);
    } catch (error) {
      tellRefusal(error);
    }
    onClose();
  }

  return (
    <Dialog
      isOpen
      title={texts.title}
      onClose={onClose}
      isPending={apply.isPending}
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

/** The same-day warning belongs to 403 alone; other refusals say their own sentence. All have the error (E-431). */
function tellRefusal(error: unknown): void {
  const { status, sentence } = error instanceof CallFailed ? error : { status: 0, sentence: "" };
  if (status === 403) toast.warning(employeeToasts.sameDay);
  else if (status === 409 && sentence) toast.warning(sentence);
  toast.error(employeeToasts.applyFailed);
}

function ShiftFacts({ job }: { job: WireEmployeeBooking }) {
  const day = formatDay(job.date, dayOf(serverNow()));
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
