import type { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { actorOf } from "#server/areas/actor.ts";
import { lockReachable, viewerOf } from "#server/areas/own-booking.ts";
import { corporationOf, type Verb } from "#server/areas/verb.ts";
import { announceBooking } from "#server/bookings/announce.ts";
import { showBooking } from "#server/bookings/show/customer-bookings.ts";
import { audit } from "#server/stores/audit.ts";
import { updateBooking } from "#server/stores/bookings/bookings.ts";
import { inTransaction } from "#server/stores/transaction.ts";

/** Keeps what the card of the booking shows; its meaning is the client's own (D-076). */
export const changeUiStatus: Verb<typeof rows.changeUiStatus> = async ({
  session,
  params,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const before = await lockReachable(tx, session, params.id);
    const booking = await updateBooking(tx, before.id, { box_status: JSON.stringify(body.box_status) });
    if (corporationOf(session).asAdmin) {
      const actor = actorOf(session);
      await audit(tx, { actor, action: "change_ui_status", entity: "booking", entityId: booking.id, now });
    }
    await announceBooking(tx, booking, []);
    return showBooking(tx, booking, viewerOf(session, now));
  });
