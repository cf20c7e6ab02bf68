import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { isReason } from "#rules/cancelling/leave.ts";
import { sickReportState } from "#rules/cancelling/sick-report.ts";
import type { Moment } from "#rules/time/moment.ts";
import { cancellationPolicy } from "#texts/da/contracts/agreement.ts";
import { cancelDialogTexts } from "#texts/da/employee/employee-booking.ts";
import { leaveTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { CancellationCosts } from "./cancellation-costs.tsx";
import { LeaveSummary } from "./leave-summary.tsx";
import { useLeave } from "./use-leave.ts";

const REASON_LENGTH = 300;

interface CancelDialogProps {
  job: WireEmployeeBooking;
  startsAt: Moment;
  now: Moment;
  onClose: () => void;
  onLeft: () => void;
}

/** Cancelling a confirmed shift: what this one costs first, the rules folded, then the reason. */
export function CancelDialog({ job, startsAt, now, onClose, onLeft }: CancelDialogProps) {
  const [reason, setReason, forget] = useDraftState("cancel", "", (typed) => typed !== "");
  const cost = useApiQuery(jobEndpoints.cancellationCost, { params: { id: job.id } });
  const { leave, refusal, isPending } = useLeave(job.id);
  const forgetAll = () => {
    forget();
    onLeft();
  };
  return (
    <ConfirmDialog
      isOpen
      isRefusing
      isKeepingFirst
      title={cancelDialogTexts.title}
      confirmLabel={cancelDialogTexts.confirm}
      cancelLabel={cancelDialogTexts.keep}
      isBlocked={!isReason(reason)}
      isPending={isPending}
      error={refusal}
      summary={<LeaveSummary job={job} now={now} />}
      onConfirm={() => void leave({ cancellation_reason: reason.trim() }, texts.cancelled, forgetAll)}
      onClose={onClose}
    >
      <QueryView
        query={cost}
        skeleton={{ shape: "list", count: 2, label: texts.counting }}
        failedTitle={texts.countFailed}
      >
        {(told) => <CancellationCosts cost={told} startsAt={startsAt} now={now} />}
      </QueryView>
      <Fold title={texts.rules}>
        <Reasons sentences={cancellationPolicy} />
      </Fold>
      <TextArea
        label={cancelDialogTexts.reason}
        hint={isReason(reason) ? undefined : texts.reasonFirst}
        rows={2}
        maxLength={REASON_LENGTH}
        hasCounter
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <p className="small dim">{texts.sickDoor[sickReportState(job.date, startsAt, now)]}</p>
    </ConfirmDialog>
  );
}
