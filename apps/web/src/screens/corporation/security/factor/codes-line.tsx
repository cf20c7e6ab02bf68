import { LifeBuoy } from "lucide-react";
import { useState } from "react";
import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { secondFactorTexts, securityTexts } from "#texts/da/security/security-page.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

const texts = secondFactorTexts.codes;
/** So few that new ones had better be made. */
const MIN_CODES = 3;

/** How many recovery codes are left, and a new set. */
export function CodesLine({ left, onNew }: { left: number; onNew: (codes: readonly string[]) => void }) {
  const [isAsking, setAsking] = useState(false);
  const renew = useApiMutation(rows.renewRecoveryCodes);

  function confirm() {
    renew.mutate(
      {},
      {
        onSuccess: ({ recovery_codes }) => {
          setAsking(false);
          onNew(recovery_codes);
        },
      },
    );
  }

  return (
    <div className="security-line">
      <Icon of={LifeBuoy} />
      <div>
        <span className="row row--wrap">
          <b className="strong">{texts.title}</b>
          <Status tone={left < MIN_CODES ? "amber" : "neutral"}>{texts.left(left)}</Status>
        </span>
        <p className="small dim">
          {texts.text}
          {left < MIN_CODES && ` ${texts.few}`}
        </p>
      </div>
      <Button onClick={() => setAsking(true)}>{texts.renew}</Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={texts.renewTitle}
          confirmLabel={texts.renew}
          isPending={renew.isPending}
          error={renew.isError ? failureText(renew.error, securityTexts.failed) : undefined}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>{texts.renewText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
