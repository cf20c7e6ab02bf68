import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { WireListedCorporation } from "#contract/corporations/corporation.entities.ts";
import { secondFactorEndpoints } from "#contract/sessions/second-factor.endpoints.ts";
import { adminCorporationsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { ReasonDialog } from "#web/components/feedback/reason-dialog.tsx";

interface ResetFactorDialogProps {
  corporation: WireListedCorporation;
  onClose: () => void;
}

/** Takes a company's lost second factor away, with a reason that it is told. */
export function ResetFactorDialog({ corporation: { id, name }, onClose }: ResetFactorDialogProps) {
  const reset = useApiMutation(secondFactorEndpoints.reset, { stale: [keyOf(corporationEndpoints.list)] });
  return (
    <ReasonDialog
      draft={`reset-factor-${id}`}
      isRefusing
      title={texts.resetFactorTitle(name)}
      text={texts.resetFactorText}
      confirmLabel={texts.resetFactor}
      field={{ label: texts.reason, hint: texts.resetFactorHint, rows: 2, maxLength: 500 }}
      call={reset}
      onSend={(reason, then) => reset.mutate({ params: { id }, body: { reason } }, then)}
      done={texts.factorReset(name)}
      failed={adminToasts.actionFailed}
      onClose={onClose}
    />
  );
}
