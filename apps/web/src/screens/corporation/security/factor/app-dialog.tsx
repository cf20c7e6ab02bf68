import { useId } from "react";
import * as z from "zod/mini";
import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { required } from "#contract/wire/schemas.ts";
import { secondFactorMessages } from "#texts/da/common/validation.ts";
import { proofTexts } from "#texts/da/security/second-step.ts";
import { secondFactorTexts, securityTexts } from "#texts/da/security/security-page.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { CodeField } from "#web/components/security/code-field.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { CopyButton } from "#web/ui/actions/copy-button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { QrCode } from "./qr-code.tsx";

const texts = secondFactorTexts.app;
const codeForm = z.object({ code: required(secondFactorMessages.codeMissing, 40) });
type CodeForm = z.output<typeof codeForm>;

interface AppDialogProps {
  secret: string;
  url: string;
  onClose: () => void;
  onAdded: (recoveryCodes: readonly string[]) => void;
}

/** The secret for an app, as a picture and as text, and the first code that comes back. */
export function AppDialog({ secret, url, onClose, onAdded }: AppDialogProps) {
  const id = useId();
  const { form, showFieldErrors } = useApiForm<CodeForm, CodeForm>({
    schema: codeForm,
    defaultValues: { code: "" },
  });
  const confirm = useApiMutation(rows.confirmTotp);
  const code = form.formState.errors.code?.message;

  function send({ code }: CodeForm) {
    confirm.mutate(
      { body: { code } },
      { onSuccess: ({ recovery_codes }) => onAdded(recovery_codes), onError: showFieldErrors },
    );
  }

  return (
    <Dialog
      isOpen
      title={texts.setUp}
      onClose={onClose}
      isPending={confirm.isPending}
      error={confirm.isError && !code ? failureText(confirm.error, securityTexts.failed) : undefined}
      actions={
        <>
          <Button onClick={onClose} isDisabled={confirm.isPending}>
            {proofTexts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={id} isPending={confirm.isPending}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit(send)}>
        <p>{texts.scan}</p>
        <QrCode text={url} />
        <p className="qr-on-phone">
          <a href={url}>{texts.onThisPhone}</a>
        </p>
        <div>
          <p className="small dim">{texts.secret}</p>
          <div className="row row--wrap">
            <code className="secret">{secret.match(/.{1,4}/g)?.join(" ")}</code>
            <CopyButton text={secret} size="small">
              {texts.copySecret}
            </CopyButton>
          </div>
        </div>
        <b className="strong">{texts.confirm}</b>
        <CodeField kind="totp" error={code} {...form.register("code")} />
      </form>
    </Dialog>
  );
}
