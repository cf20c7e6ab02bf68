import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { failureText, isRefusal } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

interface NotCountedProps {
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Why it is not known what would be sent now; what failed is asked for again by a press. */
export function NotCounted({ error, onRetry, isRetrying }: NotCountedProps) {
  return (
    <Note tone="brick" role="alert">
      <p>{failureText(error, texts.notCounted)}</p>
      {!isRefusal(error) && (
        <Button size="small" isPending={isRetrying} onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      )}
    </Note>
  );
}
