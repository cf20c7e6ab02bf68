import { approvalEndpoints } from "#contract/employees/approval.endpoints.ts";
import { newProfileTexts as texts } from "#texts/da/admin/people/new-profiles.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ReasonDialog } from "#web/components/feedback/reason-dialog.tsx";

interface DeclineDialogProps {
  id: number;
  name: string;
  onClose: () => void;
}

/** Declines a profile with a reason that the person reads; it can be approved later. */
export function DeclineDialog({ id, name, onClose }: DeclineDialogProps) {
  const decline = useApiMutation(approvalEndpoints.decline);
  return (
    <ReasonDialog
      title={texts.declineTitle(name)}
      text={texts.declineText}
      draft={`decline-profile-${id}`}
      isRefusing
      confirmLabel={texts.decline}
      field={{ label: texts.reason, hint: texts.reasonHint, rows: 2, maxLength: 300 }}
      call={decline}
      onSend={(reason, then) => decline.mutate({ params: { id }, body: { reason } }, then)}
      failed={adminToasts.actionFailed}
      done={texts.declinedDone}
      onClose={onClose}
    />
  );
}
