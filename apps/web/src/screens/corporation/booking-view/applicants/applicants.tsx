import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { bookingCardTexts } from "#texts/da/corporation/booking-card.ts";
import { bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { favouriteTexts } from "#texts/da/corporation/favourites.ts";
import { orderReason } from "#texts/da/price/price.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import type { ApplicantShift } from "../applicant-shift.ts";
import { ShowMore } from "../show-more.tsx";
import { usePaged } from "../use-paged.ts";
import { Applicant } from "./applicant.tsx";
import { whyNobody } from "./why-nobody.ts";

export interface ApplicantsProps {
  booking: WireCorporationBooking;
  shifts: readonly ApplicantShift[];
}

/** Who applies, in the documented order and with its reason, ten at a time. */
export function Applicants({ booking, shifts }: ApplicantsProps) {
  const { config } = useAppState();
  const { shown, rest, isLoading, loadMore } = usePaged(shifts);
  const why = whyNobody(booking);
  return (
    <section className="stack stack--tight">
      <h2 className="h2">{bookingCardTexts.applicants(shifts.length)}</h2>
      {why && <Note tone="blue">{why}</Note>}
      {shifts.length === 0 ? (
        <EmptyState>{bookingViewTexts.empty.applied}</EmptyState>
      ) : (
        <>
          <Fold title={orderReason.title}>
            <Reasons sentences={orderReason.sentences(config.brand.name)} />
            <p className="small dim">{favouriteTexts.order}</p>
          </Fold>
          <ol className="applicants">
            {shown.map((shift) => (
              <Applicant
                key={shift.id}
                shift={shift}
                booking={booking}
                applicants={shifts}
                canBook={why === null}
              />
            ))}
          </ol>
          {rest > 0 && <ShowMore {...{ rest, isLoading, loadMore }} />}
        </>
      )}
    </section>
  );
}
