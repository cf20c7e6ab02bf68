import { useEffect } from "react";
import { transferEndpoints } from "#contract/employees/transfer.endpoints.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { transferTexts as texts } from "#texts/da/employee/onboarding.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

/** What became of the request for an old profile, for who has made one. */
export function TransferState() {
  const { refresh } = useAppState();
  const request = useApiQuery(transferEndpoints.ownTransfer);
  const isConfirmed = request.data?.state === "confirmed";

  useEffect(() => {
    if (!isConfirmed) return;
    // The session is the old profile's now, and so is everything from here on.
    void toastLater("success", employeeToasts.transferred);
    void refresh();
  }, [isConfirmed, refresh]);

  if (request.isError) {
    return <ErrorState title={texts.stateFailed} onRetry={() => void request.refetch()} />;
  }
  if (request.data?.state === "waiting") {
    return (
      <Note tone="blue" title={texts.waiting} role="status">
        {texts.waitingText}
      </Note>
    );
  }
  if (request.data?.state === "refused") {
    return (
      <Note tone="amber" title={texts.refused}>
        {texts.refusedText(request.data.reason)}
      </Note>
    );
  }
  return null;
}
