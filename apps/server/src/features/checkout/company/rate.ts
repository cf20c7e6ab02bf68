import type { checkoutEndpoints } from "#contract/checkout/endpoints.ts";
import { invalidateShift } from "#server/features/bookings/notifications/invalidate.ts";
import { lockReachable } from "#server/features/bookings/queries.ts";
import { lockSelectedShift } from "#server/features/checkout/locked-shifts.ts";
import { showOneToCompany } from "#server/features/checkout/show.ts";
import { saveRating } from "#server/features/ratings/ratings.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/** Rates a person; 0 takes the stars back. Refuses `not_found` and `not_started`. */
export const companyRating: Handler<typeof checkoutEndpoints.companyRating> = (call) => {
  const { session, body, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const { id, corporation_id, starts_at } = await lockReachable(tx, session, body.booking_id);
    const { booking, shift } = await lockSelectedShift(tx, id, body.employee_id);
    if (now < starts_at.getTime()) throw new DomainError("not_started");
    const said = { score: body.rating, comment: body.comment };
    await saveRating(tx, "employee", { ...shift, corporation_id }, said, now);
    const detail = { score: body.rating };
    await audit(tx, {
      actor: actorOf(session),
      action: "rate",
      entity: "shift",
      entityId: shift.id,
      detail,
      now,
    });
    await invalidateShift(tx, shift, booking);
    return showOneToCompany(tx, shift.id, call);
  });
};
