import { useParams } from "@tanstack/react-router";
import { Send } from "lucide-react";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingCardTexts } from "#texts/da/corporation/booking-card.ts";
import { bookingViewTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { guide } from "#web/api/page/guide.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { isSearching, periodOf } from "#web/components/bookings/facts-of-booking.ts";
import { BookingHistory } from "#web/components/bookings/history.tsx";
import { isNoBooking, NoBooking } from "#web/components/bookings/no-booking.tsx";
import { OwnerAnswer } from "#web/components/bookings/owner-answer.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { AskLastTeam } from "#web/components/last-team/ask-last-team.tsx";
import { PriceBar } from "#web/components/price/price-line.tsx";
import { Answers } from "#web/screens/corporation/booking-view/answers/answers.tsx";
import { Arrivals } from "#web/screens/corporation/booking-view/arrival/arrivals.tsx";
import { Staffing } from "#web/screens/corporation/booking-view/standby/staffing.tsx";
import { StandbyLine } from "#web/screens/corporation/booking-view/standby/standby-line.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { Seats } from "#web/ui/marks/seats.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { Applicants } from "./applicants/applicants.tsx";
import { BookingInvoices } from "./booking-invoices.tsx";
import { LateRemovals } from "./late-removals.tsx";
import { PagedList } from "./paged-list.tsx";
import { SelectedPerson } from "./selected/selected-person.tsx";
import { SideLists } from "./side-lists.tsx";
import { Summary } from "./summary.tsx";
import type { ApplicantShift } from "./use-change-shift.ts";
import { ViewHead } from "./view-head.tsx";

/** Where the list of the selected stands, for the bar that leads to it. */
const SELECTED_ID = "valgte";

/** On phones, while somebody is missing: how many are selected stays in sight, with what the booking costs and the way to them. */
function PickBar({ booking }: { booking: WireCorporationBooking }) {
  const { selectedShifts, number_of_staff } = booking;
  return (
    <section className="total-bar pick-bar" aria-label={texts.lists.selected}>
      <div>
        <b>{texts.picked(selectedShifts, number_of_staff)}</b>
        <Seats filled={selectedShifts} of={number_of_staff} />
        <span className="tiny dim">{formatKronerUnit(fromWireKroner(booking.price.total))}</span>
      </div>
      <LinkButton href={`#${SELECTED_ID}`}>{texts.seeSelected}</LinkButton>
    </section>
  );
}

/** One booking of a company and the choice of its staff. */
export function BookingViewScreen() {
  const { bookingId } = useParams({ from: "/viewBooking/$bookingId" });
  const answer = useApiQuery(bookingEndpoints.get, { params: { id: bookingId } });
  useFailureToast(answer.isError && !isNoBooking(answer.error), corporationToasts.bookingFailed);
  if (answer.data) return <BookingView booking={answer.data} />;
  return (
    <Page>
      <Stack gap={20}>
        <ScreenBack to="/">{texts.back}</ScreenBack>
        <h1 className="visually-hidden">{texts.about}</h1>
        {isNoBooking(answer.error) ? (
          <NoBooking />
        ) : (
          <QueryView query={answer} skeleton={{ count: 2, label: commonTexts.loading }} />
        )}
      </Stack>
    </Page>
  );
}

function BookingView({ booking }: { booking: WireCorporationBooking }) {
  const isGone = booking.status === "cancelled";
  const priced = { booking, onOpen: () => guide.note("price") };
  if (booking.approved && !isGone) {
    return (
      <Page hasAside isAsideBesideAll bar={isSearching(booking) ? "picks" : "total"}>
        <ViewHead booking={booking} />
        <Answers booking={booking} />
        <Summary booking={booking} />
        <BookingInvoices booking={booking} />
        <StaffChoice booking={booking} />
        {isSearching(booking) ? <PickBar booking={booking} /> : <PriceBar {...priced} />}
      </Page>
    );
  }
  return (
    <Page bar={isGone ? undefined : "total"}>
      <Stack gap={32}>
        <ViewHead booking={booking} />
        <OwnerAnswer booking={booking} />
        <AskLastTeam bookings={[booking]} />
        <Summary booking={booking} />
        <BookingInvoices booking={booking} />
        <BookingHistory bookingId={booking.id} />
      </Stack>
      {/* What was agreed is not due any more; a fee stands on the invoice. */}
      {!isGone && <PriceBar {...priced} />}
    </Page>
  );
}

/**
 * Who applies and who is selected, on an approved booking; changes of others arrive by themselves. Applicants come
 * first while somebody is missing, and then those who come; once it is over an empty list of them says nothing.
 */
function StaffChoice({ booking }: { booking: WireCorporationBooking }) {
  const answer = useApiQuery(applicantEndpoints.lists, { params: { bookingId: booking.id } });
  const lists = answer.data;
  const isOver = serverNow() >= periodOf(booking).endsAt;
  const applicants = (
    <QueryView
      key="applicants"
      query={answer}
      skeleton={{ shape: "list", count: 4 }}
      failedToast={corporationToasts.shiftsFailed}
    >
      {({ applied }) =>
        isOver && applied.length === 0 ? null : <Applicants booking={booking} shifts={applied} />
      }
    </QueryView>
  );
  const selected = lists && (
    <aside key="selected" className="stack sticky view-aside" aria-label={texts.lists.selected}>
      <SelectedList booking={booking} shifts={lists.selected} />
      <AskLastTeam bookings={[booking]} />
      <Staffing booking={booking} hasLost={lists.sick.length > 0} />
      <Arrivals booking={booking} />
      <StandbyLine booking={booking} />
      <LateRemovals removals={booking.removals} />
      <SideLists lists={lists} />
      <BookingHistory bookingId={booking.id} />
      {isSearching(booking) && <p className="small dim">{texts.toldWhenFull}</p>}
    </aside>
  );
  return isSearching(booking) ? [applicants, selected] : [selected, applicants];
}

interface SelectedListProps {
  booking: WireCorporationBooking;
  shifts: readonly ApplicantShift[];
}

/** The people who are selected, the places that are left, and the list to send round. */
function SelectedList({ booking, shifts }: SelectedListProps) {
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
          <May call={bookingEndpoints.sendBookingList}>
            <SendList bookingId={booking.id} />
          </May>
        </>
      )}
    </Card>
  );
}

function SendList({ bookingId }: { bookingId: number }) {
  const send = useApiMutation(bookingEndpoints.sendBookingList);
  return (
    <>
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
      <p className="small dim">{texts.sendListTo}</p>
    </>
  );
}
