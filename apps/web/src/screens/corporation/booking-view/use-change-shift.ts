import { applicantEndpoints } from "#contract/applications/endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/** What a company does with a person: select, remove, hide, show again. */
export type ShiftChange = "selected" | "removed" | "unwanted" | "applied";

/** Changes the state of a person on a booking, then `onDone`; failures are told, and what asked stays open. */
export function useChangeShift(bookingId: number) {
  const send = useApiMutation(applicantEndpoints.changeState, {
    stale: [
      keyOf(applicantEndpoints.lists, { params: { bookingId } }),
      keyOf(bookingEndpoints.get, { params: { id: bookingId } }),
      keyOf(bookingEndpoints.upcoming),
    ],
  });

  function change(
    shiftId: number,
    to: ShiftChange,
    { reason, onDone }: { reason?: string; onDone?: () => void } = {},
  ) {
    send.mutate(
      { params: { shiftId }, query: { shiftType: to }, body: reason === undefined ? {} : { reason } },
      { onError: tellWhy, onSuccess: onDone },
    );
  }

  return { change, isPending: send.isPending };
}

/** A full booking is a warning with a way out; other refusals say why, failures what is documented. */
function tellWhy(error: Error): void {
  if (error instanceof ApiError && error.code === "full") toast.warning(corporationToasts.bookingFull);
  else toast.error(failureText(error, corporationToasts.shiftFailed));
}
