import { useState } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { answers, invalidate, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { isDoneAlready, isRefused, lostText } from "#web/components/jobs/lost-call.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/**
 * Cancels a confirmed shift or reports sick; afterwards the page, the lists and the card on the profile are new. What
 * fails says so beside the button alone, with the number to ring; after a refusal the page says how it is now.
 */
export function useLeave(bookingId: number) {
  const { config, refresh } = useAppState();
  const [refusal, setRefusal] = useState<string>();
  const params = { id: bookingId };
  const page = keyOf(jobEndpoints.booking, { params });
  const call = useApiMutation(jobEndpoints.cancel);

  async function leave(
    body: { cancellation_reason?: string; sick?: boolean },
    done: string,
    onDone = () => {},
  ): Promise<void> {
    setRefusal(undefined);
    try {
      const left = await call.mutateAsync({ params, body });
      onDone();
      answers.setQueryData(page, left);
      toast.success(done);
      await refresh();
    } catch (error) {
      if (isDoneAlready(error)) {
        onDone();
        await Promise.all([invalidate([page]), refresh()]);
        return;
      }
      const why = lostText(error, formatPhone(config.brand.supportPhone));
      setRefusal(why);
      if (!isRefused(error)) return;
      toast.error(why);
      await invalidate([page]);
    }
  }

  return { leave, refusal, isPending: call.isPending || call.isSuccess };
}
