import { KeyRound } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { secondFactorEndpoints } from "#contract/sessions/second-factor.endpoints.ts";
import type { WireSecondStep } from "#contract/sessions/second-factor.entities.ts";
import { required } from "#contract/wire/schemas.ts";
import { secondFactorMessages } from "#texts/da/common/validation.ts";
import { proofTexts, secondStepTexts as texts } from "#texts/da/security/second-step.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { enter } from "#web/api/session/redirect-to.ts";
import { returnTo } from "#web/api/session/return-to.ts";
import { wayToKeptBooking } from "#web/components/booking-form/draft/kept-booking.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { CodeField } from "#web/components/security/code-field.tsx";
import { signWithPasskey } from "#web/components/security/passkeys.ts";
import { usePasskey } from "#web/components/security/use-passkey.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { LiveForm } from "#web/ui/fields/live-form.tsx";
import { Icon } from "#web/ui/icon.tsx";

const codeForm = z.object({ code: required(secondFactorMessages.codeMissing, 40) });
type CodeForm = z.output<typeof codeForm>;

interface SecondStepProps {
  asked: WireSecondStep;
  /** The step has ended, or another account is meant: signing in begins anew. */
  onBack: () => void;
}

/** The second step of signing in: a passkey, a code of the app, or a recovery code. */
export function SecondStep({ asked, onBack }: SecondStepProps) {
  const { challenge, methods, passkey } = asked;
  const [kind, setKind] = useState<"totp" | "recovery_code">(
    methods.includes("totp") ? "totp" : "recovery_code",
  );
  const { form, showFieldErrors } = useApiForm<CodeForm, CodeForm>({
    schema: codeForm,
    defaultValues: { code: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const withPasskey = usePasskey();
  const hasCodes = methods.includes("totp") || methods.includes("recovery_code");

  async function signIn(body: Parameters<typeof call<typeof secondFactorEndpoints.secondStep>>[1]) {
    const { token } = await call(secondFactorEndpoints.secondStep, body);
    await enter("corporationToken", token, wayToKeptBooking() ?? returnTo(location.search));
  }

  async function sendCode({ code }: CodeForm) {
    try {
      await signIn({ body: { challenge, code } });
    } catch (error) {
      if (showFieldErrors(error).isShown) return;
      void toastLater("error", failureText(error, sentenceOf(error)));
      if (isEnded(error)) onBack();
    }
  }

  async function sendPasskey() {
    const assertion = await signWithPasskey(passkey ?? {});
    try {
      await signIn({ body: { challenge, assertion } });
    } catch (error) {
      if (isEnded(error)) onBack();
      throw error;
    }
  }

  return (
    <>
      <h1 className="h1">{proofTexts.title}</h1>
      <p className="lead">{texts.lead}</p>
      {passkey && (
        <>
          <Button
            variant="primary"
            size="large"
            isWide
            isPending={withPasskey.isPending}
            onClick={() => void withPasskey.run(sendPasskey)}
          >
            <Icon of={KeyRound} />
            {proofTexts.passkey}
          </Button>
          {withPasskey.failure && (
            <Note tone="brick" role="alert">
              {withPasskey.failure}
            </Note>
          )}
        </>
      )}
      {hasCodes && (
        <LiveForm className="stack" onSubmit={(event) => void form.handleSubmit(sendCode)(event)}>
          <CodeField key={kind} kind={kind} error={errors.code?.message} {...form.register("code")} />
          <Button
            type="submit"
            variant={passkey ? "neutral" : "primary"}
            size="large"
            isWide
            isPending={isSubmitting}
          >
            {texts.submit}
          </Button>
        </LiveForm>
      )}
      <nav className="door-links">
        {methods.includes("totp") && methods.includes("recovery_code") && (
          <TextButton onClick={() => setKind(kind === "totp" ? "recovery_code" : "totp")}>
            {kind === "totp" ? proofTexts.useRecoveryCode : proofTexts.useCode}
          </TextButton>
        )}
        <TextButton onClick={onBack}>{texts.back}</TextButton>
      </nav>
      <p className="small dim">{proofTexts.lost}</p>
    </>
  );
}

function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === "challenge_ended";
}

/** Too many tries say for themselves what to do. */
function sentenceOf(error: unknown): string {
  return error instanceof ApiError && error.status === 429 ? error.sentence : proofTexts.failed;
}
