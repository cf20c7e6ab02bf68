import { useState } from "react";
import { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import type { WireListedCorporation } from "#contract/corporations/entities.ts";
import { secondFactorEndpoints } from "#contract/sessions/second-factor-endpoints.ts";
import { adminCorporationsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { adminToasts } from "#texts/da/common/toasts.ts";
import { keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface ResetFactorDialogProps {
  corporation: WireListedCorporation;
  onClose: () => void;
}

/** Takes a company's lost second factor away, with a reason that it is told. */
export function ResetFactorDialog({ corporation: { id, name }, onClose }: ResetFactorDialogProps) {
  const [reason, setReason] = useState("");
  const send = useApiMutation(secondFactorEndpoints.reset, { stale: [keyOf(corporationEndpoints.list)] });
  const confirm = () =>
    send.mutate(
      { params: { id }, body: { reason } },
      {
        onSuccess: () => {
          toast.success(texts.factorReset(name));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.resetFactorTitle(name)}
      confirmLabel={texts.resetFactor}
      isBlocked={reason.trim() === ""}
      isPending={send.isPending}
      error={send.isError ? failureText(send.error, adminToasts.actionFailed) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="stack">
        <p>{texts.resetFactorText}</p>
        <TextArea
          label={texts.reason}
          hint={texts.resetFactorHint}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
