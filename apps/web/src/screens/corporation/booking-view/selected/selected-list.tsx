import { Send } from "lucide-react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingCardTexts } from "#texts/da/corporation/booking-card.ts";
import { bookingViewTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { isSearching } from "#web/components/bookings/facts-of-booking.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { PagedList } from "#web/screens/corporation/booking-view/paged-list.tsx";
import { SELECTED_ID } from "#web/screens/corporation/booking-view/pick-bar.tsx";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Seats } from "#web/ui/marks/seats.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { SelectedPerson } from "./selected-person.tsx";

interface SelectedListProps {
  booking: WireCorporationBooking;
  shifts: readonly ApplicantShift[];
}

/** The people who are selected, the places that are left, and the list to send round. */
export function SelectedList({ booking, shifts }: SelectedListProps) {
  return (
    <Card className="stack chosen-card" id={SELECTED_ID} tabIndex={-1}>
      <div className="row row--apart">
        <h2 className="h3">{texts.lists.selected}</h2>
        <b className="strong">{bookingCardTexts.selected(shifts.length, booking.number_of_staff)}</b>
      </div>
      <Seats filled={shifts.length} of={booking.number_of_staff} />
      {shifts.length === 0 ? (
        <p className="small dim">
          {isSearching(booking) ? texts.empty.selected : texts.empty.nobodySelected}
        </p>
      ) : (
        <>
          <PagedList items={shifts}>
            {(shown) => (
              <ul className="chosen-list">
                {shown.map((shift) => (
                  <SelectedPerson key={shift.id} shift={shift} booking={booking} />
                ))}
              </ul>
            )}
          </PagedList>
          <SendList bookingId={booking.id} />
        </>
      )}
    </Card>
  );
}

function SendList({ bookingId }: { bookingId: number }) {
  const send = useApiMutation(bookingEndpoints.sendBookingList);
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
