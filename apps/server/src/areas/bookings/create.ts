import type { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { actorOf } from "#server/areas/actor.ts";
import { viewerOf } from "#server/areas/own-booking.ts";
import { corporationOf, type Verb } from "#server/areas/verb.ts";
import { showBooking } from "#server/bookings/show/customer-bookings.ts";
import { createBooking } from "#server/bookings/write/create.ts";
import { Refused } from "#server/refused.ts";
import { audit } from "#server/stores/audit.ts";
import { findCorporation } from "#server/stores/people/corporations.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { bookOnce, requestKeyOf } from "./once.ts";

/**
 * Books staff. Whether the start has passed is computed here, so `pastBooking` decides nothing (D-038). Sent again
 * under the same request key it answers the booking that is there. Refuses `invalid` under the field that is wrong.
 */
export const create: Verb<typeof rows.create> = (call) => {
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
    if (!corporation) throw new Refused("unauthenticated");
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
