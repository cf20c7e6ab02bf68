import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { SentState } from "#rules/money/readiness.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { InvoiceDocuments, Invoices, PayLines, Shifts } from "#server/platform/database/types.gen.ts";

/** A line of an invoice as it was sent: quantity times unit price in kroner, `amount` in øre. */
export interface SentLine {
  readonly key: string;
  readonly productId: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly amount: number;
}

/** A fee for a late removal that was dropped with an invoice. */
export interface DroppedFee {
  readonly shift_id: number;
  readonly reason: string;
}

/** What is known of the document that an invoice is a part of. */
type OfDocument = Pick<
  Selectable<InvoiceDocuments>,
  "vendor" | "number" | "url" | "due_date" | "is_paid" | "delivery" | "delivery_message"
>;

/** What of a document belongs to one booking. */
export interface InvoiceRow
  extends OfDocument,
    Omit<Selectable<Invoices>, "lines" | "shift_ids" | "fee_shift_ids" | "dropped_fees" | "left_shift_ids"> {
  readonly lines: readonly SentLine[];
  readonly shift_ids: readonly number[];
  readonly fee_shift_ids: readonly number[];
  readonly dropped_fees: readonly DroppedFee[];
  /** People and fees that could go and were left for later. */
  readonly left_shift_ids: readonly number[];
}

/** The columns that a difference in pay changed, as they were before it. */
export type TimesBefore = Pick<
  Selectable<Shifts>,
  "admin_employee_checkin_time" | "admin_employee_checkout_time" | "pay_withdrawn"
> & { readonly invoice: Pick<Selectable<Shifts>, "admin_checkin_time" | "admin_checkout_time"> | null };

export type PayLineRow = Selectable<PayLines>;

/** What an invoice is made of when it is queued. */
export interface NewInvoice
  extends Pick<
    Insertable<Invoices>,
    | "booking_id"
    | "document_id"
    | "kind"
    | "credits"
    | "total"
    | "deducted"
    | "reason"
    | "created_at"
    | "created_by"
  > {
  readonly lines: readonly SentLine[];
  readonly shift_ids?: readonly number[];
  readonly fee_shift_ids?: readonly number[];
  readonly dropped_fees?: readonly DroppedFee[];
  readonly left_shift_ids?: readonly number[];
}

/**
 * Stores an invoice, a credit note or a prepayment, queued, with its lines and the shifts and fees on it. Amounts
 * in øre. Answers its id.
 */
export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<number> {
  const {
    lines,
    shift_ids = [],
    fee_shift_ids = [],
    dropped_fees = [],
    left_shift_ids = [],
    ...values
  } = invoice;
  const row = await tx
    .insertInto("invoices")
    .values({
      ...values,
      lines: JSON.stringify(lines),
      shift_ids: JSON.stringify(shift_ids),
      fee_shift_ids: JSON.stringify(fee_shift_ids),
      dropped_fees: JSON.stringify(dropped_fees),
      left_shift_ids: JSON.stringify(left_shift_ids),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Invoices with what is known of their documents. */
export function selectInvoices(db: Db | Tx) {
  return db
    .selectFrom("invoices as i")
    .innerJoin("invoice_documents as d", "d.id", "i.document_id")
    .selectAll("i")
    .select(["d.vendor", "d.number", "d.url", "d.due_date", "d.is_paid", "d.delivery", "d.delivery_message"]);
}

/** Stores pay lines, queued; none for none. Amounts in øre. */
export async function insertPayLines(tx: Tx, lines: readonly Insertable<PayLines>[]): Promise<PayLineRow[]> {
  return lines.length === 0
    ? []
    : tx
        .insertInto("pay_lines")
        .values([...lines])
        .returningAll()
        .execute();
}

export function findPayLine(db: Db | Tx, id: number): Promise<PayLineRow | undefined> {
  return db.selectFrom("pay_lines").selectAll().where("id", "=", id).executeTakeFirst();
}

/** An invoice with its booking locked before it, as everywhere; undefined when there is none of this id. */
export async function lockInvoice(tx: Tx, id: number): Promise<InvoiceRow | undefined> {
  await tx
    .selectFrom("bookings")
    .select("id")
    .where("id", "=", ({ selectFrom }) => selectFrom("invoices").select("booking_id").where("id", "=", id))
    .forUpdate()
    .execute();
  const row = await selectInvoices(tx).where("i.id", "=", id).forUpdate("i").executeTakeFirst();
  return row as unknown as InvoiceRow | undefined;
}

/** A pay line with its booking locked before it, as everywhere; undefined when there is none of this id. */
export async function lockPayLine(tx: Tx, id: number): Promise<PayLineRow | undefined> {
  await tx
    .selectFrom("bookings")
    .select("id")
    .where("id", "=", ({ selectFrom }) => selectFrom("pay_lines").select("booking_id").where("id", "=", id))
    .forUpdate()
    .execute();
  return tx.selectFrom("pay_lines").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function updateInvoice(tx: Tx, id: number, values: Updateable<Invoices>): Promise<void> {
  await tx.updateTable("invoices").set(values).where("id", "=", id).execute();
}

export async function updatePayLine(tx: Tx, id: number, values: Updateable<PayLines>): Promise<void> {
  await tx.updateTable("pay_lines").set(values).where("id", "=", id).execute();
}

/** Changes shifts alike: what they stand on. */
export async function updateShiftsOf(
  tx: Tx,
  ids: readonly number[],
  values: Updateable<Shifts>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable("shifts").set(values).where("id", "in", ids).execute();
}

/**
 * Gives back what stood on an invoice that was taken back or credited: its shifts are as approved as before, its fees
 * are proposed again, those that it dropped too.
 */
export async function releaseInvoice(tx: Tx, invoice: InvoiceRow): Promise<void> {
  await tx
    .updateTable("shifts")
    .set({
      invoice_id: null,
      invoice_state: null,
      // Whose pay was taken back since did not work, and is on no further invoice.
      not_met_for_booking: sql`not_met_for_booking or pay_withdrawn`,
    })
    .where("invoice_id", "=", invoice.id)
    .execute();
  await tx
    .updateTable("shifts")
    .set({ fee_invoice_id: null })
    .where("fee_invoice_id", "=", invoice.id)
    .execute();
  await updateShiftsOf(
    tx,
    invoice.dropped_fees.map(({ shift_id }) => shift_id),
    { cancellation_fee_lapsed_at: null },
  );
}

/** All invoices of bookings, oldest first. */
export async function invoicesOf(db: Db | Tx, bookingIds: readonly number[]): Promise<InvoiceRow[]> {
  if (bookingIds.length === 0) return [];
  const rows = await selectInvoices(db).where("i.booking_id", "in", bookingIds).orderBy("i.id").execute();
  return rows as unknown as InvoiceRow[];
}

/** All pay lines of a booking, oldest first. */
export function payLinesOf(db: Db | Tx, bookingId: number): Promise<PayLineRow[]> {
  return db.selectFrom("pay_lines").selectAll().where("booking_id", "=", bookingId).orderBy("id").execute();
}

/** What something became at the service: accepted, or refused in its words. */
export interface Outcome {
  readonly state: Exclude<SentState, "queued">;
  readonly vendorMessage?: string;
  readonly now: Moment;
}
