import type { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { keepPlaceOfGone } from "#web/ui/overlays/keep-place.ts";
import { toast } from "#web/ui/overlays/toast.ts";

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
  const takeBack = useApiMutation(row);
  // The button may be gone before the answer has come: news of it come by themselves, too.
  async function press() {
    try {
      await takeBack.mutateAsync({ params: { id } });
    } catch (error) {
      toast.error(failureText(error, adminToasts.actionFailed));
      return;
    }
    onDone?.();
  }

  return (
    <Button
      size="small"
      variant={onDone ? "primary" : "neutral"}
      isPending={takeBack.isPending}
      ref={keepPlaceOfGone}
      onClick={() => void press()}
    >
      {label}
      {of && <span className="visually-hidden">, {of}</span>}
    </Button>
  );
}
