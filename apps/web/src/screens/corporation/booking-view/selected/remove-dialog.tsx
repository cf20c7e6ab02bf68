import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { removeDialogTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { termsReasons } from "#texts/da/price/terms-why.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatDay } from "#texts/format/days.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Commitment, CommitmentWhen } from "#web/components/bookings/commitment.tsx";
import {
  type ApplicantShift,
  useChangeShift,
} from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface RemoveDialogProps {
  shift: ApplicantShift;
  booking: WireCorporationBooking;
  onClose: () => void;
}

/** Removing somebody who is selected takes a reason, and says before what it costs now. */
export function RemoveDialog({ shift, booking, onClose }: RemoveDialogProps) {
  const { employee, cancellation, takes_place } = shift;
  const name = shortName(employee.first_name, employee.last_name);
  const [reason, setReason, forget] = useDraftState(`remove-${shift.id}`, "", (text) => text.trim() !== "");
  const { change, isPending } = useChangeShift();

  function done() {
    forget();
    toast.success(corporationToasts.personRemoved(name));
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.title(name)}
      cancelLabel={texts.cancel}
      confirmLabel={texts.confirm}
      isBlocked={reason.trim() === ""}
      isPending={isPending}
      onConfirm={() => change(shift.id, "removed", { reason: reason.trim(), onDone: done })}
      onClose={onClose}
      summary={
        <Commitment
          what={[formatDay(booking.date, dayOf(serverNow())), name, booking.address]}
          label={texts.costsNow}
          amount={fromWireKroner(cancellation?.amount ?? 0)}
        />
      }
    >
      <CommitmentWhen booking={booking} />
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint(employee.first_name)}
        value={reason}
        maxLength={300}
        rows={3}
        onChange={({ target }) => setReason(target.value)}
      />
      <Note tone={cancellation?.hours ? "amber" : "blue"}>
        {costOf(cancellation, booking)} {takes_place && texts.takesPlace(booking.number_of_staff - 1)}
      </Note>
    </ConfirmDialog>
  );
}

/** Without a cost of any kind it is an admin who removes. */
function costOf(cancellation: ApplicantShift["cancellation"], { terms }: WireCorporationBooking): string {
  if (cancellation === null) return texts.freeByAdmin;
  const { hours, amount } = cancellation;
  if (hours > 0) return termsReasons.removal({ hours, amount: fromWireKroner(amount) });
  return termsReasons.freeRemoval({ freeOverHours: terms.cancellation_free_over_hours });
}
