import { useNavigate } from "@tanstack/react-router";
import { bookingEndpoints } from "#contract/areas/bookings.ts";
import type { WireCorporationBooking } from "#contract/entities/booking.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { deleteDialogTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { keyOf, useSend } from "#web/client/calls/answers.ts";
import { CallFailed } from "#web/client/calls/call.ts";
import { ConfirmDialog } from "#web/kit/overlays/confirm-dialog.tsx";
import { toast } from "#web/kit/overlays/toast.ts";
import { failureText } from "#web/widgets/feedback/failure-text.ts";

/** Asks before a booking is deleted, and says what it costs (C-255). */
export function DeleteDialog({ booking, onClose }: { booking: WireCorporationBooking; onClose: () => void }) {
  const navigate = useNavigate();
  const send = useSend(bookingEndpoints.cancel, { stale: [keyOf(bookingEndpoints.upcoming)] });
  const owed = booking.cancellation.amount;

  function confirm() {
    send.mutate(
      { params: { id: booking.id } },
      { onSuccess: () => void navigate({ to: "/" }), onError: explain },
    );
  }

  function explain(error: Error) {
    onClose();
    const isTaken = error instanceof CallFailed && error.code === "has_selected";
    if (isTaken) toast.warning(corporationToasts.deleteWithSelected);
    else toast.error(failureText(error, corporationToasts.deleteFailed));
  }

  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.title}
      cancelLabel={texts.cancel}
      confirmLabel={texts.confirm}
      isPending={send.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{texts.text}</p>
      <p>{owed > 0 ? texts.cost(fromWireKroner(owed)) : texts.free}</p>
    </ConfirmDialog>
  );
}
