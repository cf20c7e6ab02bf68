import { useParams } from "@tanstack/react-router";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { commonTexts } from "#texts/da/common.ts";
import { bookingViewTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { useFailureToast } from "#web/components/feedback/use-failure-toast.ts";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { StaffChoice } from "./staff-choice.tsx";
import { Summary } from "./summary.tsx";
import { ViewHead } from "./view-head.tsx";

/** One booking of a company and the choice of its staff. */
export function BookingViewScreen() {
  const { bookingId = "" } = useParams({ strict: false });
  const answer = useApiQuery(bookingEndpoints.get, { params: { id: bookingId } });
  useFailureToast(answer.isError, corporationToasts.bookingFailed);
  if (answer.data) return <BookingView booking={answer.data} />;
  return (
    <Page>
      <Stack gap={20}>
        <ScreenBack to="/">{texts.back}</ScreenBack>
        <h1 className="visually-hidden">{texts.about}</h1>
        {answer.isPending ? (
          <Skeleton count={2} label={commonTexts.loading} />
        ) : (
          <LoadFailed onRetry={() => void answer.refetch()} isRetrying={answer.isRefetching} />
        )}
      </Stack>
    </Page>
  );
}

function BookingView({ booking }: { booking: WireCorporationBooking }) {
  const isGone = booking.status === "cancelled";
  if (booking.approved && !isGone) {
    return (
      <Page hasAside>
        <ViewHead booking={booking} />
        <StaffChoice booking={booking} summary={<Summary booking={booking} />} />
      </Page>
    );
  }
  return (
    <Page>
      <Stack gap={32}>
        <ViewHead booking={booking} />
        <Summary booking={booking} />
        <Note tone={isGone ? "brick" : "amber"}>{isGone ? texts.gone : texts.waitingApproval}</Note>
      </Stack>
    </Page>
  );
}
