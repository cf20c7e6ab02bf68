import { useCallback, useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { type ApplicantFilter, isLookedAt } from "#rules/applying/highlights.ts";
import { checkVacancy } from "#rules/applying/vacancy.ts";
import { momentOf } from "#rules/time/moment.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingCardTexts } from "#texts/da/corporation/booking-card.ts";
import { applicantTexts, bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { eveningTexts } from "#texts/da/corporation/evening.ts";
import { favouriteTexts } from "#texts/da/corporation/favourites.ts";
import { orderReason } from "#texts/da/price/terms-why.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { isSearching } from "#web/components/bookings/facts-of-booking.ts";
import { PagedList } from "#web/screens/corporation/booking-view/paged-list.tsx";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { Applicant } from "./applicant.tsx";
import { FilterRow } from "./filter-row.tsx";
import { type AskedDialog, useAskedAbout } from "./use-asked-about.ts";

const { empty } = bookingViewTexts;
const { filters } = applicantTexts;
const everybody: ApplicantFilter = { favourites: false, experience: false };

/** Where the applicants stand, for what leads to them. */
export const APPLICANTS_ID = "applicants";

interface ApplicantsProps {
  booking: WireCorporationBooking;
  shifts: readonly ApplicantShift[];
}

/** Who applies, in the server's order and with its reason, ten at a time. On a full booking 'Book' warns and asks nothing. */
export function Applicants({ booking, shifts }: ApplicantsProps) {
  const { config } = useAppState();
  const why = whyNobody(booking);
  const [filter, setFilter] = useState(everybody);
  const { dialogOf, ask } = useAskedAbout(shifts);
  const isFull = booking.selectedShifts >= booking.number_of_staff;
  const open = useCallback(
    (shift: ApplicantShift, dialog: AskedDialog | null) => {
      if (dialog === "book" && isFull) toast.warning(corporationToasts.bookingFull);
      else ask(shift, dialog);
    },
    [isFull, ask],
  );
  const marks = shifts.map(({ is_favourite, employee }) => ({
    isFavourite: is_favourite,
    experience: employee.nrOfWorkExperiences,
  }));
  const lookedAt = shifts.filter((_, index) => {
    const mark = marks[index];
    return mark !== undefined && isLookedAt(mark, filter);
  });
  return (
    <section className="stack stack--tight" id={APPLICANTS_ID} tabIndex={-1}>
      <div className="row row--wrap row--apart apl-head">
        <h2 className="h2">{headingOf(lookedAt.length, shifts.length)}</h2>
        {shifts.length > 1 && (
          <FilterRow
            filter={filter}
            counts={{
              favourites: marks.filter(({ isFavourite }) => isFavourite).length,
              experience: marks.filter(({ experience }) => experience > 0).length,
            }}
            onChange={setFilter}
          />
        )}
      </div>
      {why && shifts.length > 0 && (
        <Note tone="blue">
          <p>{why}</p>
          {isCalled(why) && (
            <LinkButton size="small" href={phoneLink(config.brand.supportPhone)}>
              {eveningTexts.callUs(formatPhone(config.brand.supportPhone))}
            </LinkButton>
          )}
        </Note>
      )}
      {shifts.length === 0 ? (
        <EmptyState>{isSearching(booking) ? empty.applied : empty.nobodyLeft}</EmptyState>
      ) : (
        <>
          <Fold title={orderReason.title}>
            <Reasons sentences={orderReason.sentences(config.brand.name)} />
            <p className="small dim">{favouriteTexts.order}</p>
          </Fold>
          {lookedAt.length === 0 && (
            <EmptyState action={<Button onClick={() => setFilter(everybody)}>{filters.all}</Button>}>
              {filters.none}
            </EmptyState>
          )}
          <PagedList items={lookedAt}>
            {(shown) => (
              <ol className="apl-list">
                {shown.map((shift) => (
                  <Applicant
                    key={shift.id}
                    shift={shift}
                    booking={booking}
                    applicants={shifts}
                    canBook={why === null}
                    opened={dialogOf(shift)}
                    onOpen={open}
                  />
                ))}
              </ol>
            )}
          </PagedList>
        </>
      )}
    </section>
  );
}

/** Whether a call is what helps. */
function isCalled(why: string): boolean {
  return why === bookingViewTexts.nobody.begun || why === bookingViewTexts.nobody.not_bookable;
}

/** How many are looked at, of how many; of nobody only what the list is. */
function headingOf(shown: number, all: number): string {
  if (all === 0) return bookingViewTexts.lists.applied;
  return shown < all ? filters.some(shown, all) : bookingCardTexts.applicants(all);
}

/** Why nobody can be selected now, whoever it is; null while somebody can, and when the places alone are filled. */
export function whyNobody(booking: WireCorporationBooking): string | null {
  const now = serverNow();
  const startsAt = momentOf(booking.date, booking.start_time);
  const vacancy = checkVacancy(
    {
      status: booking.status,
      approved: booking.approved,
      startsAt,
      selected: booking.selectedShifts,
      places: booking.number_of_staff,
    },
    now,
  );
  if (vacancy.ok) return null;
  const { refusal } = vacancy;
  const { nobody } = bookingViewTexts;
  if (refusal === "not_bookable" && now >= startsAt) return nobody.begun;
  return refusal in nobody ? nobody[refusal as keyof typeof nobody] : null;
}
