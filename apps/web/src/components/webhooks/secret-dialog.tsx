import { webhookTexts as texts } from "#texts/da/api-access/webhooks.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CopyButton } from "#web/ui/actions/copy-button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

interface SecretDialogProps {
  title: string;
  secret: string;
  onClose: () => void;
}

/** Shows a secret this once. */
export function SecretDialog({ title, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <CopyButton text={secret}>{texts.copy}</CopyButton>
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{texts.secretText}</p>
        <TextField label={texts.secret} isReadOnly value={secret} />
      </div>
    </Dialog>
  );
}
