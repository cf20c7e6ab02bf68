import { useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

interface DropFeeProps {
  shiftId: number;
  name: string;
  /** A fee that stands on an invoice goes with a credit note. */
  isSent: boolean;
}

/** «Drop»: the fee of a late removal goes on no invoice; asks why. */
export function DropFee({ shiftId, name, isSent }: DropFeeProps) {
  const may = useMay()(ledgerEndpoints.dropFee);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const drop = useApiMutation(ledgerEndpoints.dropFee);
  if (!isSent && !may) return null;
  if (isSent) return <span className="tiny dim">{texts.feeSent}</span>;
  return (
    <>
      <Button size="small" aria-label={`${texts.drop}, ${name}`} onClick={() => setOpen(true)}>
        {texts.drop}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={texts.dropTitle(name)}
        confirmLabel={texts.drop}
        isRefusing
        isBlocked={reason.trim() === ""}
        isPending={drop.isPending}
        error={drop.error ? failureText(drop.error, adminToasts.actionFailed) : undefined}
        onClose={() => setOpen(false)}
        onConfirm={() =>
          drop.mutate({ params: { id: shiftId }, body: { reason } }, { onSuccess: () => setOpen(false) })
        }
      >
        <p>{texts.dropText}</p>
        <TextField
          label={texts.dropReason}
          value={reason}
          maxLength={500}
          required
          onChange={(event) => setReason(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
