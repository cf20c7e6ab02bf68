import { Check } from "lucide-react";
import { useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { cancellationHours, DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { dayOf, momentOf } from "#rules/time/moment.ts";
import { corporationToasts } from "#texts/da/common/toasts.ts";
import { bookDialogTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { pictureOf } from "#web/components/people/picture.ts";
import { WorkingTimeReason } from "#web/components/people/working-time-reason.tsx";
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
  const { session } = useAppState();
  const isAdmin = session.kind === "corporation" && (session.corporation.is_admin || session.takenOver);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  const isFull = booking.selectedShifts >= booking.number_of_staff;

  function book() {
    if (!isFull) {
      const past = refusal === null ? {} : { reason };
      return change(shift.id, "selected", { ...past, onDone: onClose, onRefused: askAdmin });
    }
    toast.warning(corporationToasts.bookingFull);
    onClose();
  }

  function askAdmin(error: Error): boolean {
    const isMine = isAdmin && error instanceof ApiError && error.code === "working_time";
    if (isMine) setRefusal(error.sentence);
    return isMine;
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
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={refusal !== null && reason.trim() === ""}
            onClick={book}
          >
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
      {refusal !== null && <WorkingTimeReason sentence={refusal} reason={reason} onChange={setReason} />}
    </Dialog>
  );
}

function costOfRegret({ date, start_time }: WireCorporationBooking): string {
  const hoursNow = cancellationHours(serverNow(), momentOf(date, start_time));
  const freeDays = freeOverHours / 24;
  return texts.regret({ hoursNow, freeDays, hours, lateUnder: lateUnderHours, lateHours });
}
