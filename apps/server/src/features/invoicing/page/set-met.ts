import type { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import { settleMissed } from "#server/features/bookings/missed/missed-arrival.ts";
import { updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import { refreshMoneyState } from "#server/features/invoicing/ledger/balance.ts";
import { annulNoShowOf, penaliseNoShow } from "#server/features/reputation/penalties.ts";
import { actorOf, changesOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { loadAdminShift } from "./admin-shifts.ts";
import { bothSides, lockUnsentShift } from "./locked-bookings.ts";

/**
 * Sets whether a person met. Not met is a no-show with its penalty, and in no price and no pay; met again
 * takes the penalty back. Refuses `not_found`, `already_sent`, and `not_started` before the shift has begun.
 */
export const met: Handler<typeof rows.met> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    const { session, params, body, now } = call;
    const { booking, shift } = await lockUnsentShift(tx, params.id, bothSides);
    if (!body.metStatus && now < booking.starts_at.getTime()) throw new DomainError("not_started");
    const values = { not_met_for_booking: !body.metStatus };
    const changed = await updateShift(tx, shift.id, values);
    const context = { tx, now, services: call.services };
    if (body.metStatus) await annulNoShowOf(context, shift);
    else await penaliseNoShow(context, shift);
    const event = body.metStatus ? "came" : "no_show";
    await settleMissed(context, shift.id, { event, by: "office" }, actorOf(session));
    const detail = { changes: changesOf(shift, values) };
    await refreshMoneyState(tx, booking.id);
    await record(
      { tx, actor: actorOf(session), now },
      { type: "shift.set_met", id: shift.id, detail, shifts: [shift], booking },
    );
    return loadAdminShift(tx, call, booking, changed);
  });
