import { useState } from "react";
import { employeeLoginTexts } from "#texts/da/public/login.ts";
import type { SocialToken } from "#web/api/session/social-login.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LiveForm } from "#web/ui/fields/live-form.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

const texts = employeeLoginTexts.local;

interface LocalSignInProps {
  /** People of the try-out, one button each. */
  people: readonly string[];
  /** The privacy policy is accepted. */
  isAgreed: boolean;
  onSignIn: (token: SocialToken) => Promise<void>;
}

/** For trying out: signs in by a name, without Facebook and Apple. */
export function LocalSignIn({ people, isAgreed, onSignIn }: LocalSignInProps) {
  const [pending, setPending] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  async function signIn(form: FormData) {
    const name = String(form.get("name")).trim().replace(/\s+/g, "-");
    if (!isLocalName(name)) return setError(texts.hint);
    setError(undefined);
    await signInAs(name, "typed");
  }

  async function signInAs(name: string, pressed: string) {
    setPending(pressed);
    await onSignIn({ fbToken: `local:${name}` });
    setPending(null);
  }

  return (
    <LiveForm
      className="try-out"
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending === null && isAgreed) void signIn(new FormData(event.currentTarget));
      }}
    >
      <div>
        <p className="kicker">{texts.title}</p>
        <p className="small dim">{texts.text}</p>
      </div>
      {people.length > 0 && (
        <fieldset className="try-out-accounts" aria-label={texts.people}>
          {people.map((name) => (
            <Button
              key={name}
              isDisabled={!isAgreed}
              isPending={pending === name}
              onClick={() => void signInAs(name, name)}
            >
              {texts.person(name)}
            </Button>
          ))}
        </fieldset>
      )}
      <TextField
        label={texts.name}
        name="name"
        hint={error ? undefined : texts.hint}
        error={error}
        autoComplete="off"
      />
      <Button type="submit" isDisabled={!isAgreed} isPending={pending === "typed"}>
        {texts.submit}
      </Button>
    </LiveForm>
  );
}

function isLocalName(name: string): boolean {
  return /^[\p{L}\d-]{1,60}$/u.test(name);
}
