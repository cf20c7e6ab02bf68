import type { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { viewerOf } from "#server/features/bookings/access.ts";
import { showBooking } from "#server/features/bookings/serializers/customer-bookings.ts";
import { findCorporation } from "#server/features/corporations/queries.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { createBooking } from "./create-booking.ts";
import { bookOnce, requestKeyOf } from "./once.ts";

/**
 * Books staff. Whether the start has passed is computed here, so `pastBooking` decides nothing. Sent again
 * under the same request key it answers the booking that is there. Refuses `invalid` under the field that is wrong.
 */
export const create: Handler<typeof rows.create> = (call) => {
  const { session, headers, now, services } = call;
  const { id } = corporationOf(session);
  const key = requestKeyOf(headers);
  return bookOnce(services.db, id, key === null ? [] : [key], {
    book: () => book(call, key),
    show: ([booking]) => showBooking(services.db, booking, viewerOf(session, now)),
  });
};

async function book(
  { session, query, body, now, services }: Parameters<typeof create>[0],
  requestKey: string | null,
) {
  const { id, asAdmin } = corporationOf(session);
  return inTransaction(services.db, async (tx) => {
    const corporation = await findCorporation(tx, id);
    if (!corporation) throw new DomainError("unauthenticated");
    const sendsMail = query.notSendEmail === "0";
    const order = { corporation, form: body, asAdmin, sendsMail, requestKey };
    const booking = await createBooking({ tx, now, services }, order);
    if (asAdmin) {
      const actor = actorOf(session);
      await audit(tx, { actor, action: "create", entity: "booking", entityId: booking.id, now });
    }
    return showBooking(tx, booking, viewerOf(session, now));
  });
}
