import type { orderEndpoints as rows, WireApprovalResult } from "#contract/bookings/order.endpoints.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { approveLocked, assertDecidable } from "#server/features/bookings/status/decide-booking.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { findOrder } from "./order.queries.ts";

/**
 * Approves bookings of an order one after the other, each in a transaction of its own with the checks of a single
 * approval, so that one that is refused keeps no other back; it can't be undone by a press. Its company is told of all in one letter. Refuses
 * `not_found`.
 */
export const approveOrder: Handler<typeof rows.approve> = async (call) => {
  const { params, body, services } = call;
  if (!(await findOrder(services.db, params.id))) throw new DomainError("not_found");
  const results: WireApprovalResult[] = [];
  for (const bookingId of new Set(body.booking_ids)) {
    results.push({ booking_id: bookingId, result: await approveOne(call, bookingId) });
  }
  return { results };
};

async function approveOne(
  { session, params, now, services }: RequestContext<typeof rows.approve>,
  bookingId: number,
): Promise<WireApprovalResult["result"]> {
  try {
    await inTransaction(services.db, async (tx) => {
      const booking = await lockBooking(tx, bookingId);
      if (booking?.order_id !== params.id) throw new DomainError("not_found");
      assertDecidable(booking, "approve");
      await approveLocked({ tx, now, services }, booking, actorOf(session));
    });
    return "approved";
  } catch (error) {
    const refused = error instanceof DomainError ? refusals.find((code) => code === error.code) : undefined;
    if (refused === undefined) throw error;
    return refused;
  }
}

const refusals = [
  "not_found",
  "already_approved",
  "booking_ended",
  "suspended_corporation",
  "email_unconfirmed",
  "waits_for_owner",
] as const;
