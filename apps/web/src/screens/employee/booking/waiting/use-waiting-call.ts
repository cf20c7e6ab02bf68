import { useState } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import type { BodyInput } from "#contract/wire/endpoint.ts";
import { answers, invalidate, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { isRefused, lostText } from "#web/components/jobs/lost-call.ts";
import { toast } from "#web/ui/overlays/toast.ts";

type WaitingRow =
  | typeof standbyEndpoints.standBy
  | typeof standbyEndpoints.leaveStandby
  | typeof standbyEndpoints.acceptOffer
  | typeof standbyEndpoints.declineOffer;

/**
 * Sends one of the calls about the line or an offer; the answer is the job's page, a refusal loads it anew. What was
 * asked in stays open (`onDone` isn't called) where the call failed and may be made again; `failure` says so.
 */
export function useWaitingCall<Row extends WaitingRow>(row: Row, bookingId: number, done: string) {
  const params = { id: bookingId };
  const [failure, setFailure] = useState<string>();
  const page = keyOf(jobEndpoints.booking, { params });
  const call = useApiMutation(row as typeof standbyEndpoints.standBy);

  function send(body?: BodyInput<typeof standbyEndpoints.standBy>, onDone = () => {}): void {
    setFailure(undefined);
    const parts = body === undefined ? { params } : { params, body };
    call.mutate(parts as { params: { id: number }; body: { auto: boolean } }, {
      onSuccess: (job) => {
        answers.setQueryData(page, job);
        toast.success(done);
        onDone();
      },
      onError: (error) => {
        if (isRefused(error)) {
          toast.error(lostText(error));
          onDone();
        } else setFailure(lostText(error));
        void invalidate([page, keyOf(standbyEndpoints.waiting)]);
      },
    });
  }

  return { send, failure, isPending: call.isPending };
}
