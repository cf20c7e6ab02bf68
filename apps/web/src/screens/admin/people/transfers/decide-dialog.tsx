import { useState } from "react";
import { transferEndpoints, type WireTransfer } from "#contract/employees/transfer-endpoints.ts";
import { transferQueueTexts as texts } from "#texts/da/admin/transfers.ts";
import { adminToasts } from "#texts/da/common/toasts.ts";
import { keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface DecideDialogProps {
  request: WireTransfer;
  decision: "confirm" | "refuse";
  onClose: () => void;
}

/** Says what the decision does, and asks why; it cannot be taken back. */
export function DecideDialog({ request: { id }, decision, onClose }: DecideDialogProps) {
  const [reason, setReason] = useState("");
  const decide = useApiMutation(transferEndpoints.decideTransfer, {
    stale: [keyOf(transferEndpoints.transfers)],
  });
  const about = texts.decisions[decision];
  const confirm = () =>
    decide.mutate(
      { params: { id }, body: { decision, reason } },
      {
        onSuccess: () => {
          toast.success(about.done);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      isRefusing={decision === "refuse"}
      title={about.title}
      confirmLabel={texts[decision]}
      isBlocked={reason.trim() === ""}
      isPending={decide.isPending}
      error={decide.isError ? sentenceOf(decide.error) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="stack">
        <p>{about.text}</p>
        <TextArea
          label={texts.reason}
          hint={about.reasonHint}
          rows={2}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

function sentenceOf(error: Error): string {
  return (error instanceof ApiError && error.sentence) || adminToasts.actionFailed;
}
