import type { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { lockAuthorizedBooking } from "#server/features/bookings/booking.queries.ts";
import { lockSelectedShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import { saveRatings } from "#server/features/reputation/rating.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { checkoutViewerOf, serializeCheckout } from "./company-checkout.serializer.ts";
import { loadCheckoutShifts } from "./company-checkout.ts";

/** Rates a person; 0 takes the stars back. Refuses `not_found` and `not_started`. */
export const corporationRating: Handler<typeof checkoutEndpoints.corporationRating> = (call) => {
  const { session, body, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const booking = await lockAuthorizedBooking(tx, session, body.booking_id);
    const shift = await lockSelectedShift(tx, booking.id, body.employee_id);
    if (!shift) throw new DomainError("not_found");
    if (now < booking.starts_at.getTime()) throw new DomainError("not_started");
    const rated = { ...shift, corporation_id: booking.corporation_id };
    const { rating: score, comment } = body;
    await saveRatings(tx, "employee", [{ shift: rated, score, comment }], now);
    await record(
      { tx, actor: actorOf(session), now },
      { type: "shift.rate", id: shift.id, detail: { score }, shifts: [shift], booking },
    );
    const [saved] = await loadCheckoutShifts(tx, booking, shift.employee_id);
    if (!saved) throw new DomainError("not_found");
    return serializeCheckout(saved, booking, checkoutViewerOf(call));
  });
};
