import type { bookingEndpoints as rows } from "#contract/bookings/endpoints.ts";
import { lockReachable, viewerOf } from "#server/features/bookings/access.ts";
import { invalidateBooking } from "#server/features/bookings/notifications/invalidate-booking.ts";
import { updateBooking } from "#server/features/bookings/queries.ts";
import { showBooking } from "#server/features/bookings/serializers/customer-bookings.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";

/** Keeps what the card of the booking shows; its meaning is the client's own. */
export const changeUiStatus: Handler<typeof rows.changeUiStatus> = async ({
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
    await invalidateBooking(tx, booking, []);
    return showBooking(tx, booking, viewerOf(session, now));
  });
