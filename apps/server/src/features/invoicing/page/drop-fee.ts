import type { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { lockBookingOfShift } from "#server/features/bookings/booking.queries.ts";
import { lockShift, updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/**
 * Drops the fee of a late removal for good. Refuses `not_found`, and `fee_not_proposed` where there is none, it has
 * lapsed, or it stands on an invoice.
 */
export const dropFee: Handler<typeof rows.dropFee> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    const { params, body, now, session } = call;
    const booking = await lockBookingOfShift(tx, params.id);
    const shift = await lockShift(tx, params.id);
    if (!booking || !shift) throw new DomainError("not_found");
    const isProposed =
      shift.status !== "selected" &&
      shift.cancellation_fee > 0 &&
      shift.cancellation_fee_lapsed_at === null &&
      shift.fee_invoice_id === null;
    if (!isProposed) throw new DomainError("fee_not_proposed");
    await updateShift(tx, shift.id, { cancellation_fee_lapsed_at: new Date(now) });
    const detail = { amount: shift.cancellation_fee, reason: body.reason };
    await record(
      { tx, actor: actorOf(session), now },
      { type: "shift.drop_fee", id: shift.id, detail, shifts: [shift], booking },
    );
    return { status: "success" as const };
  });
