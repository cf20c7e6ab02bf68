import type { Endpoint } from "#contract/endpoint.ts";
import { BOOKING_OF_REQUEST, type BookingRow, bookingsOfRequest } from "#server/features/bookings/queries.ts";
import { brokenConstraint, type Db } from "#server/platform/database/database.ts";
import type { Call } from "#server/platform/http/handler.ts";

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
