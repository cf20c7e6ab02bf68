import type { checkoutEndpoints } from "#contract/areas/checkout.ts";
import { actorOf } from "#server/areas/actor.ts";
import { onboardedEmployee } from "#server/areas/onboarded.ts";
import type { Verb } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";
import { audit } from "#server/stores/audit.ts";
import { saveRating } from "#server/stores/shifts/ratings.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { lockSelectedShift } from "./locked-shifts.ts";
import { showToEmployee } from "./show.ts";

/** Rates the company; 0 takes the stars back. Refuses `not_found` and `not_started`. */
export const employeeRating: Verb<typeof checkoutEndpoints.employeeRating> = (call) => {
  const { session, body, now, services } = call;
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const { booking, shift } = await lockSelectedShift(tx, body.booking_id, employee.id);
    if (now < booking.starts_at.getTime()) throw new Refused("not_started");
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
