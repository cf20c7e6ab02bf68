import type * as z from "zod/mini";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { corporationOrder, orderEndpoints as rows } from "#contract/bookings/order.endpoints.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import { vatOf } from "#rules/money/vat.ts";
import { loadForAdmin } from "#server/features/bookings/admin/load-admin-bookings.ts";
import { type Viewer, viewerOf } from "#server/features/bookings/booking.queries.ts";
import { loadBookingAnswers } from "#server/features/bookings/corporation-view/corporation-booking.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { findOrder, type OrderRow } from "./order.queries.ts";

/** One order of the company, any to an admin. Refuses `not_found`. */
export const getOrder: Handler<typeof rows.get> = async ({ session, params, now, services }) => {
  const { id, asAdmin } = corporationOf(session);
  const found = await findOrder(services.db, params.id);
  if (!found || (found.order.corporation_id !== id && !asAdmin)) throw new DomainError("not_found");
  return loadOrderAnswer(services.db, params.id, viewerOf(session, now));
};

/** One order as the office sees it. Refuses `not_found`. */
export const orderOfOffice: Handler<typeof rows.ofOffice> = async (call) => {
  const { db } = call.services;
  const found = await findOrder(db, call.params.id);
  if (!found) throw new DomainError("not_found");
  return answerOf(found.order, await loadForAdmin(db, found.bookings, call));
};

/** The answer for one order. Refuses `not_found`. */
export async function loadOrderAnswer(
  db: Db | Tx,
  id: number,
  viewer: Viewer,
): Promise<z.output<typeof corporationOrder>> {
  const found = await findOrder(db, id);
  if (!found) throw new DomainError("not_found");
  const { order, bookings } = found;
  return answerOf(order, await loadBookingAnswers(db, bookings, viewer, ""));
}

/** An order with its bookings; what is deleted costs nothing. */
function answerOf<Booking extends WireCorporationBooking>(order: OrderRow, bookings: Booking[]) {
  const going = bookings.filter(({ status }) => status !== "cancelled");
  const total = going.reduce((sum, { price }) => sum + fromWireKroner(price.total), 0);
  return {
    id: order.id,
    title: order.title,
    created_at: order.created_at.toISOString(),
    people: going.reduce((sum, { number_of_staff }) => sum + number_of_staff, 0),
    total: toWireKroner(total),
    total_with_vat: toWireKroner(total + vatOf(total)),
    bookings,
  };
}
