import type { checkoutEndpoints } from "#contract/areas/checkout.ts";
import { actorOf } from "#server/areas/actor.ts";
import { lockReachable } from "#server/areas/own-booking.ts";
import type { Verb } from "#server/areas/verb.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { lockSelectedShift } from "./locked-shifts.ts";
import { showOneToCompany } from "./show.ts";
import { stampForCompany } from "./stamp-for-company.ts";

/** Stamps one person's times (D-090). Refuses `not_found`, `not_started` and `checkout_locked`. */
export const companyStamp: Verb<typeof checkoutEndpoints.companyStamp> = (call) => {
  const { session, body, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const { id } = await lockReachable(tx, session, body.booking_id);
    const locked = await lockSelectedShift(tx, id, body.employee_id);
    const { checkOut } = body;
    await stampForCompany({ tx, now, services }, actorOf(session), locked, {
      times: { from: checkOut.corporation_checkin_time, to: checkOut.corporation_checkout_time },
      explanation: checkOut.time_comment_by_corporation,
      comment: checkOut.comment,
      stars: checkOut.rating,
    });
    return showOneToCompany(tx, locked.shift.id, call);
  });
};
