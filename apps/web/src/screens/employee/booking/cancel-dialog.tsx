import { type ReactNode, useState } from "react";
import { jobEndpoints } from "#contract/areas/jobs.ts";
import type { WireEmployeeBooking } from "#contract/entities/booking.ts";
import { isReason } from "#rules/cancelling/leave.ts";
import { isLateCancellation } from "#rules/cancelling/penalties.ts";
import { sickReportState } from "#rules/cancelling/sick-report.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { cancellationPolicy } from "#texts/da/contracts/agreement.ts";
import { cancelDialogTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { employeeToasts } from "#texts/da/toasts.ts";
import { useSend } from "#web/client/calls/answers.ts";
import { CallFailed } from "#web/client/calls/call.ts";
import { Checkbox } from "#web/kit/choices/checkbox.tsx";
import { Note } from "#web/kit/feedback/note.tsx";
import { TextArea } from "#web/kit/fields/text-area.tsx";
import { Reasons } from "#web/kit/layout/reasons.tsx";
import { ConfirmDialog } from "#web/kit/overlays/confirm-dialog.tsx";
import { toast } from "#web/kit/overlays/toast.ts";

const REASON_LENGTH = 300;

interface CancelDialogProps {
  job: WireEmployeeBooking;
  startsAt: Moment;
  now: Moment;
  onClose: () => void;
}

/** Cancelling a confirmed shift: its rules, a reason, and on the day itself reporting sick (E-117, Q-005). */
export function CancelDialog({ job, startsAt, now, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState("");
  const [isSick, setSick] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const cancel = useSend(jobEndpoints.cancel);

  async function send() {
    try {
      await cancel.mutateAsync({
        params: { id: job.id },
        body: { cancellation_reason: reason.trim(), ...(isSick ? { sick: true } : {}) },
      });
      // The documents reload the page: lists, penalties and the session all changed (E-235).
      location.reload();
    } catch (error) {
      setRefusal((error instanceof CallFailed && error.sentence) || undefined);
      toast.error(employeeToasts.cancelFailed);
    }
  }

  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.title}
      confirmLabel={isSick ? texts.sickConfirm : texts.confirm}
      cancelLabel={texts.keep}
      isBlocked={!isSick && !isReason(reason)}
      isPending={cancel.isPending || cancel.isSuccess}
      error={refusal}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <SickChoice job={job} startsAt={startsAt} now={now}>
        <Checkbox
          isRow
          checked={isSick}
          hint={texts.sickFree}
          onChange={(event) => setSick(event.target.checked)}
        >
          {texts.sick}
        </Checkbox>
      </SickChoice>
      {!isSick && isLateCancellation(now, startsAt) && <Note tone="amber">{texts.consequence.late}</Note>}
      <Reasons sentences={cancellationPolicy} />
      <TextArea
        label={texts.reason}
        rows={3}
        maxLength={REASON_LENGTH}
        hasCounter
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** Only on the day itself: the box while sick reports are taken, before that from when they are. */
function SickChoice(props: { job: WireEmployeeBooking; startsAt: Moment; now: Moment; children: ReactNode }) {
  const { job, startsAt, now, children } = props;
  if (dayOf(now) !== job.date) return null;
  const state = sickReportState(job.date, startsAt, now);
  if (state === "too_early") return <Note tone="blue">{texts.sickNotYet}</Note>;
  return state === "open" ? children : null;
}
