import { randomUUID } from "node:crypto";
import { settledTimes, type Times } from "#rules/checkout/times.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import type { Moment } from "#rules/time/moment.ts";
import { toldOf, type WebhookEvent } from "#rules/webhooks/events.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { createOutbox } from "#server/platform/outbox/outbox.ts";
import type { DomainEvent } from "./events.ts";
import { attemptOf } from "./webhook-attempt.ts";

/** What of a recorded event says what it is about. */
interface RecordedFacts {
  readonly booking?: OfCompany;
  readonly bookings?: readonly OfCompany[];
  readonly shifts?: readonly { readonly id: number }[];
  readonly document?: OfCompany;
}

interface OfCompany {
  readonly id: number;
  readonly corporation_id: number;
}

/** One thing that webhooks may be told of. */
interface Told {
  readonly type: WebhookEvent;
  readonly recorded: DomainEvent["type"];
  readonly companyId: number;
  readonly bookingId?: number;
  readonly shiftId?: number;
  readonly documentId?: number;
}

/**
 * Queues what happened for the webhooks that are told of it, of its company and of the office, in the transaction in
 * which it happens, which is the caller's. Rule: What webhooks are told of, docs/rules/webhooks.md.
 */
export async function tellWebhooks(
  db: Db | Tx,
  happened: readonly DomainEvent[],
  now: Moment,
): Promise<void> {
  const all = happened.flatMap(toldOfOne);
  if (all.length === 0) return;
  const listeners = await listenersOf(db, all);
  const heard = all.filter((told) => listeners(told).length > 0);
  if (heard.length === 0) return;
  const facts = await loadFacts(db, heard);
  const created_at = new Date(now);
  const deliveries = heard.flatMap((told) => {
    const data = dataOf(told, facts);
    if (data === null) return [];
    const [event_id, event] = [randomUUID(), told.type];
    const payload = JSON.stringify({ id: event_id, type: event, created_at: created_at.toISOString(), data });
    return listeners(told).map((webhook_id) => ({ webhook_id, event_id, event, payload, created_at }));
  });
  if (deliveries.length === 0) return;
  const rows = deliveries.map((delivery) => ({ ...delivery, next_try_at: created_at }));
  const queued = await db
    .insertInto("webhook_deliveries")
    .values(rows)
    .returning(["id", "webhook_id", "attempt"])
    .execute();
  await createOutbox().queue(db as Tx, queued.map(attemptOf), now);
}

function toldOfOne(event: DomainEvent): Told[] {
  const { booking, bookings = booking ? [booking] : [], shifts = [], document } = event as RecordedFacts;
  const recorded = event.type;
  return toldOf(recorded).flatMap((type): Told[] => {
    if (document) return [{ type, recorded, companyId: document.corporation_id, documentId: document.id }];
    return bookings.flatMap(({ id: bookingId, corporation_id: companyId }) => {
      const common = { type, recorded, companyId, bookingId };
      return type.startsWith("booking.") ? [common] : shifts.map(({ id }) => ({ ...common, shiftId: id }));
    });
  });
}

/** The ids of the webhooks that are told of something. */
async function listenersOf(db: Db | Tx, all: readonly Told[]): Promise<(told: Told) => number[]> {
  const webhooks = await db
    .selectFrom("webhooks as w")
    .leftJoin("corporations as c", "c.id", "w.corporation_id")
    .select(["w.id", "w.corporation_id", "w.events"])
    .where("w.paused_at", "is", null)
    .where("c.suspended_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("w.corporation_id", "is", null),
        eb("w.corporation_id", "in", [...new Set(all.map(({ companyId }) => companyId))]),
      ]),
    )
    .orderBy("w.id")
    .execute();
  return ({ type, companyId }) =>
    webhooks
      .filter(({ events }) => events.includes(type))
      .filter(({ corporation_id }) => corporation_id === null || corporation_id === companyId)
      .map(({ id }) => id);
}

type Facts = Awaited<ReturnType<typeof loadFacts>>;
type BookingFacts = NonNullable<ReturnType<Facts["bookings"]["get"]>>;
type ShiftFacts = NonNullable<ReturnType<Facts["shifts"]["get"]>>;

