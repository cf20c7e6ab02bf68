import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { Times } from "#rules/checkout/times.ts";
import { keyOf } from "#web/api/calls/answers.ts";
import type { Draft } from "./checkout-shift.ts";

/** How the calls of a booking's checkout are sent: in turn, so that none overtakes what was written before it. */
export function checkoutCalls(bookingId: number) {
  return { scope: `checkout-${bookingId}`, stale: staleAfterStamp(bookingId) };
}

/** What is asked for again once something of a booking's checkout was saved. */
function staleAfterStamp(bookingId: number) {
  return [
    keyOf(checkoutEndpoints.corporationShifts, { params: { bookingId } }),
    keyOf(bookingEndpoints.get, { params: { id: bookingId } }),
    keyOf(bookingEndpoints.finished),
    keyOf(bookingEndpoints.finishedOfWeek),
    keyOf(corporationEndpoints.checkoutNotifications),
  ];
}

/** The stamp of one person as the calls take it; the server counts rejections itself. */
export function stampOf(times: Times, draft: Draft) {
  return {
    corporation_checkin_time: times.from,
    corporation_checkout_time: times.to,
    time_comment_by_corporation: draft.explanation,
    comment: draft.comment,
    rating: draft.rating,
  };
}
