import { type SubmitEvent, useId, useState } from "react";
import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import type { WireCorporation } from "#contract/corporations/corporation.entities.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { corporationEmailTexts as texts } from "#texts/da/corporation/corporation-profile.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

interface EmailDialogProps {
  /** The e-mail that was typed in the profile. */
  email: string;
  onClose: () => void;
  onAsked: (corporation: WireCorporation) => void;
}

/** Asks for the password before a link is mailed to a new e-mail: a session that stands open is not enough. */
export function EmailDialog({ email, onClose, onAsked }: EmailDialogProps) {
  const { config } = useAppState();
  const [password, setPassword] = useState("");
  const formId = useId();
  const change = useApiMutation(accountEndpoints.changeEmail);
  const { field, other } = reasonOf(change.error);

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (password === "" || change.isPending) return;
    change.mutate({ body: { email, current_password: password } }, { onSuccess: onAsked });
  }

  return (
    <Dialog
      isOpen
      title={texts.title}
      onClose={onClose}
      isPending={change.isPending}
      error={other === "" ? brandedToasts.saveFailed(config.brand) : other}
      actions={
        <>
          <Button onClick={onClose} isDisabled={change.isPending}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isDisabled={password === ""}
            isPending={change.isPending}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <p>{texts.text(email)}</p>
      <form id={formId} onSubmit={send}>
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          value={password}
          error={field}
          onChange={({ target }) => setPassword(target.value)}
        />
      </form>
    </Dialog>
  );
}

/** Under the field what is wrong with the password; everything else over the buttons, empty where nobody said why. */
function reasonOf(error: Error | null): { field?: string; other?: string } {
  if (!error) return {};
  if (!(error instanceof ApiError)) return { other: "" };
  if (error.fields.current_password) return { field: error.fields.current_password };
  if (error.code === "duplicate_email") return { other: corporationToasts.profileTaken };
  return { other: error.fields.email ?? (error.status === 429 ? error.sentence : "") };
}
