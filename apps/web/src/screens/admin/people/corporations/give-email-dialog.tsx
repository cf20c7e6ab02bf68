import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import type { WireListedCorporation } from "#contract/corporations/corporation.entities.ts";
import { adminCorporationsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface GiveEmailDialogProps {
  corporation: WireListedCorporation;
  onClose: () => void;
}

/** Has a new e-mail wait for a company that cannot read its own any more. */
export function GiveEmailDialog({ corporation: { id, name, email }, onClose }: GiveEmailDialogProps) {
  const [typed, setTyped, forget] = useDraftState(`give-email-${id}`, "", (value) => value !== "");
  const give = useApiMutation(accountEndpoints.giveEmail);
  const wrong = give.error instanceof ApiError ? give.error.fields.email : undefined;
  const send = () =>
    give.mutate(
      { params: { id }, body: { email: typed } },
      {
        onSuccess: () => {
          forget();
          toast.success(texts.emailGiven(typed));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      title={texts.giveEmailTitle(name)}
      confirmLabel={texts.giveEmailSend}
      isBlocked={typed.trim() === ""}
      isPending={give.isPending}
      error={give.error && !wrong ? failureText(give.error, adminToasts.actionFailed) : undefined}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="stack">
        <p>{texts.giveEmailText}</p>
        <TextField
          label={texts.giveEmailField}
          hint={texts.giveEmailNow(email)}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={wrong}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
