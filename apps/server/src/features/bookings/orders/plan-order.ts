import type { OrderForm } from "#contract/bookings/order-form.ts";
import { type OrderPiece, splitOrder } from "#rules/bookings/split-order.ts";
import type { NamedRequest } from "#server/features/bookings/book-once.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { BookingOrder } from "#server/features/bookings/booking-fields.ts";
import {
  createPlanned,
  loadOffered,
  type Order,
  type PlannedBooking,
  planBooking,
} from "#server/features/bookings/create-booking.ts";
import { offerToFavouritesFirst } from "#server/features/bookings/job-offers/offer-job.ts";
import type { BookedBy } from "#server/features/bookings/status/owner-approval/ask-owner.ts";
import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { DomainError } from "#server/platform/errors.ts";
import { orderMessages } from "#texts/da/corporation/order.ts";
import { notifyOrderApproved, notifyOrderReceived } from "./order.notifications.ts";
import type { OrderRow } from "./order.queries.ts";

/** A booking of an order that is not saved yet. */
export interface PlannedPiece {
  readonly piece: OrderPiece;
  readonly order: Order;
  readonly plan: PlannedBooking;
}

interface Ordered {
  /** The company. */
  readonly id: number;
  readonly asAdmin: boolean;
  readonly body: OrderForm;
  readonly request: NamedRequest | null;
  /** What the order has already. */
  readonly existing?: readonly BookingRow[];
}

/** What an order would book. Refuses as `planBooking`, under the role and day that are wrong. */
export async function planOrder(context: MessageContext, ordered: Ordered): Promise<PlannedPiece[]> {
  const { id, asAdmin, body, request } = ordered;
  const { tx } = context;
  const split = splitOrder(body.lines, ordered.existing);
  if (!split.ok) throw new DomainError("invalid", { fields: { lines: orderMessages.tooLarge } });
  const corporation = await findCorporation(tx, id);
  if (!corporation) throw new DomainError("unauthenticated");
  const offered = new Map<number, Order["offered"]>();
  const planned: PlannedPiece[] = [];
  for (const piece of split.pieces) {
    const form = formOf(body, piece);
    const known = offered.get(form.staff_type) ?? (await loadOffered(tx, form.staff_type));
    offered.set(form.staff_type, known);
    const order = {
      ...{ corporation, offered: known, form, asAdmin, sendsMail: true },
      ...{ requestKey: request?.key ?? null, seenTerms: body.terms_version },
    };
    const plan = await planBooking(context, order).catch((error) => {
      throw underLine(error, piece);
    });
    planned.push({ piece, order, plan });
  }
  return planned;
}

/** The form of one booking of the order; a role's own dress goes before that of everybody. */
function formOf(
  body: OrderForm,
  { line, date, start_time, end_time, number_of_staff }: OrderPiece,
): BookingOrder {
  const { title: _title, lines, terms_version: _version, ...common } = body;
  const role = lines[line] as OrderForm["lines"][number];
  const { staff_type, hourly_wage, dates: _dates, number_of_staff: _number, ...dress } = role;
  const own = Object.entries(dress).filter(([, value]) => value !== undefined);
  return {
    ...{ ...common, ...(Object.fromEntries(own) as Partial<Record<keyof typeof dress, string>>) },
    ...{ staff_type, hourly_wage, date, start_time, end_time, number_of_staff, admin_message: "" },
  } as BookingOrder;
}

/** What the form of a booking says under a field is said of the role, and of its day where it is about that. */
function underLine(error: unknown, { line, day }: OrderPiece): unknown {
  if (!(error instanceof DomainError) || !error.fields) return error;
  const fields = Object.entries(error.fields).map(([name, message]) => {
    const isOfDay = name === "date" || name === "start_time" || name === "end_time";
    return [`lines.${line}.${isOfDay ? `dates.${day}.` : ""}${name}`, message];
  });
  return new DomainError(error.code, { fields: Object.fromEntries(fields) });
}

/**
 * Saves what was planned as bookings of an order. All of them are there before anybody is told, in one letter; what is
 * approved at once is offered to employees, and what waits for an owner of the company is told to the owners alone.
 */
export function bookPlanned(
  context: MessageContext,
  order: OrderRow,
  planned: readonly PlannedPiece[],
  by: BookedBy,
): Promise<BookingRow[]> {
  const ofOrder = planned.map(({ order: asked, plan }) => ({
    order: asked,
    plan: { ...plan, values: { ...plan.values, order_id: order.id } },
  }));
  return createPlanned(context, ofOrder, by, async (_, bookings, corporation) => {
    const approved = bookings.filter(({ approved_at }) => approved_at !== null);
    if (approved.length === 0) await notifyOrderReceived(context, { order, corporation, bookings });
    else await notifyOrderApproved(context, { order, corporation, bookings: approved }, 0);
    for (const booking of approved) await offerToFavouritesFirst(context, { booking, corporation });
  });
}
