import { sql } from "kysely";
import type { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { type PaymentState, paymentState } from "#rules/money/payment.ts";
import type { SentState } from "#rules/money/readiness.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { foundIds } from "#server/features/bookings/booking.queries.ts";
import type { CorporationRow } from "#server/features/corporations/corporation.queries.ts";
import { serializeLine } from "#server/features/invoicing/accounting/invoice-proposal.serializer.ts";
import { outboxKey, outboxKeyInSql } from "#server/features/messages/outbox-keys.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { part } from "#server/platform/database/driver/together.ts";
import { refusedReasons } from "#texts/da/admin/ledger.ts";
import { isCredited } from "./balance.ts";
import type { InvoiceRow, PayLineRow } from "./ledger.queries.ts";

type SentInvoice = AnswerOf<typeof rows.ledger>["invoices"][number];

/** What is known beside the documents of bookings. */
export interface SentFacts {
  /** Keys of those that were refused and that somebody sent again from the mailbox. */
  readonly waiting: ReadonlySet<string>;
  readonly writer: (id: number | null) => SentInvoice["created_by"];
  readonly now: Moment;
}

/** The key of the effect that carries an invoice, credit note or prepayment. */
export function invoiceKey({ id }: Pick<InvoiceRow, "id">): string {
  return outboxKey("ledger-invoice", id);
}

/** The documents of the bookings of `found`, who made them, and which are sent again, for a statement. */
export function sentParts(db: Db | Tx) {
  const refused = sql<string>`(select ${outboxKeyInSql("ledger-invoice", sql.ref("id"))} from ${part("sent")}
    where state = 'refused' and taken_back_at is null)`;
  return {
    sent: db.selectFrom("invoices").selectAll().where("booking_id", "in", foundIds).orderBy("id"),
    writers: db
      .selectFrom("corporations")
      .select(["id", "name", "contact_person"])
      .where("id", "in", sql<number>`(select created_by from ${part("sent")})`),
    waiting: db
      .selectFrom("outbox")
      .select("key")
      .where("status", "<>", "failed")
      .where("key", "in", refused),
  };
}

/** Who made something; all admins' accounts may bear the agency's name. */
export function writersIn(
  admins: readonly Pick<CorporationRow, "id" | "name" | "contact_person">[],
): SentFacts["writer"] {
  const names = new Map(admins.map(({ id, name, contact_person }) => [id, contact_person || name]));
  return (id) => (id === null ? null : { id, name: names.get(id) ?? "" });
}

/** The documents of one booking, oldest first, as the wire says them. */
export function serializeInvoices(
  invoices: readonly InvoiceRow[],
  { waiting, writer, now }: SentFacts,
): SentInvoice[] {
  return invoices.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: stateOf(row, waiting.has(invoiceKey(row))),
    number: row.number,
    url: row.url,
    total: toWireKroner(row.total),
    lines: row.lines.map(serializeLine),
    shift_ids: [...row.shift_ids],
    reason: row.reason || whyRefused(row, "invoice"),
    vendor_message: row.vendor_message || null,
    credits: row.credits,
    credited: isCredited(row, invoices),
    payment: paymentOf(row, invoices, now),
    due_date: row.due_date,
    delivery: row.delivery,
    delivery_message: row.delivery_message || null,
    taken_back_at: row.taken_back_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    created_by: writer(row.created_by),
  }));
}

export function stateOf({ state }: { readonly state: SentState }, isWaitingAgain: boolean): SentState {
  return isWaitingAgain ? "queued" : state;
}

/** How far an invoice is paid; null of what nobody owes, or not yet. */
function paymentOf(row: InvoiceRow, all: readonly InvoiceRow[], now: Moment): PaymentState | null {
  if (row.kind === "credit_note" || row.state !== "accepted") return null;
  const { is_paid: isPaid, due_date: dueDate } = row;
  return paymentState({ isPaid, isCredited: isCredited(row, all), dueDate }, dayOf(now));
}

/** What is wrong with something that was refused, and what to do while nobody has taken it back. */
export function whyRefused(
  { state, taken_back_at }: InvoiceRow | PayLineRow,
  side: "invoice" | "pay",
): string | null {
  if (state !== "refused") return null;
  return taken_back_at === null ? refusedReasons[side] : refusedReasons.takenBack[side];
}
