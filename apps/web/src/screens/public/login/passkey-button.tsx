import { useState } from "react";
import { ownPasskeyTexts } from "#texts/da/security/own-passkeys.ts";
import { enter } from "#web/api/session/redirect-to.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

const texts = ownPasskeyTexts.login;

/** Signs in with a passkey of this device. Whoever has one has accepted the privacy policy. */
export function PasskeyButton({ wanted }: { wanted: string | null }) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState("");

  async function signIn() {
    setPending(true);
    setFailure("");
    try {
      // Loaded by a press: most people sign in without one.
      const { signInByPasskey } = await import("#web/components/security/own-passkey.ts");
      await enter("employeeToken", await signInByPasskey(), wanted);
    } catch (error) {
      const { passkeyFailureText } = await import("#web/components/security/use-passkey.ts");
      setFailure(passkeyFailureText(error, texts.failed));
    }
    setPending(false);
  }

  return (
    <div className="stack stack--tight">
      {failure && (
        <Note tone="brick" role="alert">
          {failure}
        </Note>
      )}
      <Button size="large" isWide isPending={isPending} onClick={() => void signIn()}>
        {texts.button}
      </Button>
      <p className="hint">{texts.hint}</p>
    </div>
  );
}
