import { useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger-endpoints.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { staleAfterSending } from "../state/sent.ts";

/** «Fakturér forudbetaling»: how many percent of the booking's price. */
export function PrepaymentButton({ bookingId }: { bookingId: number }) {
  const [isOpen, setOpen] = useState(false);
  const [percent, setPercent] = useState("75");
  const send = useApiMutation(ledgerEndpoints.prepayment, { stale: staleAfterSending });
  const number = Number(percent.replace(",", "."));
  return (
    <div>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {texts.prepayment}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={texts.prepaymentTitle}
        confirmLabel={texts.sendInvoice}
        isBlocked={percent.trim() === "" || Number.isNaN(number) || number <= 0}
        isPending={send.isPending}
        error={send.error ? failureText(send.error, adminToasts.actionFailed) : undefined}
        onClose={() => setOpen(false)}
        onConfirm={() =>
          send.mutate(
            { params: { id: bookingId }, body: { percent: number } },
            { onSuccess: () => setOpen(false) },
          )
        }
      >
        <p>{texts.prepaymentText}</p>
        <TextField
          label={texts.percent}
          mask="digitsAndComma"
          unit="%"
          maxLength={6}
          value={percent}
          onChange={(event) => setPercent(event.target.value)}
        />
      </ConfirmDialog>
    </div>
  );
}
