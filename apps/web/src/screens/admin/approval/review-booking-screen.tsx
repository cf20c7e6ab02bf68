import { useParams, useRouter } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useState } from "react";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminApprovalTexts as texts } from "#texts/da/admin/admin-approval.ts";
import { adminRowLabels } from "#texts/da/admin/admin-upcoming.ts";
import { whyFixed } from "#texts/da/admin/ledger.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { wholeDay } from "#texts/format/days.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { isNoBooking, NoBooking } from "#web/components/bookings/no-booking.tsx";
import { PartOfOrder } from "#web/components/bookings/part-of-order.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenBack, ScreenButton } from "#web/components/frame/screen-link.tsx";
import { BookingPrice } from "#web/components/price/booking-price.tsx";
import { UnconfirmedCompany } from "#web/screens/admin/unconfirmed-company.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { BookingFlags } from "./booking-flags.tsx";
import { ReviewFacts } from "./review-facts.tsx";

/** One waiting booking with all that speaks for or against it, and the two answers. */
export function ReviewBookingScreen() {
  const { bookingId } = useParams({ from: "/admin/review-booking/$bookingId" });
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
        lead={
          <>
            {bookingNumber(booking.id)}
            {booking.order && (
              <span className="part-of">
                <PartOfOrder order={booking.order} isOffice />
              </span>
            )}
          </>
        }
        status={
          <>
            <Decision booking={booking} />
            <BookingFlags booking={booking} />
          </>
        }
        actions={
          <May call={adminBookingEndpoints.approve}>
            <ReviewActions booking={booking} />
          </May>
        }
      />
      {!booking.approved && booking.status !== "cancelled" && !booking.corporation.email_confirmed && (
        <UnconfirmedCompany company={booking.corporation} />
      )}
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

/** How far the decision is: nobody's yet while an owner of the company is asked first. */
function Decision({ booking }: { booking: WireAdminBooking }) {
  if (booking.approved) return <Status tone="pine">{texts.approved}</Status>;
  if (booking.owner_approval?.state === "waiting") return <Status>{adminRowLabels.awaiting_owner}</Status>;
  return <Status tone="amber">{texts.waiting}</Status>;
}

/** 'REDIGER BOOKING', 'AFVIS/SLET' and 'GODKEND'; both answers lead back to the overview. A booking that has its answer, or that an owner of the company is asked about first, can only be edited, until it lies fixed. */
function ReviewActions({ booking }: { booking: WireAdminBooking }) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const approve = useApiMutation(adminBookingEndpoints.approve);
  const reject = useApiMutation(adminBookingEndpoints.reject);
  const parts = { params: { id: booking.id } };
  const answers = {
    onSuccess: () => void router.navigate({ to: "/admin/approve-booking-overview" }),
    onError: (error: Error) => toast.error(failureText(error, adminToasts.approvalFailed)),
  };
  const isAnswered =
    booking.approved || booking.status === "cancelled" || booking.owner_approval?.state === "waiting";
  return (
    <>
      {booking.is_fixed ? (
        <p className="small dim">{whyFixed}</p>
      ) : (
        <ScreenButton
          isCaps
          to="/editBooking/$bookingId"
          params={{ bookingId: String(booking.id) }}
          search={{ review: 1 }}
        >
          {texts.edit}
        </ScreenButton>
      )}
      {!isAnswered && (
        <>
          <Button variant="refuse" isCaps isDisabled={approve.isPending} onClick={() => setAsking(true)}>
            {texts.reject}
          </Button>
          <Button
            variant="primary"
            isCaps
            isPending={approve.isPending}
            onClick={() => approve.mutate(parts, answers)}
          >
            <Icon of={Check} size={16} />
            {texts.approve}
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isRefusing
        title={texts.rejectQuestion}
        confirmLabel={texts.reject}
        isPending={reject.isPending}
        onConfirm={() => reject.mutate({ ...parts, body: { reason: reason.trim() } }, answers)}
        onClose={() => setAsking(false)}
      >
        <p>{texts.rejectText}</p>
        <TextArea
          label={texts.rejectReason}
          hint={texts.rejectReasonHint}
          value={reason}
          maxLength={300}
          rows={3}
          onChange={({ target }) => setReason(target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
