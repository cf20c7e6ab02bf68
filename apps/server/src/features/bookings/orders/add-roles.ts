import type * as z from "zod/mini";
import { orderEndpoints as rows } from "#contract/bookings/order.endpoints.ts";
import { canAddRole } from "#rules/bookings/add-role.ts";
import { bookOnce, requestOf, saveRequest } from "#server/features/bookings/book-once.ts";
import {
  type BookingRow,
  getAuthorizedBooking,
  lockAuthorizedBooking,
  updateBooking,
  viewerOf,
} from "#server/features/bookings/booking.queries.ts";
import { bookedByOf } from "#server/features/bookings/status/owner-approval/ask-owner.ts";
import { totalOf } from "#server/features/bookings/status/owner-approval/owner-approval.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { loadOrderAnswer } from "./load-order.ts";
import { findOrder, insertOrder, lockOrder, type OrderRow } from "./order.queries.ts";
import { bookPlanned, planOrder } from "./plan-order.ts";
import { previewOf } from "./preview-order.ts";

/**
 * Books more roles beside a booking: they become part of its order, and a booking without one becomes an order by it.
 * With `dryRun` it answers what they would come to. Sent again under the same request key it answers the order that is
 * there. Refuses as `createOrder`, and as rule: Adding a role, docs/rules/orders.md.
 */
export const addRoles: Handler<typeof rows.addRoles> = async (call) => {
  const { session, params, query, body, now, services } = call;
  const { asAdmin } = corporationOf(session);
  const viewer = viewerOf(session, now);
  const { corporation_id: id } = await getAuthorizedBooking(services.db, session, params.id);
  const request = requestOf(rows.addRoles, { ...call, body: { ...body, terms_version: null } });
  if (query.dryRun) {
    return inTransaction(services.db, async (tx) => {
      const beside = await getAuthorizedBooking(tx, session, params.id);
      const existing = await bookedOf(tx, beside);
      assertCanAdd(beside, existing);
      const asked = { ...{ id, asAdmin, body, existing }, request: null };
      return previewOf(tx, await planOrder({ tx, now, services }, asked), now);
    });
  }
  return bookOnce<z.output<typeof rows.addRoles.answer>>(services.db, id, request, {
    book: () => inTransaction(services.db, book),
    load: ([booking]) => loadOrderAnswer(services.db, booking.order_id ?? 0, viewer),
  });

  async function book(tx: Tx) {
    const context = { tx, now, services };
    await saveRequest(tx, id, request, now);
    const beside = await lockAuthorizedBooking(tx, session, params.id);
    const order = await orderOf(context, beside, body.title);
    const existing = await bookedOf(tx, { ...beside, order_id: order.id });
    assertCanAdd(beside, existing);
    const planned = await planOrder(context, { id, asAdmin, body, request, existing });
    const by = { ...bookedByOf(session), booked: totalOf(existing) };
    const made = await bookPlanned(context, order, planned, by);
    const actor = actorOf(session);
    const bookings = [beside, ...made];
    const detail = { bookings: made.map((booking) => booking.id) };
    await record({ tx, actor, now }, { type: "order.add_roles", id: order.id, bookings, detail });
    return loadOrderAnswer(tx, order.id, viewer);
  }

  function assertCanAdd({ status }: BookingRow, existing: readonly BookingRow[]): void {
    const lastEnd = Math.max(...existing.map(({ ends_at }) => ends_at.getTime()));
    const verdict = canAddRole({ isCancelled: status === "cancelled", isOffice: asAdmin, lastEnd }, now);
    if (!verdict.ok) throw new DomainError(verdict.refusal);
  }
};

/** The order of a locked booking, locked; a new one where it has none. */
async function orderOf({ tx, now }: MessageContext, booking: BookingRow, title: string): Promise<OrderRow> {
  const found = booking.order_id === null ? undefined : await lockOrder(tx, booking.order_id);
  if (found) return found;
  const { corporation_id } = booking;
  const order = await insertOrder(tx, { corporation_id, title, created_at: new Date(now) });
  await updateBooking(tx, booking.id, { order_id: order.id });
  return order;
}

/** What is booked already of the order that a booking is a part of, itself among them; deleted ones do not count. */
async function bookedOf(tx: Tx, booking: BookingRow): Promise<BookingRow[]> {
  const found = booking.order_id === null ? undefined : await findOrder(tx, booking.order_id);
  return (found?.bookings ?? [booking]).filter(({ status }) => status !== "cancelled");
}
