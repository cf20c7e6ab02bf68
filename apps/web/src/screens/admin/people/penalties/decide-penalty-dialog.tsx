import { penaltyEndpoints } from "#contract/employees/penalty.endpoints.ts";
import { penaltyQueueTexts as texts } from "#texts/da/admin/penalties.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ReasonDialog } from "#web/components/feedback/reason-dialog.tsx";

interface DecidePenaltyDialogProps {
  id: number;
  decision: "uphold" | "lift";
  onClose: () => void;
}

/** Says what the decision does, and asks why; the employee reads the reason. */
export function DecidePenaltyDialog({ id, decision, onClose }: DecidePenaltyDialogProps) {
  const decide = useApiMutation(penaltyEndpoints.reviewPenalty);
  const { title, text, done } = texts.dialogs[decision];
  return (
    <ReasonDialog
      draft={`penalty-${decision}-${id}`}
      isRefusing={decision === "uphold"}
      confirmLabel={texts[decision]}
      field={{ label: texts.reason, hint: texts.reasonHint, rows: 3, maxLength: 500 }}
      call={decide}
      onSend={(reason, then) => decide.mutate({ params: { id }, body: { decision, reason } }, then)}
      failed={adminToasts.actionFailed}
      {...{ title, text, done, onClose }}
    />
  );
}
