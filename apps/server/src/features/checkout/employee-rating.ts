import type { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { lockSelectedShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import { saveRatings } from "#server/features/reputation/rating.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";
import { loadCheckout } from "./employee-checkout.ts";

/** Rates the company; 0 takes the stars back. Refuses `not_found` and `not_started`. */
export const employeeRating: Handler<typeof checkoutEndpoints.employeeRating> = (call) => {
  const { session, body, now, services } = call;
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const booking = await lockBooking(tx, body.booking_id);
    const shift = booking && (await lockSelectedShift(tx, booking.id, employee.id));
    if (!shift) throw new DomainError("not_found");
    if (now < booking.starts_at.getTime()) throw new DomainError("not_started");
    const rated = { ...shift, corporation_id: booking.corporation_id };
    await saveRatings(tx, "corporation", [{ shift: rated, score: body.rating }], now);
    const detail = { score: body.rating };
    await record(
      { tx, actor: actorOf(session), now },
      { type: "shift.rate", id: shift.id, detail, shifts: [shift], booking },
    );
    return loadCheckout(tx, shift, call);
  });
};
