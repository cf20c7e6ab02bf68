import { approvalEndpoints } from "#contract/employees/approval.endpoints.ts";
import { newProfileTexts as texts } from "#texts/da/admin/people/new-profiles.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/** Approves a profile in one press, and says so. */
export function useApprove(id: number, name: string) {
  const { mutate, isPending } = useApiMutation(approvalEndpoints.approve);
  const approve = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(texts.approved(name)),
        onError: (error) => toast.error(failureText(error, adminToasts.actionFailed)),
      },
    );
  return { approve, isPending };
}
