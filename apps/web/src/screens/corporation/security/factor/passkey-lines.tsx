import { KeyRound } from "lucide-react";
import { useState } from "react";
import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { secondFactorTexts } from "#texts/da/security/security-page.ts";
import { formatDate } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { type FactorProps, isLastFactor } from "./factor-props.ts";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

const texts = secondFactorTexts.passkeys;
type Passkey = FactorProps["factor"]["passkeys"][number];

/** The passkeys, each with when it was made and used. */
export function PasskeyLines({ factor, onChanged }: FactorProps) {
  const now = useNow();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const isSupported = "PublicKeyCredential" in globalThis;
  const isLast = isLastFactor(factor);
  return (
    <>
      <div className="security-line">
        <Icon of={KeyRound} />
        <div>
          <b className="strong">{texts.title}</b>
          <p className="small dim">{texts.text}</p>
          {factor.passkeys.length === 0 && <p className="small dim">{texts.none}</p>}
          {!isSupported && <p className="small dim">{texts.unsupported}</p>}
        </div>
        <Button isDisabled={!isSupported} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      </div>
      {factor.passkeys.map((passkey) => (
        <div key={passkey.id} className="security-line security-line--in">
          <div>
            <b className="strong">{passkey.name}</b>
            <p className="small dim">{factsOf(passkey, now)}</p>
          </div>
          <Button
            variant="quiet"
            isDisabled={isLast}
            aria-label={texts.removeNamed(passkey.name)}
            onClick={() => setRemoved(passkey)}
          >
            {texts.remove}
          </Button>
        </div>
      ))}
      {isAdding && (
        <PasskeyDialog
          onClose={() => setAdding(false)}
          onAdded={(codes) => {
            setAdding(false);
            toast.success(texts.added);
            void onChanged(codes);
          }}
        />
      )}
      {removed && (
        <RemoveDialog
          row={rows.removePasskey}
          id={removed.id}
          title={texts.removeTitle(removed.name)}
          text={texts.removeText}
          confirmLabel={texts.remove}
          done={texts.removed}
          onClose={() => setRemoved(null)}
          onRemoved={onChanged}
        />
      )}
    </>
  );
}

function factsOf({ created_at, last_used_at }: Passkey, now: Moment): string {
  const made = formatDate(dayOf(Date.parse(created_at)), dayOf(now));
  return texts.facts(made, last_used_at && formatMoment(Date.parse(last_used_at), now));
}
