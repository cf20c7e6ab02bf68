import type { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { actorOf } from "#server/areas/actor.ts";
import { lockReachable, viewerOf } from "#server/areas/own-booking.ts";
import type { Verb } from "#server/areas/verb.ts";
import { announceBooking } from "#server/bookings/announce.ts";
import { customerCorporation, showBooking } from "#server/bookings/show/customer-bookings.ts";
import { act } from "#server/bookings/write/act.ts";
import { tellOthers } from "#server/bookings/write/fullness.ts";
import { audit } from "#server/stores/audit.ts";
import { shiftsOfBookings } from "#server/stores/shifts/shifts.ts";
import { inTransaction } from "#server/stores/transaction.ts";

/**
 * Opens or closes an approved booking (C-416); sets, so a repeat changes nothing. Who applies when it closes is
 * told that others were chosen. Refuses `not_approved`, `booking_ended`.
 */
export const changeStatus: Verb<typeof rows.changeStatus> = async ({
  session,
  params,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const before = await lockReachable(tx, session, params.id);
    const viewer = viewerOf(session, now);
    if (before.status === body.status && before.approved_at !== null) {
      return showBooking(tx, before, viewer);
    }
    const action = body.status === "open" ? "open" : "close";
    const booking = await act(tx, before, action, "admin", now);
    if (action === "close") {
      const corporation = await customerCorporation(tx, booking);
      const shifts = await shiftsOfBookings(tx, [booking.id], ["applied"]);
      await tellOthers({ tx, now, services }, { booking, corporation, shifts });
    }
    await audit(tx, { actor: actorOf(session), action, entity: "booking", entityId: booking.id, now });
    await announceBooking(tx, booking);
    return showBooking(tx, booking, viewer);
  });
