import { useState } from "react";
import { checkoutEndpoints, type WireApprovalSummary } from "#contract/checkout/checkout.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { approvalSummaryTexts as texts } from "#texts/da/corporation/approval-summary.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { CheckoutShift, Draft } from "../checkout-shift.ts";
import { checkoutCalls } from "../stamp.ts";
import { OtherTimes } from "./other-times.tsx";
import { chosenOf, newsSince, type ReadyShift } from "./ready-shifts.ts";

interface ApproveAllDialogProps {
  bookingId: number;
  /** Whose times can be approved as the cards stand. */
  ready: readonly ReadyShift[];
  onSaved: (shift: CheckoutShift, sent: Draft) => void;
  onClose: () => void;
}

/** What approving all comes to, before it is done: who is as booked, who is not, who stays, and the sum. */
export function ApproveAllDialog({ bookingId, ready, onSaved, onClose }: ApproveAllDialogProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [seen, setSeen] = useState(ready);
  const chosen = ready.filter(({ shift }) => !leftOut.has(shift.id));
  const params = { bookingId: String(bookingId) };
  const all = useApiQuery(checkoutEndpoints.approvalSummary, { params, query: { chosen: chosenOf(ready) } });
  const part = useApiQuery(checkoutEndpoints.approvalSummary, {
    params,
    query: { chosen: chosenOf(chosen) },
  });
  const send = useApiMutation(checkoutEndpoints.corporationApproveAll, checkoutCalls(bookingId));
  const [failure, setFailure] = useState<string>();
  const missing = all.data ? all.data.not_stamped + all.data.disputed + leftOut.size : 0;
  const news = newsSince(seen, ready);

  function approve() {
    if (!part.data) return;
    setFailure(undefined);
    setSeen(ready);
    const shifts = chosen.map(({ shift, checkOut }) => ({ employee_id: shift.employee.id, checkOut }));
    send.mutate(
      { body: { booking_id: bookingId, total: part.data.total, shifts } },
      {
        onSuccess: () => {
          for (const { shift, draft } of chosen) onSaved(shift, draft);
          toast.success(texts.approved(chosen.length, missing));
          onClose();
        },
        onError: (error) => {
          void all.refetch();
          void part.refetch();
          setFailure(failureText(error, corporationToasts.approvalFailed));
        },
      },
    );
  }

  function toggle(shiftId: number) {
    setLeftOut(
      (before) =>
        new Set(before.has(shiftId) ? [...before].filter((id) => id !== shiftId) : [...before, shiftId]),
    );
  }

  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      confirmLabel={texts.approve(chosen.length)}
      isBlocked={chosen.length === 0 || !part.data || part.isFetching}
      isPending={send.isPending}
      error={failure}
      summary={<Sum people={chosen.length} summary={part.data} />}
      onConfirm={approve}
      onClose={onClose}
    >
      {news.length > 0 && (
        <Note tone="amber" title={texts.changedTitle} role="status">
          {news.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Note>
      )}
      <QueryView
        query={all}
        skeleton={{ shape: "list", count: 2, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(summary) => (
          <div className="stack">
            {ready.length === 0 && <p>{texts.nobody}</p>}
            {summary.as_booked > 0 && <p className="strong">{texts.asBooked(summary.as_booked)}</p>}
            <OtherTimes {...{ summary, ready, leftOut }} onToggle={toggle} />
            <Left summary={summary} leftOut={leftOut.size} />
          </div>
        )}
      </QueryView>
    </ConfirmDialog>
  );
}

/** Who stays as they are, and why. */
function Left({ summary, leftOut }: { summary: WireApprovalSummary; leftOut: number }) {
  const sentences = [
    summary.not_stamped > 0 && texts.notStamped(summary.not_stamped),
    summary.disputed > 0 && texts.disputed(summary.disputed),
    leftOut > 0 && texts.leftOut(leftOut),
  ].filter((sentence) => sentence !== false);
  return sentences.map((sentence) => (
    <p key={sentence} className="small dim">
      {sentence}
    </p>
  ));
}

/** What is approved, and the booking's price by it, beside what was booked. */
function Sum({ people, summary }: { people: number; summary: WireApprovalSummary | undefined }) {
  const difference = summary ? fromWireKroner(summary.total) - fromWireKroner(summary.booked_total) : 0;
  return (
    <div className="commit" role="status">
      <p className="commit-what">
        <b className="strong">{texts.people(people)}</b>
      </p>
      <p className="commit-total">
        <span>{texts.total}</span>
        <b>
          {summary ? formatKronerUnit(fromWireKroner(summary.total)) : texts.loading}
          {difference !== 0 && (
            <small className="commit-difference">{texts.againstBooked(difference / 100)}</small>
          )}
        </b>
      </p>
    </div>
  );
}
