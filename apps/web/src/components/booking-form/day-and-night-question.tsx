import { dayAndNightTexts as texts } from "#texts/da/common/booking-confirm.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

export interface DayAndNightQuestionProps {
  /** When it starts and ends. */
  time: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Equal times may be a slip, and are 24 hours otherwise: asked before they are sent. */
export function DayAndNightQuestion({ time, onConfirm, onClose }: DayAndNightQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      {...{ onConfirm, onClose }}
    >
      <p>{texts.lead(time)}</p>
    </ConfirmDialog>
  );
}
