import { DAY_MS } from "#rules/time/moment.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { notifyUnanswered } from "./owner-approval.notifications.ts";
import { unansweredBookings } from "./owner-approval.queries.ts";

/** How long after its start an unanswered booking is still told of, should the clock have stood still. */
const MAX_LATE_MS = DAY_MS;

/** Tells booker and owners, once, of bookings that started before an owner had answered. Rule: An owner's answer, docs/rules/orders.md. */
export async function tellUnanswered(services: Services): Promise<void> {
  const now = services.clock.now();
  const found = await unansweredBookings(services.db, new Date(now - MAX_LATE_MS), new Date(now));
  const together = Map.groupBy(found, ({ id, order_id, starts_at }) =>
    order_id === null ? `${id}` : `order ${order_id} ${starts_at.getTime()}`,
  );
  for (const bookings of together.values()) {
    await inTransaction(services.db, (tx) => notifyUnanswered({ tx, now, services }, bookings));
  }
}
