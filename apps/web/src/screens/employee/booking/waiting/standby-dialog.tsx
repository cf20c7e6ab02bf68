import { useState } from "react";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { standbyTexts as texts } from "#texts/da/employee/shifts/standby.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { useWaitingCall } from "./use-waiting-call.ts";

interface StandbyDialogProps {
  job: WireEmployeeBooking;
  onClose: () => void;
}

/** How the line works, and whether one is asked first; also to change that later. */
export function StandbyDialog({ job, onClose }: StandbyDialogProps) {
  const [isAuto, setAuto] = useState(job.standby?.auto ?? false);
  const join = useWaitingCall(standbyEndpoints.standBy, job.id, texts.joined);
  return (
    <Dialog
      isOpen
      title={job.standby ? texts.rank(job.standby.rank) : texts.dialogTitle}
      onClose={onClose}
      isPending={join.isPending}
      error={join.failure}
      actions={
        <>
          <Button onClick={onClose} isDisabled={join.isPending}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            isPending={join.isPending}
            onClick={() => join.send({ auto: isAuto }, onClose)}
          >
            {job.standby ? texts.change : texts.join}
          </Button>
        </>
      }
    >
      <Reasons sentences={texts.how} />
      <Checkbox
        isRow
        checked={isAuto}
        hint={texts.autoHint}
        onChange={(event) => setAuto(event.target.checked)}
      >
        {texts.auto}
      </Checkbox>
      {!isAuto && <p className="small dim">{texts.asked}</p>}
    </Dialog>
  );
}

/** Asks before somebody gives the place in the line up. */
export function LeaveStandbyDialog({ job, onClose }: StandbyDialogProps) {
  const leave = useWaitingCall(standbyEndpoints.leaveStandby, job.id, texts.left);
  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.leaveTitle}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      isPending={leave.isPending}
      error={leave.failure}
      onConfirm={() => leave.send(undefined, onClose)}
      onClose={onClose}
    >
      {texts.leaveText}
    </ConfirmDialog>
  );
}
