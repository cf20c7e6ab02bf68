import { useState } from "react";
import { employeeLoginTexts } from "#texts/da/public/login.ts";
import type { SocialToken } from "#web/api/session/social-login.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LiveForm } from "#web/ui/fields/live-form.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

const texts = employeeLoginTexts.local;

interface LocalSignInProps {
  /** The privacy policy is accepted. */
  isAgreed: boolean;
  onSignIn: (token: SocialToken) => Promise<void>;
}

/** For trying out: signs in by a name, without Facebook and Apple. */
export function LocalSignIn({ isAgreed, onSignIn }: LocalSignInProps) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  async function signIn(form: FormData) {
    const name = String(form.get("name")).trim().replace(/\s+/g, "-");
    if (!isLocalName(name)) return setError(texts.hint);
    setError(undefined);
    setPending(true);
    await onSignIn({ fbToken: `local:${name}` });
    setPending(false);
  }

  return (
    <LiveForm
      className="try-out"
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && isAgreed) void signIn(new FormData(event.currentTarget));
      }}
    >
      <div>
        <p className="kicker">{texts.title}</p>
        <p className="small dim">{texts.text}</p>
      </div>
      <TextField
        label={texts.name}
        name="name"
        hint={error ? undefined : texts.hint}
        error={error}
        autoComplete="off"
      />
      <Button type="submit" isDisabled={!isAgreed} isPending={isPending}>
        {texts.submit}
      </Button>
    </LiveForm>
  );
}

function isLocalName(name: string): boolean {
  return /^[\p{L}\d-]{1,60}$/u.test(name);
}
