import type { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import type { BodyOf } from "#contract/wire/endpoint.ts";
import { timesToApprove } from "#rules/checkout/company-card.ts";
import type { Times } from "#rules/checkout/times.ts";
import { lockAuthorizedBooking } from "#server/features/bookings/booking.queries.ts";
import { lockShiftsOfBooking } from "#server/features/bookings/shifts/shift.queries.ts";
import { corporationLockOf, stampsOf } from "#server/features/pricing/shift-times.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { assertShownTotal, summaryOf } from "./approval-summary.ts";
import { checkoutViewerOf, serializeCheckout } from "./company-checkout.serializer.ts";
import { loadCheckoutShifts } from "./company-checkout.ts";
import { type CorporationStamp, stampForCorporation } from "./company-stamp.ts";

/**
 * Stamps everybody whose two times are given and reject nothing; who is agreed, locked or disputed is left as it
 * was. Refuses `not_found` also for somebody who is not selected, `not_started`, `checkout_locked`, and `total_changed`
 * where another total was shown. Rules: Approving all; Summary before approving all, docs/rules/checkout.md.
 */
export const corporationApproveAll: Handler<typeof checkoutEndpoints.corporationApproveAll> = (call) => {
  const { session, body, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const booking = await lockAuthorizedBooking(tx, session, body.booking_id);
    const all = await lockShiftsOfBooking(tx, booking.id);
    if (booking.all_check_times_approved) throw new DomainError("checkout_locked");
    const shifts = new Map(
      all.filter(({ status }) => status === "selected").map((shift) => [shift.employee_id, shift]),
    );

    const stamps = new Map<number, CorporationStamp>();
    for (const { employee_id, checkOut } of body.shifts) {
      const shift = shifts.get(employee_id);
      if (!shift) throw new DomainError("not_found");
      const allApproved = corporationLockOf(booking, shift) !== null;
      const times = timesToApprove({ ...stampsOf(shift), draft: draftOf(checkOut), allApproved });
      if (!times) continue;
      stamps.set(shift.id, {
        shift,
        times,
        explanation: checkOut.time_comment_by_corporation,
        comment: checkOut.comment,
        stars: checkOut.rating,
      });
    }
    if (body.total !== undefined) {
      const chosen = new Map([...stamps].map(([id, { times }]) => [id, times]));
      assertShownTotal(summaryOf(booking, [...shifts.values()], chosen).total, body.total);
    }
    await stampForCorporation({ tx, now, services }, actorOf(session), booking, [...stamps.values()]);
    const saved = await loadCheckoutShifts(tx, booking);
    return saved.map((shift) => serializeCheckout(shift, booking, checkoutViewerOf(call)));
  });
};

type SentCheckout = BodyOf<typeof checkoutEndpoints.corporationApproveAll>["shifts"][number]["checkOut"];

/** The two times of a card, null while one of them is missing. */
function draftOf(sent: SentCheckout): Times | null {
  const { corporation_checkin_time: from, corporation_checkout_time: to } = sent;
  return from && to ? { from, to } : null;
}
