import { Check } from "lucide-react";
import { useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { bookingTermsOf } from "#rules/pricing/term-values.ts";
import { cancellationHours } from "#rules/pricing/trade-terms.ts";
import { dayOf, HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { applicantTexts, bookDialogTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { formatPlace, shortName } from "#texts/format/contact.ts";
import { formatDay, keepDays } from "#texts/format/days.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { Commitment, CommitmentFacts, CommitmentWhen } from "#web/components/bookings/commitment.tsx";
import { isPassable, PlaceCheck, usePlaceCheck } from "#web/components/people/fitness/place-check.tsx";
import { pictureOf } from "#web/components/people/picture.ts";
import { WorkingTimeReason } from "#web/components/people/working-time-reason.tsx";
import { workTotalOfWire } from "#web/components/price/price-of-wire.ts";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { Seats } from "#web/ui/marks/seats.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { useChangeShift } from "../use-change-shift.ts";
import { useIsOffice } from "../view-head.tsx";

interface BookDialogProps {
  shift: ApplicantShift;
  booking: WireCorporationBooking;
  onClose: () => void;
}

/** 'Book nu': who, when, where, what it costs, and what removing the person later costs. Where the last place is taken meanwhile it ends in a warning. */
export function BookDialog({ shift, booking, onClose }: BookDialogProps) {
  const { employee } = shift;
  const { change, isPending } = useChangeShift();
  const name = shortName(employee.first_name, employee.last_name);
  const { session } = useAppState();
  const isAdmin = session.kind === "corporation" && (session.corporation.is_admin || session.takenOver);
  const isOffice = useIsOffice();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  const check = usePlaceCheck(booking.id, employee.id);
  const isRefused = check?.verdict === "refuse";
  const sentence = refusal ?? (check?.verdict === "pass" ? check.sentence : null);
  const isFull = booking.selectedShifts >= booking.number_of_staff;

  function book() {
    if (!isFull) {
      const past = sentence === null ? {} : { reason };
      return change(shift.id, "selected", { ...past, onDone: onClose, onRefused: askAdmin });
    }
    toast.warning(corporationToasts.bookingFull);
    onClose();
  }

  function askAdmin(error: Error): boolean {
    if (!isAdmin || !isPassable(error)) return false;
    setRefusal(error.sentence);
    return true;
  }

  return (
    <ConfirmDialog
      isOpen
      title={texts.title(name)}
      cancelLabel={texts.cancel}
      confirmLabel={
        <>
          <Icon of={Check} />
          {texts.confirm}
        </>
      }
      isPending={isPending}
      isBlocked={isRefused || (sentence !== null && reason.trim() === "")}
      onConfirm={book}
      onClose={onClose}
      summary={
        <Commitment
          what={[formatDay(booking.date, dayOf(serverNow())), name, booking.address]}
          label={texts.ofShift(employee.first_name)}
          amount={Math.round(workTotalOfWire(booking.price) / booking.number_of_staff)}
        />
      }
    >
      <div className="row row--names">
        <Avatar name={name} src={pictureOf(employee)} size={48} />
        <div>
          <p className="strong">{applicantTexts.hiredBefore(shift.hiredBeforeCount, isOffice)}</p>
          <p className="small dim">{applicantTexts.shifts(employee.nrOfShifts)}</p>
        </div>
      </div>
      <CommitmentWhen booking={booking} />
      <CommitmentFacts
        facts={[
          {
            about: "place",
            fact: `${booking.jobRole.job_title}, ${booking.address}`,
            more: formatPlace(booking.zip_code, booking.city),
          },
          ...(isFull
            ? []
            : [
                {
                  about: "people" as const,
                  fact: texts.placesAfter(booking.selectedShifts + 1, booking.number_of_staff),
                  more: <Seats filled={booking.selectedShifts + 1} of={booking.number_of_staff} />,
                },
              ]),
        ]}
      />
      <Note tone="blue">
        {texts.told(employee.first_name)} {keepDays(costOfRegret(booking, isOffice))}
      </Note>
      <PlaceCheck check={check} employeeId={employee.id} />
      {sentence !== null && <WorkingTimeReason sentence={sentence} reason={reason} onChange={setReason} />}
    </ConfirmDialog>
  );
}

function costOfRegret(
  { date, start_time, terms: values }: WireCorporationBooking,
  isOffice: boolean,
): string {
  const terms = bookingTermsOf(values);
  const { freeOverHours, hours, lateUnderHours, lateHours } = terms.cancellation;
  const startsAt = momentOf(date, start_time);
  const now = serverNow();
  return texts.regret({
    hoursNow: cancellationHours(now, startsAt, terms),
    freeUntil: formatMomentLong(startsAt - freeOverHours * HOUR_MS, now),
    hours,
    lateUnder: lateUnderHours,
    lateHours,
    isOffice,
  });
}
