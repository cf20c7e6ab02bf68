import type { invoicingEndpoints as rows } from "#contract/areas/invoicing.ts";
import { actorOf } from "#server/areas/actor.ts";
import type { Verb } from "#server/areas/verb.ts";
import { announceInvoicing } from "#server/bookings/announce-invoicing.ts";
import { announceShift } from "#server/bookings/announce-shift.ts";
import { audit } from "#server/stores/audit.ts";
import { annulNoShowOf, penaliseNoShow } from "#server/stores/shifts/penalties.ts";
import { updateShift } from "#server/stores/shifts/shifts.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { bothSides, lockUnsentShift } from "./lock.ts";
import { showShift } from "./show-shifts.ts";

/**
 * Sets whether a person met. Not met is a no-show with its penalty, and in no price and no pay; met again
 * takes the penalty back. Refuses `not_found` and `already_sent`.
 */
export const met: Verb<typeof rows.met> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    const { session, params, body, now } = call;
    const { booking, shift } = await lockUnsentShift(tx, params.id, bothSides);
    const changed = await updateShift(tx, shift.id, { not_met_for_booking: !body.metStatus });
    if (body.metStatus) await annulNoShowOf(tx, shift, now);
    else await penaliseNoShow(tx, shift, now);
    const detail = { met: body.metStatus };
    await audit(tx, {
      actor: actorOf(session),
      action: "set_met",
      entity: "shift",
      entityId: shift.id,
      detail,
      now,
    });
    await announceShift(tx, shift, booking);
    await announceInvoicing(tx, booking);
    return showShift(tx, call, booking, changed);
  });
