import { useParams } from "@tanstack/react-router";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminApprovalTexts as texts } from "#texts/da/admin/admin-approval.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { wholeDay } from "#texts/format/days.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { isNoBooking, NoBooking } from "#web/components/bookings/no-booking.tsx";
import { useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { BookingPrice } from "#web/components/price/booking-price.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { BookingFlags } from "./booking-flags.tsx";
import { ReviewActions } from "./review-actions.tsx";
import { ReviewFacts } from "./review-facts.tsx";

/** One waiting booking with all that speaks for or against it, and the two answers. */
export function ReviewBookingScreen() {
  const { bookingId = "" } = useParams({ strict: false });
  const details = useApiQuery(invoicingEndpoints.details, { params: { id: bookingId } });
  useFailureToast(details.isError && !isNoBooking(details.error), adminToasts.loadFailed);
  const booking = details.data?.booking;
  const back = <ScreenBack to="/admin/approve-booking-overview">{texts.backToOverview}</ScreenBack>;
  if (!booking) {
    return (
      <main className="admin dense">
        {back}
        {isNoBooking(details.error) ? (
          <NoBooking />
        ) : (
          <QueryView query={details} skeleton={{ count: 2, label: texts.loading }} />
        )}
      </main>
    );
  }
  return (
    <main className="admin dense">
      <PageHead
        back={back}
        title={`${booking.corporation.name}, ${wholeDay(booking.date, dayOf(serverNow()))}`}
        status={
          <>
            {booking.approved ? (
              <Status tone="pine">{texts.approved}</Status>
            ) : (
              <Status tone="amber">{texts.waiting}</Status>
            )}
            <BookingFlags booking={booking} />
          </>
        }
        actions={<ReviewActions booking={booking} />}
      />
      <div className="review">
        <ReviewFacts booking={booking} />
        <Card aria-labelledby="review-price">
          <h2 className="kicker" id="review-price">
            {texts.facts.price}
          </h2>
          <BookingPrice booking={booking} />
        </Card>
      </div>
    </main>
  );
}
