import { useState } from "react";
import { jobEndpoints } from "#contract/applications/endpoints.ts";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { answers, invalidate, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { isRefused, lostText } from "#web/components/jobs/lost-call.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/**
 * Cancels a confirmed shift or reports sick; afterwards the page, the lists and the card on the profile are new. What
 * fails says so beside the button, with the number to ring; after a refusal the page says how it is now.
 */
export function useLeave(bookingId: number) {
  const { config, refresh } = useAppState();
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
    toast.withdraw(employeeToasts.cancelFailed);
    try {
      const left = await call.mutateAsync({ params, body });
      onDone();
      answers.setQueryData(keyOf(jobEndpoints.booking, { params }), left);
      toast.success(done);
      await refresh();
    } catch (error) {
      const why = lostText(error, formatPhone(config.brand.supportPhone));
      setRefusal(why);
      toast.error(isRefused(error) ? why : employeeToasts.cancelFailed);
      if (isRefused(error)) await invalidate([keyOf(jobEndpoints.booking, { params })]);
    }
  }

  return { leave, refusal, isPending: call.isPending || call.isSuccess };
}
