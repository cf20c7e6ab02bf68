import type { Times } from "#rules/checkout/times.ts";
import type { Draft } from "./checkout-shift.ts";

/** How the calls of a booking's checkout are sent: in turn, so that none overtakes what was written before it. */
export function checkoutCalls(bookingId: number) {
  return { scope: `checkout-${bookingId}` };
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
