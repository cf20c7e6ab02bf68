import { useParams } from "@tanstack/react-router";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { corporationCheckoutTexts as texts } from "#texts/da/corporation/company-checkout.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { isNoBooking, NoBooking, NotNow } from "#web/components/bookings/no-booking.tsx";
import { LoadFailed, useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { Checkout } from "./checkout.tsx";

/** The company's checkout of a finished booking; one that is not finished or not theirs has no cards. */
export function CheckoutScreen() {
  const { bookingId = "" } = useParams({ strict: false });
  const booking = useApiQuery(bookingEndpoints.get, { params: { id: bookingId } });
  const shifts = useApiQuery(checkoutEndpoints.corporationShifts, { params: { bookingId } });
  const hasFailed = (booking.isError && !booking.data) || (shifts.isError && !shifts.data);
  const isGone = isNoBooking(booking.error);
  // The booking is there, its hours are not: it has not ended.
  const isAhead = booking.data !== undefined && isNoBooking(shifts.error);
  useFailureToast(hasFailed && !isGone && !isAhead, corporationToasts.bookingFailed);
  if (booking.data && shifts.data) return <Checkout booking={booking.data} shifts={shifts.data} />;

  function retry() {
    void booking.refetch();
    void shifts.refetch();
  }

  return (
    <Page>
      <Stack gap={20}>
        <ScreenBack to="/" search={{ step: 1 }}>
          {texts.back}
        </ScreenBack>
        <h1 className="visually-hidden">{texts.title}</h1>
        {isGone ? (
          <NoBooking />
        ) : isAhead ? (
          <NotNow because="ahead" bookingId={bookingId} />
        ) : hasFailed ? (
          <LoadFailed onRetry={retry} isRetrying={booking.isRefetching || shifts.isRefetching} />
        ) : (
          <Skeleton count={3} label={texts.loading} />
        )}
      </Stack>
    </Page>
  );
}
