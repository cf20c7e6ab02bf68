import { Thermometer } from "lucide-react";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { isReason } from "#rules/cancelling/reason.ts";
import { sickReportState } from "#rules/cancelling/sick-report.ts";
import { HOUR_MS, type Moment, momentOf } from "#rules/time/moment.ts";
import { leaveTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { inCopenhagen } from "#texts/format/moments.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { LeaveSummary } from "./leave-summary.tsx";
import { useLeave } from "./use-leave.ts";

const MINUTE_MS = HOUR_MS / 60;

interface SickDialogProps {
  job: WireEmployeeBooking;
  startsAt: Moment;
  now: Moment;
  onClose: () => void;
  onLeft: () => void;
}

/** Reporting sick: what it costs (nothing), until when it is possible, and who is told; late, why, for the office. */
export function SickDialog({ job, startsAt, now, onClose, onLeft }: SickDialogProps) {
  const { leave, refusal, isPending } = useLeave(job.id);
  const [reason, setReason, forget] = useDraftState("sick", "", (typed) => typed !== "");
  const isLate = sickReportState(job.date, startsAt, now) === "late";
  const said = isLate && isReason(reason) ? { cancellation_reason: reason.trim() } : {};
  const forgetAll = () => {
    forget();
    onLeft();
  };
  const isEarly = startsAt < momentOf(job.date, "09:00");
  return (
    <ConfirmDialog
      isOpen
      title={texts.sickTitle}
      confirmLabel={texts.sickConfirm}
      cancelLabel={texts.sickCancel}
      isPending={isPending}
      error={refusal}
      summary={<LeaveSummary job={job} now={now} />}
      onConfirm={() => void leave({ sick: true, ...said }, texts.reportedSick, forgetAll)}
      onClose={onClose}
    >
      {!isLate && (
        <Note tone="pine" icon={Thermometer}>
          {texts.sickFree}
        </Note>
      )}
      {isLate && <Note tone="amber">{texts.sickLate}</Note>}
      {!isLate && (isEarly ? <p>{texts.sickUntilStart}</p> : <SickWindow date={job.date} now={now} />)}
      {isLate && (
        <TextArea
          label={texts.sickReason}
          hint={texts.sickReasonHint}
          rows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <p className="small dim">{texts.sickTold(job.corporation.name)}</p>
    </ConfirmDialog>
  );
}

function SickWindow({ date, now }: { date: string; now: Moment }) {
  const [opens, closes] = [momentOf(date, "08:00"), momentOf(date, "09:00")];
  const at = Math.min(100, Math.max(0, ((now - opens) / (closes - opens)) * 100));
  return (
    <div className="sick-window">
      <p className="row row--apart small">
        <span>{texts.sickWindow}</span>
        <b className="strong nowrap">{texts.sickTimes}</b>
      </p>
      <span className="sick-bar" aria-hidden="true">
        <i style={{ "--at": at } as Record<string, number>} />
      </span>
      <p className="small dim">
        {texts.sickLeft(inCopenhagen(now).time, Math.max(0, Math.ceil((closes - now) / MINUTE_MS)))}
      </p>
    </div>
  );
}
