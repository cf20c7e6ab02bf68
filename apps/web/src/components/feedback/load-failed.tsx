import { commonTexts, errorHelp } from "#texts/da/common.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";

export interface LoadFailedProps {
  onRetry: () => void;
  isRetrying?: boolean;
}

/** The box 'Noget gik galt': how to get on, and whom to call when that does not help. */
export function LoadFailed({ onRetry, isRetrying }: LoadFailedProps) {
  const { config } = useAppState();
  return (
    <ErrorState title={commonTexts.errorTitle} onRetry={onRetry} isRetrying={isRetrying}>
      {errorHelp(formatPhone(config.brand.supportPhone))}
    </ErrorState>
  );
}
