import { useId } from "react";
import * as z from "zod/mini";
import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { required } from "#contract/wire/schemas.ts";
import { secondFactorMessages } from "#texts/da/common/validation.ts";
import { proofTexts } from "#texts/da/security/second-step.ts";
import { secondFactorTexts } from "#texts/da/security/security-page.ts";
import { call } from "#web/api/calls/call.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { makePasskey } from "#web/components/security/passkeys.ts";
import { usePasskey } from "#web/components/security/use-passkey.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

const texts = secondFactorTexts.passkeys;
const nameForm = z.object({ name: required(secondFactorMessages.nameMissing, 60) });
type NameForm = z.output<typeof nameForm>;

interface PasskeyDialogProps {
  onClose: () => void;
  onAdded: (recoveryCodes: readonly string[]) => void;
}

/** Names a new passkey, and has the browser make it. */
export function PasskeyDialog({ onClose, onAdded }: PasskeyDialogProps) {
  const id = useId();
  const { form } = useApiForm<NameForm, NameForm>({ schema: nameForm, defaultValues: { name: "" } });
  const { run, isPending, failure } = usePasskey();

  const add = ({ name }: NameForm) =>
    run(async () => {
      const { challenge, options } = await call(rows.startPasskey);
      const registration = await makePasskey(options);
      const { recovery_codes } = await call(rows.addPasskey, { body: { challenge, name, registration } });
      onAdded(recovery_codes);
    });

  return (
    <Dialog
      isOpen
      title={texts.addTitle}
      onClose={onClose}
      isPending={isPending}
      error={failure}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isPending}>
            {proofTexts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={id} isPending={isPending}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit(add)}>
        <p>{texts.addText}</p>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={60}
          error={form.formState.errors.name?.message}
          {...form.register("name")}
        />
      </form>
    </Dialog>
  );
}
