import { useState } from "react";
import { workingTimeTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { WorkingTimeReason } from "#web/components/people/working-time-reason.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

interface PastWorkingTimeProps {
  /** The refusal as the server says it. */
  sentence: string;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks an admin why a booking moves to a time that the rules of working time keep its people from. */
export function PastWorkingTime({ sentence, isPending, onConfirm, onClose }: PastWorkingTimeProps) {
  const [reason, setReason] = useState("");
  return (
    <ConfirmDialog
      isOpen
      title={texts.moveTitle}
      confirmLabel={texts.move}
      isPending={isPending}
      isBlocked={reason.trim() === ""}
      onConfirm={() => onConfirm(reason.trim())}
      onClose={onClose}
    >
      <WorkingTimeReason sentence={sentence} reason={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
