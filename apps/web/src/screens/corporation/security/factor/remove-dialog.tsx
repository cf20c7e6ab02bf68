import type { secondFactorEndpoints } from "#contract/sessions/second-factor.endpoints.ts";
import { securityTexts } from "#texts/da/security/security-page.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface RemoveDialogProps {
  row: typeof secondFactorEndpoints.removeTotp | typeof secondFactorEndpoints.removePasskey;
  /** The passkey's; the app has none. */
  id?: number;
  title: string;
  text: string;
  confirmLabel: string;
  done: string;
  onClose: () => void;
  onRemoved: () => Promise<void>;
}

/** Asks before a way of proving is taken away. */
export function RemoveDialog(props: RemoveDialogProps) {
  const remove = useApiMutation(props.row as typeof secondFactorEndpoints.removePasskey);
  const params = props.id === undefined ? {} : { params: { id: props.id } };

  function confirm() {
    remove.mutate(params, {
      onSuccess: () => {
        toast.success(props.done);
        props.onClose();
        void props.onRemoved();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={props.title}
      confirmLabel={props.confirmLabel}
      isPending={remove.isPending}
      error={remove.isError ? failureText(remove.error, securityTexts.failed) : undefined}
      onConfirm={confirm}
      onClose={props.onClose}
    >
      <p>{props.text}</p>
    </ConfirmDialog>
  );
}
