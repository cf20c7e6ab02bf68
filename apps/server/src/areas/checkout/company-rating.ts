import type { checkoutEndpoints } from "#contract/areas/checkout.ts";
import { actorOf } from "#server/areas/actor.ts";
import { lockReachable } from "#server/areas/own-booking.ts";
import type { Verb } from "#server/areas/verb.ts";
import { announceShift } from "#server/bookings/announce-shift.ts";
import { Refused } from "#server/refused.ts";
import { audit } from "#server/stores/audit.ts";
import { saveRating } from "#server/stores/shifts/ratings.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { lockSelectedShift } from "./locked-shifts.ts";
import { showOneToCompany } from "./show.ts";

/** Rates a person; 0 takes the stars back (D-093). Refuses `not_found` and `not_started`. */
export const companyRating: Verb<typeof checkoutEndpoints.companyRating> = (call) => {
  const { session, body, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const { id, corporation_id, starts_at } = await lockReachable(tx, session, body.booking_id);
    const { booking, shift } = await lockSelectedShift(tx, id, body.employee_id);
    if (now < starts_at.getTime()) throw new Refused("not_started");
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
    await announceShift(tx, shift, booking);
    return showOneToCompany(tx, shift.id, call);
  });
};