/** What the told events are about, as it is now; what none of them is about is not read. */
async function loadFacts(db: Db | Tx, told: readonly Told[]) {
  const idsOf = (key: "bookingId" | "shiftId" | "documentId") => [
    ...new Set(told.flatMap((one) => one[key] ?? [])),
  ];
  const [bookingIds, shiftIds, documentIds] = [idsOf("bookingId"), idsOf("shiftId"), idsOf("documentId")];
  const bookings = bookingIds.length === 0 ? [] : await bookingsOf(db, bookingIds);
  const shifts = shiftIds.length === 0 ? [] : await shiftsOf(db, shiftIds);
  const documents = documentIds.length === 0 ? [] : await documentsOf(db, documentIds);
  return {
    bookings: new Map(bookings.map((row) => [row.id, row])),
    shifts: new Map(shifts.map((row) => [row.id, row])),
    documents: new Map(documents.map((row) => [row.id, row])),
  };
}

const bookingsOf = (db: Db | Tx, ids: readonly number[]) =>
  db
    .selectFrom("bookings")
    .select(["id", "corporation_id", "staff_type_id", "order_id", "department_id"])
    .select(["status", "approved_at", "rejected_at", "owner_state"])
    .select(["date", "starts_at", "ends_at", "number_of_staff", "places_taken"])
    .where("id", "in", ids)
    .execute();

const shiftsOf = (db: Db | Tx, ids: readonly number[]) =>
  db
    .selectFrom("shifts")
    .select(["id", "booking_id", "employee_id", "status"])
    .select(["employee_checkin_time", "employee_checkout_time"])
    .select(["corporation_checkin_time", "corporation_checkout_time"])
    .select(["admin_checkin_time", "admin_checkout_time", "undisputed_from", "undisputed_to"])
    .where("id", "in", ids)
    .execute();

const documentsOf = (db: Db | Tx, ids: readonly number[]) =>
  db
    .selectFrom("invoice_documents as d")
    .select([
      "d.id",
      "d.corporation_id",
      "d.kind",
      "d.number",
      "d.net",
      "d.vat",
      "d.entry_date",
      "d.due_date",
    ])
    .select(({ selectFrom }) =>
      selectFrom("invoices as i")
        .select(({ fn }) => fn.agg<number[]>("array_agg", ["i.booking_id"]).as("ids"))
        .whereRef("i.document_id", "=", "d.id")
        .as("booking_ids"),
    )
    .where("d.id", "in", ids)
    .execute();

/** What is said of an event besides its name; null where it is not so that it has happened. */
function dataOf({ type, recorded, bookingId, shiftId, documentId }: Told, facts: Facts): object | null {
  if (documentId !== undefined) {
    const document = facts.documents.get(documentId);
    if (!document) return null;
    const { net, vat, booking_ids, ...rest } = document;
    const [wireNet, wireVat, gross] = [toWireKroner(net), toWireKroner(vat), toWireKroner(net + vat)];
    return { invoice: { ...rest, booking_ids: booking_ids ?? [], net: wireNet, vat: wireVat, gross } };
  }
  const booking = facts.bookings.get(bookingId ?? 0);
  if (!booking) return null;
  if (type === "booking.filled" && booking.places_taken < booking.number_of_staff) return null;
  if (shiftId === undefined || type === "booking.filled") return { booking: serializeBooking(booking) };
  const shift = facts.shifts.get(shiftId);
  if (!shift) return null;
  const { id, booking_id, employee_id, status } = shift;
  const hours = type === "hours.approved" ? hoursOf(shift, recorded) : undefined;
  if (hours === null) return null;
  return { booking: serializeBooking(booking), shift: { id, booking_id, employee_id, status, ...hours } };
}

function serializeBooking(booking: BookingFacts) {
  const { approved_at, rejected_at, owner_state, places_taken, starts_at, ends_at, ...rest } = booking;
  return {
    ...rest,
    approved: approved_at !== null,
    rejected: rejected_at !== null || owner_state === "declined",
    selected: places_taken,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
  };
}

/** The hours of a shift that are settled for its company; null while they are open. */
function hoursOf(shift: ShiftFacts, recorded: DomainEvent["type"]): Times | null {
  if (recorded === "shift.agree_by_silence") return timesOf(shift.undisputed_from, shift.undisputed_to);
  return settledTimes(timesOf(shift.admin_checkin_time, shift.admin_checkout_time), {
    employee: timesOf(shift.employee_checkin_time, shift.employee_checkout_time),
    company: timesOf(shift.corporation_checkin_time, shift.corporation_checkout_time),
  });
}

function timesOf(from: string | null, to: string | null): Times | null {
  return from === null || to === null ? null : { from, to };
}
