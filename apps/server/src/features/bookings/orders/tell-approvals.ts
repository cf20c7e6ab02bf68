import { sql } from "kysely";
import { approvalsToldAt } from "#rules/bookings/order-approvals.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { notifyOrderApproved, stillApproved } from "./order.notifications.ts";
import { lockOrder } from "./order.queries.ts";

/** Keeps in mind that the company of an order is to be told of this approval. Rule: Telling of approvals, docs/rules/orders.md. */
export async function holdApproval(
  tx: Tx,
  booking: Pick<BookingRow, "id"> & { readonly order_id: number },
  now: Moment,
): Promise<void> {
  await tx
    .insertInto("held_approvals")
    .values({ booking_id: booking.id, order_id: booking.order_id, approved_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Tells the companies of orders of what was approved, an order's approvals in one letter. */
export async function tellOrderApprovals(services: Services): Promise<void> {
  const now = services.clock.now();
  for (const { order_id, first, last, waiting } of await untoldOrders(services.db)) {
    const untold = { first: first.getTime(), last: last.getTime(), isAnyWaiting: waiting > 0 };
    if (approvalsToldAt(untold) > now) continue;
    await inTransaction(services.db, (tx) => tellOne({ tx, now, services }, order_id));
  }
}

async function tellOne(context: MessageContext, orderId: number): Promise<void> {
  const { tx } = context;
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  const held = await tx
    .deleteFrom("held_approvals")
    .where("order_id", "=", orderId)
    .returning("booking_id")
    .execute();
  const ids = held.map(({ booking_id }) => booking_id);
  const bookings = await stillApproved(context, ids);
  if (bookings.length === 0) return;
  const corporation = await getCorporation(tx, order.corporation_id);
  const { count } = await tx
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("order_id", "=", orderId)
    .where("approved_at", "is", null)
    .where("status", "<>", "cancelled")
    .executeTakeFirstOrThrow();
  await notifyOrderApproved(context, { order, corporation, bookings }, Number(count));
}

function untoldOrders(db: Db) {
  return db
    .selectFrom("held_approvals as h")
    .select((eb) => [
      "h.order_id",
      eb.fn.min("h.approved_at").as("first"),
      eb.fn.max("h.approved_at").as("last"),
      sql<number>`(select count(*)::int from bookings b where b.order_id = h.order_id
        and b.approved_at is null and b.status <> 'cancelled')`.as("waiting"),
    ])
    .groupBy("h.order_id")
    .orderBy("h.order_id")
    .execute();
}
