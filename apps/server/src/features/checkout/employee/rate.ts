import type { checkoutEndpoints } from "#contract/checkout/endpoints.ts";
import { lockSelectedShift } from "#server/features/checkout/locked-shifts.ts";
import { showToEmployee } from "#server/features/checkout/show.ts";
import { onboardedEmployee } from "#server/features/employees/profile/onboarded.ts";
import { saveRating } from "#server/features/ratings/ratings.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/** Rates the company; 0 takes the stars back. Refuses `not_found` and `not_started`. */
export const employeeRating: Handler<typeof checkoutEndpoints.employeeRating> = (call) => {
  const { session, body, now, services } = call;
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const { booking, shift } = await lockSelectedShift(tx, body.booking_id, employee.id);
    if (now < booking.starts_at.getTime()) throw new DomainError("not_started");
    const rated = { ...shift, corporation_id: booking.corporation_id };
    await saveRating(tx, "corporation", rated, { score: body.rating }, now);
    const detail = { score: body.rating };
    await audit(tx, {
      actor: actorOf(session),
      action: "rate",
      entity: "shift",
      entityId: shift.id,
      detail,
      now,
    });
    return showToEmployee(tx, shift.id, call);
  });
};
