import { applicantEndpoints } from "#contract/areas/applicants.ts";
import { bookingEndpoints } from "#contract/areas/bookings.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { keyOf, useSend } from "#web/client/calls/answers.ts";
import { CallFailed } from "#web/client/calls/call.ts";
import { toast } from "#web/kit/overlays/toast.ts";
import { failureText } from "#web/widgets/feedback/failure-text.ts";

/** What a company does with a person: select, remove, hide, show again. */
export type ShiftChange = "selected" | "removed" | "unwanted" | "applied";

/** Changes the state of a person on a booking, then `onDone`; failures are told, and what asked stays open (C-604, C-605). */
export function useChangeShift(bookingId: number) {
  const send = useSend(applicantEndpoints.changeState, {
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
  if (error instanceof CallFailed && error.code === "full") toast.warning(corporationToasts.bookingFull);
  else toast.error(failureText(error, corporationToasts.shiftFailed));
}
