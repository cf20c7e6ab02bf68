import type { Selectable } from "kysely";
import { type BookingRow, withStaffType } from "#server/features/bookings/booking.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Orders } from "#server/platform/database/types.gen.ts";

/** An order as it is stored. */
export type OrderRow = Selectable<Orders>;

/** Saves a new order. */
export function insertOrder(tx: Tx, values: Omit<OrderRow, "id">): Promise<OrderRow> {
  return tx.insertInto("orders").values(values).returningAll().executeTakeFirstOrThrow();
}

/** One order, locked until the transaction ends: whoever adds to it or tells of it waits here. */
export function lockOrder(tx: Tx, id: number): Promise<OrderRow | undefined> {
  return tx.selectFrom("orders").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** One order with its bookings, soonest first, deleted ones among them; undefined where there is none. */
export async function findOrder(
  db: Db | Tx,
  id: number,
): Promise<{ order: OrderRow; bookings: BookingRow[] } | undefined> {
  const order = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  if (!order) return undefined;
  const bookings = await withStaffType(db)
    .where("b.order_id", "=", id)
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .execute();
  return { order, bookings };
}
