import { adminBookingEndpoints as rows } from "#contract/bookings/admin-endpoints.ts";
import type { WireAdminBooking } from "#contract/bookings/admin-entities.ts";
import { loadAudited, type Reader } from "#server/features/bookings/admin/load.ts";
import { applyAction } from "#server/features/bookings/change/apply-action.ts";
import { bookingsWaitingForApproval } from "#server/features/bookings/lists/queries.ts";
import { loadCorporationBooking } from "#server/features/bookings/load.ts";
import { invalidateBooking } from "#server/features/bookings/notifications/invalidate.ts";
import {
  notifyBookingApproved,
  notifyBookingRejected,
} from "#server/features/bookings/notifications/to-corporation.ts";
import { type BookingRow, lockReachable } from "#server/features/bookings/queries.ts";
import { type CorporationRow, getCorporation } from "#server/features/corporations/queries.ts";
import type { MessageContext } from "#server/features/messages/notify.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { offerToFavouritesFirst } from "./offer.ts";

/** Approves a waiting booking. Refuses `already_approved`, `booking_ended`. */
const approve: Handler<typeof rows.approve> = (call) => decide(call, "approve");

/** Rejects a waiting booking: it is cancelled. Refuses `already_approved`, `already_rejected`. */
const reject: Handler<typeof rows.reject> = (call) => decide(call, "reject");

function decide(
  call: Reader & { readonly params: { readonly id: number } },
  action: "approve" | "reject",
): Promise<WireAdminBooking> {
  const { session, params, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const before = await lockReachable(tx, session, params.id);
    if (before.status === "cancelled")
      throw new DomainError(action === "reject" ? "already_rejected" : "not_found");
    const booking = await applyAction(tx, before, action, "admin", now);
    const corporation = await getCorporation(tx, booking.corporation_id);
    const context = { tx, now, services };
    if (action === "approve") await publishBooking(context, booking, corporation);
    else await notifyBookingRejected(context, booking, corporation);

    await audit(tx, { actor: actorOf(session), action, entity: "booking", entityId: booking.id, now });
    await invalidateBooking(tx, booking);
    const [answer] = await loadAudited(tx, [booking], call);
    if (!answer) throw new DomainError("not_found");
    return answer;
  });
}

/** The bookings that wait for approval, soonest first. */
const waiting: Handler<typeof rows.waiting> = async (call) => {
  const { db } = call.services;
  return loadAudited(db, await bookingsWaitingForApproval(db, call.now), call);
};

/**
 * What follows from an approval: the company is notified, with its prepayment, and as long as the job can
 * be applied for it is offered to everybody whose type and region match.
 */
export async function publishBooking(
  context: MessageContext,
  booking: BookingRow,
  corporation: CorporationRow,
): Promise<void> {
  const { prepayment } = await loadCorporationBooking(context.tx, booking);
  await notifyBookingApproved(context, booking, corporation, prepayment);
  await offerToFavouritesFirst(context, { booking, corporation });
}

/** What an admin decides on before employees hear of it. */
export const approvalRoutes: readonly Route[] = [
  route(rows.waiting, waiting),
  route(rows.approve, approve),
  route(rows.reject, reject),
];
