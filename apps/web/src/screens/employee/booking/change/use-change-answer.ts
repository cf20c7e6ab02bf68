import { useState } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { changedShiftTexts as texts } from "#texts/da/employee/shifts/changed-shift.ts";
import { answers, invalidate, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { isUnanswered } from "#web/api/calls/call.ts";
import { isRefused, lostText } from "#web/components/jobs/lost-call.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/**
 * Answers for a job that was changed; the answer of the call is the job's page. Nothing is kept on the phone: what gets
 * no answer says so beside the buttons. After a refusal the page shows how it is now.
 */
function useAnswer<Row extends typeof jobEndpoints.answerChange | typeof jobEndpoints.reconfirm>(
  row: Row,
  bookingId: number,
) {
  const [failure, setFailure] = useState<string>();
  const page = keyOf(jobEndpoints.booking, { params: { id: bookingId } });
  const call = useApiMutation(row as typeof jobEndpoints.answerChange);

  function send(parts: { body?: { answer: "yes" | "no" } }, onDone: () => void): void {
    setFailure(undefined);
    const params = { bookingId };
    call.mutate({ params, ...parts } as { params: { bookingId: number }; body: { answer: "yes" | "no" } }, {
      onSuccess: (job) => {
        onDone();
        answers.setQueryData(page, job);
      },
      onError: (error) => {
        if (isUnanswered(error)) setFailure(texts.unanswered);
        else if (isRefused(error)) toast.warning(lostText(error));
        else setFailure(lostText(error));
        void invalidate([page]);
      },
    });
  }

  return { send, failure, isPending: call.isPending };
}

/** Says yes or no to changed terms of a confirmed shift. */
export function useChangeAnswer(bookingId: number, onAnswered: (said: "yes" | "no") => void) {
  const { send, ...state } = useAnswer(jobEndpoints.answerChange, bookingId);
  return {
    ...state,
    answer: (said: "yes" | "no") => send({ body: { answer: said } }, () => onAnswered(said)),
  };
}

/** Says yes again to a job that was changed after one applied. */
export function useReconfirm(bookingId: number, done: string) {
  const { send, ...state } = useAnswer(jobEndpoints.reconfirm, bookingId);
  return { ...state, reconfirm: () => send({}, () => toast.success(done)) };
}
