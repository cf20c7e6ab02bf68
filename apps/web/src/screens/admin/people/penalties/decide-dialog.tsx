import { penaltyEndpoints } from "#contract/employees/penalty-endpoints.ts";
import { penaltyQueueTexts as texts } from "#texts/da/admin/penalties.ts";
import { adminToasts } from "#texts/da/common/toasts.ts";
import { keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface DecideDialogProps {
  id: number;
  decision: "uphold" | "lift";
  onClose: () => void;
}

/** Says what the decision does, and asks why; the employee reads the reason. */
export function DecideDialog({ id, decision, onClose }: DecideDialogProps) {
  const [reason, setReason, forget] = useDraftState(`penalty-${decision}-${id}`, "", (text) => text !== "");
  const decide = useApiMutation(penaltyEndpoints.reviewPenalty, {
    stale: [keyOf(penaltyEndpoints.penalties)],
  });
  const about = texts.dialogs[decision];
  const confirm = () =>
    decide.mutate(
      { params: { id }, body: { decision, reason } },
      {
        onSuccess: () => {
          forget();
          toast.success(about.done);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      isRefusing={decision === "uphold"}
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
          hint={texts.reasonHint}
          rows={3}
          maxLength={500}
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
