import { Check, Hourglass, UserRoundCheck, X } from "lucide-react";
import { useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { ownerApprovalEndpoints as rows } from "#contract/bookings/owner-approval.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { ownerApprovalTexts as texts } from "#texts/da/users/owner-approval.ts";
import { formatKronerUnit, listOf } from "#texts/format/numbers.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useCompanyRole } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { periodOf } from "./facts-of-booking.ts";

type AskedBooking = Pick<
  WireCorporationBooking,
  "id" | "date" | "start_time" | "end_time" | "status" | "owner_approval"
>;

/** What a booking waits for of an owner of the company, with the owner's buttons, or why one has said no. */
export function OwnerAnswer({ booking }: { booking: AskedBooking }) {
  const role = useCompanyRole();
  const { owner_approval: asked } = booking;
  if (asked === null || asked.state === "approved") return null;
  if (asked.state === "declined")
    return (
      <Note tone="brick" title={texts.declinedBy(asked.decided_by)}>
        <p className="as-written">{asked.reason}</p>
      </Note>
    );
  if (role === null || booking.status === "cancelled" || serverNow() >= periodOf(booking).startsAt)
    return null;
  return role === "owner" ? (
    <Ask bookingId={booking.id} asked={asked} />
  ) : (
    <Note tone="amber" icon={Hourglass} title={texts.waitingTitle(listOf(asked.owners))}>
      {texts.waitingText(formatKronerUnit(fromWireKroner(asked.total)))}
    </Note>
  );
}

interface AskProps {
  bookingId: number;
  asked: NonNullable<AskedBooking["owner_approval"]>;
}

function Ask({ bookingId, asked }: AskProps) {
  const [isDeclining, setDeclining] = useState(false);
  const answer = useApiMutation(rows.answerAsOwner);
  const kroner = (amount: number) => formatKronerUnit(fromWireKroner(amount));
  function approve() {
    answer.mutate(
      { params: { id: bookingId }, body: { approve: true, total: asked.total } },
      {
        onSuccess: () => toast.success(texts.approved),
        onError: (error) => toast.error(failureText(error, texts.failed)),
      },
    );
  }
  return (
    <>
      <Note tone="amber" icon={UserRoundCheck} title={texts.askTitle(asked.booked_by)}>
        <div className="stack">
          <p>
            {texts.askText(kroner(asked.total), kroner(asked.total_with_vat))}
            {asked.bookings > 1 && ` ${texts.askOrder(asked.bookings)}`} {texts.askMore}
          </p>
          <div className="row row--wrap">
            <Button variant="primary" isPending={answer.isPending} onClick={approve}>
              <Icon of={Check} size={16} />
              {texts.approve}
            </Button>
            <Button variant="refuse" isDisabled={answer.isPending} onClick={() => setDeclining(true)}>
              <Icon of={X} size={16} />
              {texts.decline}
            </Button>
          </div>
        </div>
      </Note>
      {isDeclining && <DeclineDialog {...{ bookingId, asked }} onClose={() => setDeclining(false)} />}
    </>
  );
}

function DeclineDialog({ bookingId, asked, onClose }: AskProps & { onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [isSent, setSent] = useState(false);
  const answer = useApiMutation(rows.answerAsOwner);
  const isEmpty = reason.trim() === "";
  function decline() {
    setSent(true);
    if (isEmpty) return;
    answer.mutate(
      { params: { id: bookingId }, body: { approve: false, reason, total: asked.total } },
      {
        onSuccess: () => {
          toast.success(texts.declined);
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      isOpen
      title={texts.declineTitle}
      onClose={onClose}
      isPending={answer.isPending}
      error={answer.error ? failureText(answer.error, texts.failed) : undefined}
      actions={
        <>
          <Button onClick={onClose} isDisabled={answer.isPending}>
            {texts.cancel}
          </Button>
          <Button variant="refuse" isPending={answer.isPending} onClick={decline}>
            {texts.decline}
          </Button>
        </>
      }
    >
      <p>{texts.declineLead}</p>
      <TextArea
        label={texts.reason}
        rows={3}
        maxLength={500}
        value={reason}
        error={isSent && isEmpty ? texts.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
