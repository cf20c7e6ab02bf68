import type { approvalEndpoints as rows } from "#contract/areas/approval.ts";
import type { WireAdminBooking } from "#contract/entities/admin.ts";
import { actorOf } from "#server/areas/actor.ts";
import { lockReachable } from "#server/areas/own-booking.ts";
import { type Reader, showAudited } from "#server/areas/show-audited.ts";
import type { Verb } from "#server/areas/verb.ts";
import { announceBooking } from "#server/bookings/announce.ts";
import { customerCorporation } from "#server/bookings/show/customer-bookings.ts";
import { act } from "#server/bookings/write/act.ts";
import { publishBooking } from "#server/bookings/write/publish.ts";
import { tellBookingRejected } from "#server/notices/to-companies/booking-rejected.ts";
import { Refused } from "#server/refused.ts";
import { audit } from "#server/stores/audit.ts";
import { inTransaction } from "#server/stores/transaction.ts";

/** Approves a waiting booking. Refuses `already_approved`, `booking_ended`. */
export const approve: Verb<typeof rows.approve> = (call) => decide(call, "approve");

/** Rejects a waiting booking: it is cancelled. Refuses `already_approved`, `already_rejected`. */
export const reject: Verb<typeof rows.reject> = (call) => decide(call, "reject");

function decide(
  call: Reader & { readonly params: { readonly id: number } },
  action: "approve" | "reject",
): Promise<WireAdminBooking> {
  const { session, params, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const before = await lockReachable(tx, session, params.id);
    if (before.status === "cancelled")
      throw new Refused(action === "reject" ? "already_rejected" : "not_found");
    const booking = await act(tx, before, action, "admin", now);
    const corporation = await customerCorporation(tx, booking);
    const occasion = { tx, now, services };
    if (action === "approve") await publishBooking(occasion, booking, corporation);
    else await tellBookingRejected(occasion, booking, corporation);

    await audit(tx, { actor: actorOf(session), action, entity: "booking", entityId: booking.id, now });
    await announceBooking(tx, booking);
    const [shown] = await showAudited(tx, [booking], call);
    if (!shown) throw new Refused("not_found");
    return shown;
  });
}
