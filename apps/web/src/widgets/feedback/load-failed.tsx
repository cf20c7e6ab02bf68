import { commonTexts, errorHelp } from "#texts/da/common.ts";
import { formatPhone } from "#texts/format/phone.ts";
import { useAppState } from "#web/client/session/use-session.ts";
import { ErrorState } from "#web/kit/feedback/error-state.tsx";

export interface LoadFailedProps {
  onRetry: () => void;
  isRetrying?: boolean;
}

/** The box 'Noget gik galt': how to get on, and whom to call when that does not help (C-058, C-059). */
export function LoadFailed({ onRetry, isRetrying }: LoadFailedProps) {
  const { config } = useAppState();
  return (
    <ErrorState title={commonTexts.errorTitle} onRetry={onRetry} isRetrying={isRetrying}>
      {errorHelp(formatPhone(config.brand.supportPhone))}
    </ErrorState>
  );
}
