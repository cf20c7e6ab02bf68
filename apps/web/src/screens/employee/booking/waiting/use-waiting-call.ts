import { jobEndpoints } from "#contract/applications/endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby-endpoints.ts";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import type { BodyInput } from "#contract/wire/endpoint.ts";
import { standbyTexts } from "#texts/da/employee/shifts/standby.ts";
import { answers, invalidate, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";

type WaitingRow =
  | typeof standbyEndpoints.standBy
  | typeof standbyEndpoints.leaveStandby
  | typeof standbyEndpoints.acceptOffer
  | typeof standbyEndpoints.declineOffer;

/** Sends one of the calls about the line or an offer; the answer is the job's page, a refusal loads it anew. */
export function useWaitingCall<Row extends WaitingRow>(row: Row, bookingId: number, done: string) {
  const params = { id: bookingId };
  const page = keyOf(jobEndpoints.booking, { params });
  const call = useApiMutation(row as typeof standbyEndpoints.standBy, {
    stale: [
      keyOf(standbyEndpoints.waiting),
      keyOf(jobEndpoints.upcoming),
      keyOf(jobEndpoints.applied),
      keyOf(jobEndpoints.overview),
      [employeeEndpoints.meta.path],
    ],
  });

  function send(body?: BodyInput<typeof standbyEndpoints.standBy>, afterwards?: () => void): void {
    const parts = body === undefined ? { params } : { params, body };
    call.mutate(parts as { params: { id: number }; body: { auto: boolean } }, {
      onSuccess: (job) => {
        answers.setQueryData(page, job);
        toast.success(done);
      },
      onError: (error) => {
        toast.error(failureText(error, standbyTexts.failed));
        void invalidate([page, keyOf(standbyEndpoints.waiting)]);
      },
      onSettled: afterwards,
    });
  }

  return { send, isPending: call.isPending };
}
