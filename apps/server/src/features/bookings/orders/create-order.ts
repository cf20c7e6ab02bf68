import type * as z from "zod/mini";
import { orderEndpoints as rows } from "#contract/bookings/order.endpoints.ts";
import { bookOnce, requestOf, saveRequest } from "#server/features/bookings/book-once.ts";
import { viewerOf } from "#server/features/bookings/booking.queries.ts";
import { bookedByOf } from "#server/features/bookings/status/owner-approval/ask-owner.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { loadOrderAnswer } from "./load-order.ts";
import { insertOrder } from "./order.queries.ts";
import { bookPlanned, planOrder } from "./plan-order.ts";
import { previewOf } from "./preview-order.ts";

/**
 * Books an arrangement: all its bookings or none, each as `createBooking` makes one. With `dryRun` it answers what it
 * would come to. Sent again under the same request key it answers the order that is there. Refuses as `createBooking`,
 * with the fields of a role and day under `lines.0.dates.1`, and `request_key_reused`.
 */
export const createOrder: Handler<typeof rows.create> = async (call) => {
  const { session, query, body, now, services } = call;
  const { id, asAdmin } = corporationOf(session);
  const viewer = viewerOf(session, now);
  const request = requestOf(rows.create, { ...call, body: { ...body, terms_version: null } });
  if (query.dryRun) {
    return inTransaction(services.db, async (tx) => {
      const planned = await planOrder({ tx, now, services }, { ...{ id, asAdmin, body }, request: null });
      return previewOf(tx, planned, now);
    });
  }
  return bookOnce<z.output<typeof rows.create.answer>>(services.db, id, request, {
    book: () => inTransaction(services.db, book),
    load: ([booking]) => loadOrderAnswer(services.db, booking.order_id ?? 0, viewer),
  });

  async function book(tx: Tx) {
    const context = { tx, now, services };
    await saveRequest(tx, id, request, now);
    const planned = await planOrder(context, { id, asAdmin, body, request });
    const order = await insertOrder(tx, {
      ...{ corporation_id: id, title: body.title, created_at: new Date(now) },
    });
    const made = await bookPlanned(context, order, planned, bookedByOf(session));
    const detail = { bookings: made.map((booking) => booking.id) };
    const actor = actorOf(session);
    await record({ tx, actor, now }, { type: "order.create", id: order.id, bookings: made, detail });
    return loadOrderAnswer(tx, order.id, viewer);
  }
};
