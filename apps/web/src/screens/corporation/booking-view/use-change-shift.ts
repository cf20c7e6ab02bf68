import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/** One person in any of a booking's lists. */
export type ApplicantShift = AnswerOf<typeof applicantEndpoints.lists>["applied"][number];

/** What a company does with a person: select, remove, hide, show again. */
type ShiftChange = "selected" | "removed" | "unwanted" | "applied";

interface ChangeOptions {
  reason?: string;
  onDone?: () => void;
  /** Whether the dialog itself says why not. */
  onRefused?: (error: Error) => boolean;
}

/** Changes the state of a person on a booking, then `onDone`; a failure shows a toast and the dialog stays open. */
export function useChangeShift() {
  const send = useApiMutation(applicantEndpoints.changeState);

  function change(shiftId: number, to: ShiftChange, { reason, onDone, onRefused }: ChangeOptions = {}) {
    // What failed before is tried again.
    toast.withdraw(corporationToasts.shiftFailed);
    send.mutate(
      { params: { shiftId }, query: { shiftType: to }, body: reason === undefined ? {} : { reason } },
      { onError: (error) => onRefused?.(error) || explain(error), onSuccess: onDone },
    );
  }

  return { change, isPending: send.isPending };
}

/** A full booking is a warning, and so is a person whom somebody else has changed; another refusal shows the server's sentence, a failure the general one. */
function explain(error: Error): void {
  if (error instanceof ApiError && error.code === "full") toast.warning(corporationToasts.bookingFull);
  else if (error instanceof ApiError && error.code === "transition")
    toast.warning(corporationToasts.shiftChanged);
  else toast.error(failureText(error, corporationToasts.shiftFailed));
}
