import type { ledgerEndpoints } from "#contract/invoicing/ledger-endpoints.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { staleAfterSending } from "../state/sent.ts";

interface TakeBackButtonProps {
  row: typeof ledgerEndpoints.takeInvoiceBack | typeof ledgerEndpoints.takePayBack;
  id: number;
  label?: string;
  onDone?: () => void;
  /** What it is of, to a screen reader. */
  of?: string;
}

/** Takes something that was refused back; with `onDone` on the way to sending it anew. */
export function TakeBackButton({ row, id, label = texts.takeBack, onDone, of }: TakeBackButtonProps) {
  const takeBack = useApiMutation(row, { stale: staleAfterSending });
  return (
    <Button
      size="small"
      variant={onDone ? "primary" : "neutral"}
      isPending={takeBack.isPending}
      onClick={() =>
        takeBack.mutate(
          { params: { id } },
          {
            onSuccess: () => onDone?.(),
            onError: (error) => toast.error(failureText(error, adminToasts.actionFailed)),
          },
        )
      }
    >
      {label}
      {of && <span className="visually-hidden">, {of}</span>}
    </Button>
  );
}
