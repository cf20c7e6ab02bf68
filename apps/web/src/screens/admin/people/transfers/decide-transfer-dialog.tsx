import { transferEndpoints, type WireTransfer } from "#contract/employees/transfer.endpoints.ts";
import { transferQueueTexts as texts } from "#texts/da/admin/people/transfers.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ReasonDialog } from "#web/components/feedback/reason-dialog.tsx";

interface DecideTransferDialogProps {
  request: WireTransfer;
  decision: "confirm" | "refuse";
  onClose: () => void;
}

/** Says what the decision does, and asks why; it cannot be taken back. */
export function DecideTransferDialog({ request: { id }, decision, onClose }: DecideTransferDialogProps) {
  const decide = useApiMutation(transferEndpoints.decideTransfer);
  const { title, text, done, reasonHint } = texts.decisions[decision];
  return (
    <ReasonDialog
      draft={`transfer-${decision}-${id}`}
      isRefusing={decision === "refuse"}
      confirmLabel={texts[decision]}
      field={{ label: texts.reason, hint: reasonHint, rows: 2, maxLength: 300 }}
      call={decide}
      onSend={(reason, then) => decide.mutate({ params: { id }, body: { decision, reason } }, then)}
      failed={adminToasts.actionFailed}
      {...{ title, text, done, onClose }}
    />
  );
}
