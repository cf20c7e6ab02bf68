import { useEffect } from "react";
import { commonTexts, errorHelp } from "#texts/da/common/common.ts";
import { noAnswer } from "#texts/da/common/toasts/connection.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { hasNoConnection } from "#web/api/offline/connection.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface LoadFailedProps {
  onRetry: () => void;
  isRetrying?: boolean;
}

/** The box 'Noget gik galt': how to get on, and whom to call when that does not help; without a connection, that. */
export function LoadFailed({ onRetry, isRetrying }: LoadFailedProps) {
  const { config } = useAppState();
  return (
    <ErrorState title={commonTexts.errorTitle} onRetry={onRetry} isRetrying={isRetrying}>
      {hasNoConnection() ? noAnswer : errorHelp(formatPhone(config.brand.supportPhone))}
    </ErrorState>
  );
}

/**
 * Shows `text` as an error toast while something that failed to load has not loaded since, and its page is open. An
 * employee's page without a connection says so itself.
 */
export function useFailureToast(hasFailed: boolean, text: string): void {
  const { session } = useAppState();
  const isSaid = session.kind === "employee" && hasNoConnection();
  useEffect(() => {
    if (!hasFailed || isSaid) return;
    toast.error(text);
    return () => toast.withdraw(text);
  }, [hasFailed, isSaid, text]);
}
