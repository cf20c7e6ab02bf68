import type { checkoutEndpoints } from "#contract/checkout/endpoints.ts";
import { lockReachable } from "#server/features/bookings/queries.ts";
import { lockSelectedShift } from "#server/features/checkout/locked-shifts.ts";
import { showOneToCompany } from "#server/features/checkout/show.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { stampForCompany } from "./stamp-for-company.ts";

/** Stamps one person's times. Refuses `not_found`, `not_started` and `checkout_locked`. */
export const companyStamp: Handler<typeof checkoutEndpoints.companyStamp> = (call) => {
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
