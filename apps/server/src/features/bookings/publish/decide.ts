import type { adminBookingEndpoints as rows } from "#contract/bookings/admin-endpoints.ts";
import type { WireAdminBooking } from "#contract/bookings/admin-entities.ts";
import { lockReachable } from "#server/features/bookings/access.ts";
import { type Reader, showAudited } from "#server/features/bookings/admin/show-audited.ts";
import { act } from "#server/features/bookings/change/apply-action.ts";
import { notifyBookingRejected } from "#server/features/bookings/notifications/booking-rejected.ts";
import { invalidateBooking } from "#server/features/bookings/notifications/invalidate-booking.ts";
import { customerCorporation } from "#server/features/bookings/serializers/customer-bookings.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { publishBooking } from "./publish.ts";

/** Approves a waiting booking. Refuses `already_approved`, `booking_ended`. */
export const approve: Handler<typeof rows.approve> = (call) => decide(call, "approve");

/** Rejects a waiting booking: it is cancelled. Refuses `already_approved`, `already_rejected`. */
export const reject: Handler<typeof rows.reject> = (call) => decide(call, "reject");

function decide(
  call: Reader & { readonly params: { readonly id: number } },
  action: "approve" | "reject",
): Promise<WireAdminBooking> {
  const { session, params, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const before = await lockReachable(tx, session, params.id);
    if (before.status === "cancelled")
      throw new DomainError(action === "reject" ? "already_rejected" : "not_found");
    const booking = await act(tx, before, action, "admin", now);
    const corporation = await customerCorporation(tx, booking);
    const occasion = { tx, now, services };
    if (action === "approve") await publishBooking(occasion, booking, corporation);
    else await notifyBookingRejected(occasion, booking, corporation);

    await audit(tx, { actor: actorOf(session), action, entity: "booking", entityId: booking.id, now });
    await invalidateBooking(tx, booking);
    const [shown] = await showAudited(tx, [booking], call);
    if (!shown) throw new DomainError("not_found");
    return shown;
  });
}
