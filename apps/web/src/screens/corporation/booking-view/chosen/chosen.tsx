import { Send } from "lucide-react";
import { bookingEndpoints } from "#contract/areas/bookings.ts";
import type { WireCorporationBooking } from "#contract/entities/booking.ts";
import { bookingCardTexts } from "#texts/da/corporation/booking-card.ts";
import { bookingViewTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { useSend } from "#web/client/calls/answers.ts";
import { Button } from "#web/kit/actions/button.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { Card } from "#web/kit/layout/card.tsx";
import { Seats } from "#web/kit/marks/seats.tsx";
import { toast } from "#web/kit/overlays/toast.ts";
import { failureText } from "#web/widgets/feedback/failure-text.ts";
import type { ApplicantShift } from "../applicant-shift.ts";
import { ShowMore } from "../show-more.tsx";
import { usePaged } from "../use-paged.ts";
import { ChosenPerson } from "./chosen-person.tsx";

export interface ChosenProps {
  booking: WireCorporationBooking;
  shifts: readonly ApplicantShift[];
}

/** The people who are booked, the places that are left, and the list to send round (C-238, D-085). */
export function Chosen({ booking, shifts }: ChosenProps) {
  const { shown, rest, isLoading, loadMore } = usePaged(shifts);
  return (
    <Card className="stack chosen-card">
      <div className="row row--apart">
        <h2 className="h3">{texts.lists.selected}</h2>
        <b className="strong">{bookingCardTexts.selected(shifts.length, booking.number_of_staff)}</b>
      </div>
      <Seats filled={shifts.length} of={booking.number_of_staff} />
      {shifts.length === 0 ? (
        <p className="small dim">{texts.empty.selected}</p>
      ) : (
        <>
          <ul className="chosen-list">
            {shown.map((shift) => (
              <ChosenPerson key={shift.id} shift={shift} booking={booking} />
            ))}
          </ul>
          {rest > 0 && <ShowMore {...{ rest, isLoading, loadMore }} />}
          <SendList bookingId={booking.id} />
        </>
      )}
    </Card>
  );
}

function SendList({ bookingId }: { bookingId: number }) {
  const send = useSend(bookingEndpoints.sendBookingList);
  return (
    <Button
      isWide
      isPending={send.isPending}
      onClick={() =>
        send.mutate(
          { params: { id: bookingId } },
          {
            onSuccess: () => toast.success(corporationToasts.bookingListSent),
            onError: (error) => toast.error(failureText(error, corporationToasts.bookingListFailed)),
          },
        )
      }
    >
      <Icon of={Send} size={16} />
      {texts.sendList}
    </Button>
  );
}
