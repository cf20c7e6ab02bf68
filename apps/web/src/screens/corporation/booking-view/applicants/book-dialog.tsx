import { Check } from "lucide-react";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { cancellationHours, DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { dayOf, momentOf } from "#rules/time/moment.ts";
import { corporationToasts } from "#texts/da/common/toasts.ts";
import { bookDialogTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { pictureOf } from "#web/components/people/picture.ts";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { useChangeShift } from "../use-change-shift.ts";

const { freeOverHours, hours, lateUnderHours, lateHours } = DEFAULT_TRADE_TERMS.cancellation;

interface BookDialogProps {
  shift: ApplicantShift;
  booking: WireCorporationBooking;
  onClose: () => void;
}

/** 'Book nu': who, when, and what removing the person later costs. On a full booking it ends in a warning. */
export function BookDialog({ shift, booking, onClose }: BookDialogProps) {
  const { employee } = shift;
  const { change, isPending } = useChangeShift(booking.id);
  const name = shortName(employee.first_name, employee.last_name);
  const isFull = booking.selectedShifts >= booking.number_of_staff;

  function book() {
    if (!isFull) return change(shift.id, "selected", { onDone: onClose });
    toast.warning(corporationToasts.bookingFull);
    onClose();
  }

  return (
    <Dialog
      isOpen
      isQuestion
      isPending={isPending}
      title={texts.title(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isPending}>
            {texts.cancel}
          </Button>
          <Button variant="primary" isPending={isPending} onClick={book}>
            <Icon of={Check} />
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className="row row--names">
        <Avatar name={name} src={pictureOf(employee)} size={56} />
        <p className="dim">
          {formatDay(booking.date, dayOf(serverNow()))}, {formatTimes(booking.start_time, booking.end_time)}
        </p>
      </div>
      <p>
        {texts.told(employee.first_name)}{" "}
        {!isFull && texts.placesAfter(booking.selectedShifts + 1, booking.number_of_staff)}
      </p>
      <Note tone="blue">{costOfRegret(booking)}</Note>
    </Dialog>
  );
}

function costOfRegret({ date, start_time }: WireCorporationBooking): string {
  const hoursNow = cancellationHours(serverNow(), momentOf(date, start_time));
  const freeDays = freeOverHours / 24;
  return texts.regret({ hoursNow, freeDays, hours, lateUnder: lateUnderHours, lateHours });
}
