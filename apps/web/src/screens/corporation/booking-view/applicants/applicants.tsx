import { useCallback, useRef, useState } from "react";
import { choosingEndpoints } from "#contract/applications/choosing.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { tickedByAll } from "#rules/applying/choosing.ts";
import { type ApplicantFilter, isLookedAt } from "#rules/applying/highlights.ts";
import { checkVacancy } from "#rules/applying/vacancy.ts";
import { momentOf } from "#rules/time/moment.ts";
import { bookingCardTexts } from "#texts/da/corporation/booking-card.ts";
import { applicantTexts, bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { choosingTexts } from "#texts/da/corporation/choosing.ts";
import { eveningTexts } from "#texts/da/corporation/evening.ts";
import { favouriteTexts } from "#texts/da/corporation/favourites.ts";
import { orderReason } from "#texts/da/price/terms-why.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { isSearching } from "#web/components/bookings/facts-of-booking.ts";
import { ChooseBar } from "#web/screens/corporation/booking-view/choosing/choose-bar.tsx";
import { OutcomeNote } from "#web/screens/corporation/booking-view/choosing/outcome-note.tsx";
import { SortSelect, useSorted } from "#web/screens/corporation/booking-view/choosing/sort-row.tsx";
import { useChoosing } from "#web/screens/corporation/booking-view/choosing/use-choosing.ts";
import { PagedList } from "#web/screens/corporation/booking-view/paged-list.tsx";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { Applicant } from "./applicant.tsx";
import { FilterRow } from "./filter-row.tsx";
import { useAskedAbout } from "./use-asked-about.ts";

const { empty } = bookingViewTexts;
const { filters } = applicantTexts;
const everybody: ApplicantFilter = { favourites: false, experience: false };

/** Where the applicants stand, for what leads to them. */
export const APPLICANTS_ID = "applicants";

const CompareDialog = lazyComponent(
  async () => (await import("../choosing/compare-dialog.tsx")).CompareDialog,
);

interface ApplicantsProps {
  booking: WireCorporationBooking;
  shifts: readonly ApplicantShift[];
}

/**
 * Who applies, in the server's order and with its reason or sorted otherwise, ten at a time. Several are ticked and booked,
 * or compared; on a full booking they are put on the standby queue.
 */
export function Applicants({ booking, shifts }: ApplicantsProps) {
  const { config } = useAppState();
  const why = whyNobody(booking);
  const [filter, setFilter] = useState(everybody);
  const { dialogOf, ask } = useAskedAbout(shifts);
  const free = Math.max(0, booking.number_of_staff - booking.selectedShifts);
  const isFull = free === 0;
  const mayChoose = useMay()(choosingEndpoints.bookSeveral);
  const { sort, sorted } = useSorted(shifts);
  const [isComparing, setComparing] = useState(false);
  const marks = sorted.map(({ is_favourite, employee }) => ({
    isFavourite: is_favourite,
    experience: employee.nrOfWorkExperiences,
  }));
  const lookedAt = sorted.filter((_, index) => {
    const mark = marks[index];
    return mark !== undefined && isLookedAt(mark, filter);
  });
  const choosing = useChoosing(booking, lookedAt);
  const { ticked, outcome } = choosing;
  const canTick = mayChoose && why === null && shifts.length > 1;
  const all = tickedByAll(lookedAt, { free }, (shift) => !shift.reconfirm && !(isFull && shift.on_standby));
  const isSeveral = canTick && all.length > 1;
  // Draws only the one whose box was pressed.
  const tickRef = useRef(choosing.tick);
  tickRef.current = choosing.tick;
  const tick = useCallback((id: number, isTicked: boolean) => tickRef.current(id, isTicked), []);
  return (
    <section className="stack stack--tight" id={APPLICANTS_ID} tabIndex={-1}>
      <div className="row row--wrap row--apart apl-head">
        <h2 className="h2">{headingOf(lookedAt.length, shifts.length)}</h2>
        {shifts.length > 1 && <SortSelect sort={sort} />}
      </div>
      <div className="row row--wrap apl-narrow">
        {isSeveral && (
          <Button size="small" onClick={() => choosing.tickThese(all)}>
            {all.length < lookedAt.length
              ? choosingTexts.tickFirst(all.length)
              : choosingTexts.tickAll(all.length)}
          </Button>
        )}
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
      {outcome && <OutcomeNote outcome={outcome} onClose={choosing.closeOutcome} />}
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
          {sort === "recommended" && (
            <Fold title={orderReason.title}>
              <Reasons sentences={orderReason.sentences(config.brand.name)} />
              <p className="small dim">{favouriteTexts.order}</p>
            </Fold>
          )}
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
                    isFull={isFull}
                    isTicked={canTick ? choosing.isTicked(shift.id) : null}
                    onTick={tick}
                    opened={dialogOf(shift)}
                    onOpen={ask}
                  />
                ))}
              </ol>
            )}
          </PagedList>
          {canTick && (
            <ChooseBar
              booking={booking}
              ticked={ticked}
              isPending={choosing.isPending}
              onChoose={choosing.choose}
              onCompare={() => setComparing(true)}
              onUntick={() => choosing.tickThese([])}
            />
          )}
          {isComparing && ticked.length > 0 && (
            <CompareDialog
              booking={booking}
              shifts={ticked}
              isFull={isFull}
              onBook={(shift) => {
                setComparing(false);
                ask(shift, "book");
              }}
              onClose={() => setComparing(false)}
              onFail={() => setComparing(false)}
            />
          )}
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
