import type * as z from "zod/mini";
import { orderEndpoints as rows } from "#contract/bookings/order.endpoints.ts";
import type { OrderForm } from "#contract/bookings/order-form.ts";
import { type OrderPiece, splitOrder } from "#rules/bookings/split-order.ts";
import { bookOnce, type NamedRequest, requestOf, saveRequest } from "#server/features/bookings/book-once.ts";
import { type BookingRow, viewerOf } from "#server/features/bookings/booking.queries.ts";
import type { BookingOrder } from "#server/features/bookings/booking-fields.ts";
import {
  insertPlanned,
  loadOffered,
  type Order,
  type PlannedBooking,
  planBooking,
  tellOfNew,
} from "#server/features/bookings/create-booking.ts";
import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { orderMessages } from "#texts/da/corporation/order.ts";
import { loadOrderAnswer } from "./load-order.ts";
import { insertOrder } from "./order.queries.ts";
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
    const made = await insertAll(context, planned, order.id);
    const detail = { bookings: made.map((booking) => booking.id) };
    const actor = actorOf(session);
    await record({ tx, actor, now }, { type: "order.create", id: order.id, bookings: made, detail });
    return loadOrderAnswer(tx, order.id, viewer);
  }
};

/** A booking of an order that is not saved yet. */
interface PlannedPiece {
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
}

/** What an order would book. Refuses as `planBooking`, under the role and day that are wrong. */
async function planOrder(context: MessageContext, ordered: Ordered): Promise<PlannedPiece[]> {
  const { id, asAdmin, body, request } = ordered;
  const { tx } = context;
  const split = splitOrder(body.lines);
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

/** All of them are there before anybody is told, so that what is said of the prepayment is of the whole; once a day. */
async function insertAll(
  context: MessageContext,
  planned: readonly PlannedPiece[],
  orderId: number,
): Promise<BookingRow[]> {
  const made: { booking: BookingRow; order: Order }[] = [];
  for (const { order, plan } of planned) {
    const values = { ...plan.values, order_id: orderId };
    made.push({ order, booking: await insertPlanned(context, order, { ...plan, values }) });
  }
  const told = new Set<string>();
  for (const { booking, order } of made) {
    await tellOfNew(context, booking, order.corporation, told.has(booking.date));
    told.add(booking.date);
  }
  return made.map(({ booking }) => booking);
}
