import { useNavigate } from "@tanstack/react-router";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { corporationToasts } from "#texts/da/common/toasts.ts";
import { deleteDialogTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** Asks before a booking is deleted, and says what it costs. */
export function DeleteDialog({ booking, onClose }: { booking: WireCorporationBooking; onClose: () => void }) {
  const navigate = useNavigate();
  const send = useApiMutation(bookingEndpoints.cancel, { stale: [keyOf(bookingEndpoints.upcoming)] });
  const owed = booking.cancellation.amount;

  function confirm() {
    send.mutate(
      { params: { id: booking.id } },
      { onSuccess: () => void navigate({ to: "/" }), onError: explain },
    );
  }

  function explain(error: Error) {
    onClose();
    const isTaken = error instanceof ApiError && error.code === "has_selected";
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
