import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useId, useState } from "react";
import * as z from "zod/mini";
import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import type { AnswerOf, BodyInput } from "#contract/wire/endpoint.ts";
import { proofTexts, stepUpTexts } from "#texts/da/security/second-step.ts";
import { call, type WantedProof } from "#web/api/calls/call.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CodeField } from "./code-field.tsx";
import { signWithPasskey } from "./passkeys.ts";
import { usePasskey } from "./use-passkey.ts";

/** In a take-over it is the admin who proves, for the own session. */
const own = { tokenKey: "corporationToken" } as const;

/** What can be typed. */
type Kind = "totp" | "recovery_code" | "password";

interface StepUpDialogProps {
  wanted: WantedProof;
  onAnswer: (isProved: boolean) => void;
}

/** Asks for a code, a passkey or, where that is enough, the password. What stands behind it stays as it is. */
export function StepUpDialog({ wanted, onAnswer }: StepUpDialogProps) {
  const form = useId();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const challenge = useQuery({
    queryKey: ["step-up", form],
    queryFn: () => call(rows.challenge, own),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  async function send(body: BodyInput<typeof rows.stepUp>) {
    setPending(true);
    setError(undefined);
    try {
      await call(rows.stepUp, { ...own, body });
      onAnswer(true);
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={proofTexts.title}
      onClose={() => onAnswer(false)}
      isPending={isPending}
      error={error}
      actions={
        <>
          <Button onClick={() => onAnswer(false)} isDisabled={isPending}>
            {proofTexts.cancel}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            isPending={isPending}
            isDisabled={!challenge.data}
          >
            {proofTexts.confirm}
          </Button>
        </>
      }
    >
      <QueryView query={challenge} skeleton={{ count: 2 }}>
        {(asked) => (
          <Ways
            asked={asked}
            takesPassword={wanted === "anything"}
            form={form}
            send={send}
            onError={setError}
          />
        )}
      </QueryView>
    </Dialog>
  );
}

interface WaysProps {
  asked: AnswerOf<typeof rows.challenge>;
  takesPassword: boolean;
  form: string;
  send: (body: BodyInput<typeof rows.stepUp>) => Promise<void>;
  onError: (sentence: string | undefined) => void;
}

const typed = z.object({ code: z.string(), password: z.string() });
type Typed = z.output<typeof typed>;

function Ways({ asked, takesPassword, form: id, send, onError }: WaysProps) {
  const { challenge, methods, passkey } = asked;
  const [kind, setKind] = useState<Kind>(firstKind(methods, takesPassword));
  const { form, showFieldErrors } = useApiForm<Typed, Typed>({
    schema: typed,
    defaultValues: { code: "", password: "" },
  });
  const { errors } = form.formState;
  const withPasskey = usePasskey();
  const others = (["totp", "recovery_code", "password"] as const).filter(
    (other) => other !== kind && (other === "password" ? takesPassword : methods.includes(other)),
  );

  async function submit({ code, password }: Typed) {
    try {
      await send(kind === "password" ? { password } : { code });
    } catch (error) {
      if (!showFieldErrors(error).isShown) onError(failureText(error, proofTexts.failed));
    }
  }

  const signed = () => signWithPasskey(passkey ?? {}).then((assertion) => send({ challenge, assertion }));

  return (
    <form
      id={id}
      className="stack"
      noValidate
      // The dialog may stand over a form: what is sent here is not sent there.
      onSubmit={(event) => {
        event.stopPropagation();
        onError(undefined);
        void form.handleSubmit(submit)(event);
      }}
    >
      <p>{methods.length > 0 ? stepUpTexts.lead : stepUpTexts.passwordLead}</p>
      {passkey && (
        <Button isWide isPending={withPasskey.isPending} onClick={() => void withPasskey.run(signed)}>
          <Icon of={KeyRound} size={16} />
          {proofTexts.passkey}
        </Button>
      )}
      {withPasskey.failure && <p role="alert">{withPasskey.failure}</p>}
      {kind === "password" ? (
        <PasswordField
          label={proofTexts.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register("password")}
        />
      ) : (
        <CodeField key={kind} kind={kind} error={errors.code?.message} {...form.register("code")} />
      )}
      {others.length > 0 && (
        <div className="proof-ways">
          {others.map((other) => (
            <TextButton key={other} onClick={() => setKind(other)}>
              {switchTo[other]}
            </TextButton>
          ))}
        </div>
      )}
    </form>
  );
}

function firstKind(methods: readonly string[], takesPassword: boolean): Kind {
  if (methods.includes("totp")) return "totp";
  return takesPassword ? "password" : "recovery_code";
}

const switchTo: Readonly<Record<Kind, string>> = {
  totp: proofTexts.useCode,
  recovery_code: proofTexts.useRecoveryCode,
  password: proofTexts.usePassword,
};
