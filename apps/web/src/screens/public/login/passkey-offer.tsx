import { Fingerprint } from "lucide-react";
import { ownPasskeyTexts } from "#texts/da/security/own-passkeys.ts";
import { addOwnPasskey, noteAnswered } from "#web/components/security/own-passkey.ts";
import { usePasskey } from "#web/components/security/use-passkey.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";

const texts = ownPasskeyTexts.offer;

/** Offers somebody who has just signed in with a code to sign in with finger or face from now on; asked once a device. */
export function PasskeyOffer({ onDone }: { onDone: () => void }) {
  const { run, isPending, failure } = usePasskey(texts.failed);
  return (
    <>
      <div className="stack stack--tight">
        <Icon of={Fingerprint} />
        <h1 className="h1">{texts.title}</h1>
        <p className="dim">{texts.text}</p>
      </div>
      {failure && (
        <Note tone="brick" role="alert">
          {failure}
        </Note>
      )}
      <div className="stack stack--tight">
        <Button
          variant="primary"
          size="large"
          isWide
          isPending={isPending}
          onClick={() => void run(() => addOwnPasskey().then(onDone))}
        >
          {texts.accept}
        </Button>
        <Button
          size="large"
          isWide
          isDisabled={isPending}
          onClick={() => {
            noteAnswered();
            onDone();
          }}
        >
          {texts.later}
        </Button>
      </div>
    </>
  );
}
