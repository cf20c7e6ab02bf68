import { useState } from "react";
import { jobEndpoints } from "#contract/applications/endpoints.ts";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { answers, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/** Cancels a confirmed shift or reports sick; afterwards the page, the lists and the card on the profile are new. */
export function useLeave(bookingId: number) {
  const { refresh } = useAppState();
  const [refusal, setRefusal] = useState<string>();
  const params = { id: bookingId };
  const call = useApiMutation(jobEndpoints.cancel, {
    stale: [
      keyOf(jobEndpoints.upcoming),
      keyOf(jobEndpoints.overview),
      keyOf(jobEndpoints.history),
      [employeeEndpoints.meta.path],
    ],
  });

  async function leave(
    body: { cancellation_reason?: string; sick?: boolean },
    done: string,
    onDone = () => {},
  ): Promise<void> {
    setRefusal(undefined);
    try {
      const left = await call.mutateAsync({ params, body });
      onDone();
      answers.setQueryData(keyOf(jobEndpoints.booking, { params }), left);
      toast.success(done);
      await refresh();
    } catch (error) {
      setRefusal((error instanceof ApiError && error.sentence) || undefined);
      toast.error(employeeToasts.cancelFailed);
    }
  }

  return { leave, refusal, isPending: call.isPending || call.isSuccess };
}
