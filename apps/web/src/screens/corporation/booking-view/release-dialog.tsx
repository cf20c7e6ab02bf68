import { useNavigate } from "@tanstack/react-router";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { deleteDialogTexts } from "#texts/da/corporation/booking-view.ts";
import { formatDay } from "#texts/format/days.ts";
import { listOf, plural } from "#texts/format/numbers.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Commitment, CommitmentWhen } from "#web/components/bookings/commitment.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { releaseCosts } from "./release-costs.ts";

const texts = deleteDialogTexts.release;

/** Cancels a booking with everybody selected in one act: one reason, and what it costs before the press. */
export function ReleaseDialog({
  booking,
  onClose,
}: {
  booking: WireCorporationBooking;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [reason, setReason, forget] = useDraftState(
    `release-${booking.id}`,
    "",
    (text) => text.trim() !== "",
  );
  const list = useApiQuery(applicantEndpoints.lists, { params: { bookingId: booking.id } });
  const send = useApiMutation(bookingEndpoints.cancel);
  const costs = releaseCosts(list.data?.selected ?? []);
  const total = costs.reduce((sum, { amount }) => sum + amount, 0);

  function confirm() {
    send.mutate(
      { params: { id: booking.id }, body: { release: true, reason: reason.trim() } },
      {
        onSuccess: () => {
          forget();
          void navigate({ to: "/" });
        },
        onError: () => void list.refetch(),
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.title(booking.shifts.length)}
      cancelLabel={deleteDialogTexts.cancel}
      confirmLabel={texts.confirm}
      isBlocked={reason.trim() === "" || !list.data}
      isPending={send.isPending}
      error={send.error ? failureText(send.error, corporationToasts.deleteFailed) : undefined}
      onConfirm={confirm}
      onClose={onClose}
      summary={
        <Commitment
          what={[
            formatDay(booking.date, dayOf(serverNow())),
            plural(booking.shifts.length, "person", "personer"),
            booking.address,
          ]}
          label={deleteDialogTexts.costsNow}
          amount={total + fromWireKroner(booking.cancellation.amount)}
        />
      }
    >
      <CommitmentWhen booking={booking} />
      <p>{texts.who(listOf(booking.shifts.map(({ first_name }) => first_name)))}</p>
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        value={reason}
        maxLength={300}
        rows={3}
        onChange={({ target }) => setReason(target.value)}
      />
      <QueryView query={list} skeleton={{ shape: "list", count: 1, label: texts.loading }}>
        {() => (
          <Note tone={total > 0 ? "amber" : "blue"}>
            {total > 0
              ? costs.map(({ people, hours, amount }) => texts.lines(people, hours, amount)).join(" · ")
              : texts.free}
          </Note>
        )}
      </QueryView>
    </ConfirmDialog>
  );
}
