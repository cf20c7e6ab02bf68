import type { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { actorOf } from "#server/areas/actor.ts";
import { viewerOf } from "#server/areas/own-booking.ts";
import { corporationOf, type Verb } from "#server/areas/verb.ts";
import { showBooking } from "#server/bookings/show/customer-bookings.ts";
import { createBooking } from "#server/bookings/write/create.ts";
import { Refused } from "#server/refused.ts";
import { audit } from "#server/stores/audit.ts";
import { BOOKING_OF_REQUEST, findBookingOfRequest } from "#server/stores/bookings/bookings.ts";
import { findCorporation } from "#server/stores/people/corporations.ts";
import { brokenConstraint, inTransaction } from "#server/stores/transaction.ts";

/**
 * Books staff. Whether the start has passed is computed here, so `pastBooking` decides nothing (D-038). Sent again
 * under the same request key it answers the booking that is there. Refuses `invalid` under the field that is wrong.
 */
export const create: Verb<typeof rows.create> = async (call) => {
  const { session, now, services } = call;
  const { id } = corporationOf(session);
  const requestKey = requestKeyOf(call.headers);
  const viewer = viewerOf(session, now);
  const made = () => (requestKey === null ? undefined : findBookingOfRequest(services.db, id, requestKey));
  const before = await made();
  if (before) return showBooking(services.db, before, viewer);
  try {
    return await book(call, requestKey);
  } catch (error) {
    // The same request twice at once: the other one was first.
    const first = brokenConstraint(error) === BOOKING_OF_REQUEST ? await made() : undefined;
    if (first) return showBooking(services.db, first, viewer);
    throw error;
  }
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

/** The request's own name, null without one that is short enough to keep. */
function requestKeyOf(headers: Parameters<typeof create>[0]["headers"]): string | null {
  const key = headers["idempotency-key"];
  return typeof key === "string" && key !== "" && key.length <= 100 ? key : null;
}
