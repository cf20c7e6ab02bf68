import { CalendarX2, Scale } from "lucide-react";
import { type ReactNode, useState } from "react";
import { jobEndpoints } from "#contract/applications/endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/entities.ts";
import { isReason } from "#rules/cancelling/leave.ts";
import { isLateCancellation } from "#rules/cancelling/penalties.ts";
import { sickReportState } from "#rules/cancelling/sick-report.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { employeeToasts } from "#texts/da/common/toasts.ts";
import { cancellationPolicy, cancellationPolicyTitle } from "#texts/da/contracts/agreement.ts";
import { employeeBookingTexts, cancelDialogTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { checkInFactsOf } from "#web/components/jobs/job-terms.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const REASON_LENGTH = 300;

/** A confirmed shift: the rules for cancelling, and cancelling, which opens them first. */
export function CancelRow({ job, now }: { job: WireEmployeeBooking; now: Moment }) {
  const [open, setOpen] = useState<"rules" | "cancel" | null>(null);
  const { startsAt } = checkInFactsOf(job);
  const hasStarted = startsAt !== null && now >= startsAt;
  const close = () => setOpen(null);
  return (
    <div className="row cancel-row">
      <Button onClick={() => setOpen("rules")}>
        <Icon of={Scale} size={16} />
        {employeeBookingTexts.cancellationRules}
      </Button>
      {startsAt !== null && !hasStarted && (
        <Button variant="refuse" onClick={() => setOpen("cancel")}>
          <Icon of={CalendarX2} size={16} />
          {employeeBookingTexts.cancel}
        </Button>
      )}
      {open === "rules" && (
        <Dialog isOpen title={cancellationPolicyTitle} onClose={close}>
          <Reasons sentences={cancellationPolicy} />
        </Dialog>
      )}
      {open === "cancel" && startsAt !== null && (
        <CancelDialog job={job} startsAt={startsAt} now={now} onClose={close} />
      )}
    </div>
  );
}

interface CancelDialogProps {
  job: WireEmployeeBooking;
  startsAt: Moment;
  now: Moment;
  onClose: () => void;
}

/** Cancelling a confirmed shift: its rules, a reason, and on the day itself reporting sick. */
function CancelDialog({ job, startsAt, now, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState("");
  const [isSick, setSick] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const cancel = useApiMutation(jobEndpoints.cancel);

  async function send() {
    try {
      await cancel.mutateAsync({
        params: { id: job.id },
        body: { cancellation_reason: reason.trim(), ...(isSick ? { sick: true } : {}) },
      });
      // Lists, penalties and the session have all changed.
      location.reload();
    } catch (error) {
      setRefusal((error instanceof ApiError && error.sentence) || undefined);
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
