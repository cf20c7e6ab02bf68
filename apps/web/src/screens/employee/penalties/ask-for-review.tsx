import { useState } from "react";
import { penaltyEndpoints, type WirePenalty } from "#contract/employees/penalty-endpoints.ts";
import { answerBy } from "#rules/cancelling/reviews.ts";
import { dayOf } from "#rules/time/moment.ts";
import { statusErrors } from "#texts/da/common/errors.ts";
import { penaltyTexts } from "#texts/da/employee/penalties.ts";
import { formatDay } from "#texts/format/days.ts";
import { keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const texts = penaltyTexts.dialog;
const MOST = 500;

/** The way to a new look at a card, once each. */
export function AskForReview({ penalty }: { penalty: WirePenalty }) {
  const [isAsking, setAsking] = useState(false);
  const { annulled_at, review, counts } = penalty;
  if (annulled_at !== null || !counts) return null;
  if (review?.message) {
    return review.decision === null ? null : <p className="small dim">{penaltyTexts.askOnce}</p>;
  }
  return (
    <>
      <Button isWide onClick={() => setAsking(true)}>
        {penaltyTexts.ask}
      </Button>
      {isAsking && <AskDialog id={penalty.id} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Who reads it, until when there is an answer, and the person's own words; they outlive a reload. */
function AskDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const now = useNow();
  const [message, setMessage, forget] = useDraftState(`penalty-review-${id}`, "", (text) => text !== "");
  const ask = useApiMutation(penaltyEndpoints.askForReview, {
    stale: [keyOf(penaltyEndpoints.ownPenalties)],
  });
  const send = () =>
    ask.mutate(
      { params: { id }, body: { message } },
      {
        onSuccess: () => {
          forget();
          toast.success(texts.sent);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      confirmLabel={texts.send}
      isBlocked={message.trim() === ""}
      isPending={ask.isPending}
      error={ask.isError ? sentenceOf(ask.error) : undefined}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="stack">
        <p>{texts.reader(formatDay(answerBy(now), dayOf(now)))}</p>
        <TextArea
          label={texts.field}
          placeholder={texts.placeholder}
          rows={5}
          maxLength={MOST}
          hasCounter
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <p className="small dim">{texts.note}</p>
      </div>
    </ConfirmDialog>
  );
}

function sentenceOf(error: Error): string {
  return (error instanceof ApiError && error.sentence) || statusErrors[500];
}
