import { Smartphone } from "lucide-react";
import { useState } from "react";
import { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { refusalText } from "#texts/da/common/errors.ts";
import { secondFactorTexts, securityTexts } from "#texts/da/security/security-page.ts";
import { formatDate } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { AppDialog } from "./app-dialog.tsx";
import { type FactorProps, isLastFactor } from "./factor-props.ts";
import { RemoveDialog } from "./remove-dialog.tsx";

const texts = secondFactorTexts.app;

/** The app on a telephone: set up, moved to another telephone, turned off. */
export function AppLine({ factor, onChanged }: FactorProps) {
  const now = useNow();
  const [isRemoving, setRemoving] = useState(false);
  const [started, setStarted] = useState<{ secret: string; url: string } | null>(null);
  const start = useApiMutation(rows.startTotp);
  const { totp } = factor;
  const isLast = isLastFactor(factor);

  function begin() {
    start.mutate(
      {},
      {
        onSuccess: setStarted,
        onError: (error) => toast.error(failureText(error, securityTexts.failed)),
      },
    );
  }

  return (
    <div className="security-line">
      <Icon of={Smartphone} />
      <div>
        <span className="row row--wrap">
          <b className="strong">{texts.title}</b>
          {totp ? (
            <Status tone="pine">{secondFactorTexts.on}</Status>
          ) : (
            <Status>{secondFactorTexts.off}</Status>
          )}
        </span>
        <p className="small dim">
          {texts.text}
          {totp && ` ${texts.since(formatDate(dayOf(Date.parse(totp.confirmed_at)), dayOf(now)))}`}
        </p>
        {totp && isLast && <p className="small dim">{refusalText("last_factor")}</p>}
      </div>
      <div className="row row--wrap">
        <Button
          variant={totp || factor.passkeys.length > 0 ? "neutral" : "primary"}
          isPending={start.isPending}
          onClick={begin}
        >
          {totp ? texts.replace : texts.start}
        </Button>
        {totp && (
          <Button variant="quiet" isDisabled={isLast} onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        )}
      </div>
      {started && (
        <AppDialog
          {...started}
          onClose={() => setStarted(null)}
          onAdded={(codes) => {
            setStarted(null);
            toast.success(texts.added);
            void onChanged(codes);
          }}
        />
      )}
      {isRemoving && (
        <RemoveDialog
          row={rows.removeTotp}
          title={texts.removeTitle}
          text={texts.removeText}
          confirmLabel={texts.remove}
          done={texts.removed}
          onClose={() => setRemoving(false)}
          onRemoved={onChanged}
        />
      )}
    </div>
  );
}
