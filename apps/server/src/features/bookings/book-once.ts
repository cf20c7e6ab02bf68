import { createHash } from "node:crypto";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { brokenConstraint } from "#server/platform/database/database-errors.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { RequestContext } from "#server/platform/http/handler.ts";
import { generalMessages } from "#texts/da/common/validation.ts";
import { type BookingRow, bookingsOfRequest } from "./booking.queries.ts";

/** A request that the client named, with a hash of what it asks for: method, path, query and body. */
export interface NamedRequest {
  readonly key: string;
  readonly contentHash: string;
}

const MAX_KEY_LENGTH = 100;

/** The request as the client named it; null without a name. Refuses `invalid` for one that is too long to be kept. */
export function requestOf(
  row: { readonly method: string; readonly path: string },
  { headers, params, query, body }: Pick<RequestContext<Endpoint>, "headers" | "params" | "query" | "body">,
): NamedRequest | null {
  const key = headers["idempotency-key"];
  if (typeof key !== "string" || key === "") return null;
  // Left out of account it would be a name that books twice.
  if (key.length > MAX_KEY_LENGTH) {
    throw new DomainError("invalid", { fields: { "idempotency-key": generalMessages.tooLong } });
  }
  const content = JSON.stringify([row.method, row.path, params, query, body]);
  return { key, contentHash: createHash("sha256").update(content).digest("base64url") };
}

/** Notes a request in the transaction that carries it out. A second one of the same name waits for it and then fails. */
export async function saveRequest(
  tx: Tx,
  corporationId: number,
  request: NamedRequest | null,
  now: Moment,
): Promise<void> {
  if (!request) return;
  const { key, contentHash } = request;
  await tx
    .insertInto("booking_requests")
    .values({ corporation_id: corporationId, key, content_hash: contentHash, created_at: new Date(now) })
    .execute();
}

/** How a request is carried out, and how it is answered when it has been carried out before. */
interface BookOnceOptions<Answer> {
  /** Books in one transaction that notes the request. */
  book(): Promise<Answer>;
  load(booked: [BookingRow, ...BookingRow[]]): Promise<Answer>;
}

/**
 * Books once for each name. A request that is sent again, because its answer was lost, is answered with the bookings
 * that it made. Refuses `request_key_reused` where the name stands for something else. Without a name every request
 * counts.
 */
export async function bookOnce<Answer>(
  db: Db,
  corporationId: number,
  request: NamedRequest | null,
  { book, load }: BookOnceOptions<Answer>,
): Promise<Answer> {
  const before = request && (await bookedBefore(db, corporationId, request));
  if (before) return load(before);
  try {
    return await book();
  } catch (error) {
    if (!request || brokenConstraint(error) !== "booking_requests_pkey") throw error;
    // The same request twice at once: the other one was first.
    const booked = await bookedBefore(db, corporationId, request);
    if (!booked) throw error;
    return load(booked);
  }
}

/** What a request of this name has booked, null when there was none. */
async function bookedBefore(
  db: Db,
  corporationId: number,
  { key, contentHash }: NamedRequest,
): Promise<[BookingRow, ...BookingRow[]] | null> {
  const found = await db
    .selectFrom("booking_requests")
    .select("content_hash")
    .where("corporation_id", "=", corporationId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!found) return null;
  if (found.content_hash !== contentHash) throw new DomainError("request_key_reused");
  const [first, ...others] = await bookingsOfRequest(db, corporationId, key);
  return first ? [first, ...others] : null;
}
