import { useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger-endpoints.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { type SentInvoice, staleAfterSending } from "../state/sent.ts";

/** Asks why a whole invoice is credited. */
export function CreditDialog({ invoice, onClose }: { invoice: SentInvoice; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const credit = useApiMutation(ledgerEndpoints.credit, { stale: staleAfterSending });
  return (
    <ConfirmDialog
      isOpen
      title={texts.creditTitle}
      confirmLabel={texts.credit}
      isRefusing
      isBlocked={reason.trim() === ""}
      isPending={credit.isPending}
      error={credit.error ? failureText(credit.error, adminToasts.actionFailed) : undefined}
      onClose={onClose}
      onConfirm={() =>
        credit.mutate({ params: { id: invoice.id }, body: { reason } }, { onSuccess: onClose })
      }
    >
      <p>{texts.creditText}</p>
      <TextArea
        label={texts.reason}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
