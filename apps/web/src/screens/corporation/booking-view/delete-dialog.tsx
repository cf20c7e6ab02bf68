import { useNavigate } from "@tanstack/react-router";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingLead } from "#texts/da/corporation/booking-card.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { deleteDialogTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { formatDay } from "#texts/format/days.ts";
import { plural } from "#texts/format/numbers.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Commitment, CommitmentWhen } from "#web/components/bookings/commitment.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { workTotalOfWire } from "#web/components/price/price-of-wire.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** Asks before a booking is deleted, and says what it costs. */
export function DeleteDialog({ booking, onClose }: { booking: WireCorporationBooking; onClose: () => void }) {
  const navigate = useNavigate();
  const send = useApiMutation(bookingEndpoints.cancel);
  const owed = booking.cancellation.amount;
  const arrangement = chosenOrOther(booking.arrangement_type, booking.arrangement_type_other);

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
      summary={
        <Commitment
          what={[
            formatDay(booking.date, dayOf(serverNow())),
            plural(booking.number_of_staff, "plads", "pladser"),
            booking.address,
          ]}
          label={texts.costsNow}
          amount={fromWireKroner(owed)}
        />
      }
    >
      <p>
        {bookingLead({ people: booking.number_of_staff, jobTitle: booking.jobRole.job_title, arrangement })}
      </p>
      <CommitmentWhen booking={booking} />
      <p>
        {texts.lapses(workTotalOfWire(booking.price))} {texts.text}
      </p>
      <p>{owed > 0 ? texts.cost(fromWireKroner(owed)) : texts.free}</p>
    </ConfirmDialog>
  );
}
