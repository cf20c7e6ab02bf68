import { type AliasableExpression, sql } from "kysely";
import type { runEndpoints as rows } from "#contract/invoicing/run.endpoints.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/** What became of what was sent last of each booking: on its way, accepted, or refused where any of it is. */
export const sentStates: Handler<typeof rows.sentStates> = async ({ query, services: { db } }) => {
  const ids = query.bookings.split(",").map(Number);
  const found = await lastOf(db, query.of === "invoices" ? invoicesOf(db, ids) : payLinesOf(db, ids));
  return found.map(({ booking_id, states, reason }) => ({
    booking_id,
    state: (["refused", "queued"] as const).find((state) => states.includes(state)) ?? "accepted",
    reason: reason || null,
  }));
};

/** The states of what was asked for in the last press, by booking. */
interface LastSent {
  readonly booking_id: number;
  readonly states: readonly string[];
  /** The service's words. */
  readonly reason: string;
}

/** Everything that was sent of bookings, each with its place among its booking's: the last press has the first. */
type Sent = AliasableExpression<{
  booking_id: number;
  state: string;
  vendor_message: string | null;
  place: number;
}>;

function invoicesOf(db: Db, ids: readonly number[]): Sent {
  return db
    .selectFrom("invoices as i")
    .select(["i.booking_id", "i.state", "i.vendor_message"])
    .select(sql<number>`rank() over (partition by i.booking_id order by i.created_at desc)`.as("place"))
    .where("i.booking_id", "in", ids)
    .where("i.kind", "=", sql.lit("invoice"))
    .where("i.taken_back_at", "is", null);
}

function payLinesOf(db: Db, ids: readonly number[]): Sent {
  return db
    .selectFrom("pay_lines as p")
    .select(["p.booking_id", "p.state", "p.vendor_message"])
    .select(sql<number>`rank() over (partition by p.booking_id order by p.created_at desc)`.as("place"))
    .where("p.booking_id", "in", ids)
    .where("p.taken_back_at", "is", null);
}

function lastOf(db: Db, sent: Sent): Promise<LastSent[]> {
  return db
    .selectFrom(sent.as("l"))
    .where("l.place", "=", sql.lit(1))
    .groupBy("l.booking_id")
    .select(["l.booking_id", statesOf, reasonOf])
    .orderBy("l.booking_id")
    .execute();
}

const statesOf = sql<string[]>`array_agg(distinct l.state)`.as("states");
const reasonOf = sql<string>`coalesce(max(l.vendor_message) filter (where l.state = 'refused'), '')`.as(
  "reason",
);
