import type { bookingEndpoints as rows } from "#contract/bookings/endpoints.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { lastCreatedBooking } from "#server/features/bookings/lists/queries.ts";
import {
  BOOKING_OF_REQUEST,
  type BookingRow,
  bookingsOfRequest,
  viewerOf,
} from "#server/features/bookings/queries.ts";
import { showBooking } from "#server/features/bookings/serializers/customer-bookings.ts";
import { findCorporation } from "#server/features/corporations/queries.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { brokenConstraint, type Db, inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Call, Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { createBooking } from "./create-booking.ts";

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

/** How a request is carried out, and how it is answered when it has been carried out before. */
interface Request<Answer> {
  book(): Promise<Answer>;
  show(booked: [BookingRow, ...BookingRow[]]): Promise<Answer>;
}

/**
 * Books in one transaction, under one key for each booking. Where the company has bookings of these keys, the request
 * is sent again because its answer was lost: these bookings are the answer. Without keys every request counts.
 */
export async function bookOnce<Answer>(
  db: Db,
  corporationId: number,
  keys: readonly string[],
  { book, show }: Request<Answer>,
): Promise<Answer> {
  const [before, ...others] = await bookingsOfRequest(db, corporationId, keys);
  if (before) return show([before, ...others]);
  try {
    return await book();
  } catch (error) {
    if (brokenConstraint(error) !== BOOKING_OF_REQUEST) throw error;
    // The same request twice at once: the other one was first.
    const [first, ...more] = await bookingsOfRequest(db, corporationId, keys);
    if (!first) throw error;
    return show([first, ...more]);
  }
}

/** The request's own name, null without one that is short enough to keep. */
export function requestKeyOf(headers: Call<Endpoint>["headers"]): string | null {
  const key = headers["idempotency-key"];
  return typeof key === "string" && key !== "" && key.length <= 100 ? key : null;
}

/** The company's last booking of a staff type, by id or title; null when there is none. */
export const lastCreated: Handler<typeof rows.lastCreated> = async ({ session, query, now, services }) => {
  const booking = await lastCreatedBooking(services.db, corporationOf(session).id, query.staff_type);
  return booking ? showBooking(services.db, booking, viewerOf(session, now)) : null;
};
