import { createHash } from "node:crypto";
import { type Insertable, type Selectable, sql } from "kysely";
import type { WireBankLine } from "#contract/invoicing/payment.endpoints.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { DocumentPayments } from "#server/platform/database/types.gen.ts";

export type PaymentRow = Selectable<DocumentPayments>;

/** What was paid of the document `d` and not undone, in øre. */
export const paidOfDocument = sql<number>`coalesce((select sum(p.amount) from document_payments p
  where p.document_id = d.id and p.undone_at is null), 0)::int`;

/** What the reminders of the document `d` that stand cost, in øre. */
export const feesOfDocument = sql<number>`coalesce((select sum(r.fee) from document_reminders r
  where r.document_id = d.id and r.undone_at is null and r.waived_at is null), 0)::int`;

/** What issued credit notes credit of the document `d`, with VAT, in øre. */
export const creditedGross = sql<number>`coalesce((select sum(note.net + note.vat)
  from invoice_documents note where note.credits = d.id and note.number is not null), 0)::int`;

/** What a document comes to and what was paid of it, in øre; undefined when there is none of this id. */
export function findOwed(db: Db | Tx, documentId: number) {
  return db
    .selectFrom("invoice_documents as d")
    .innerJoin("corporations as c", "c.id", "d.corporation_id")
    .select(["d.id", "d.kind", "d.vendor", "d.number", "c.name as corporation"])
    .select([sql<number>`d.net + d.vat`.as("gross"), creditedGross.as("credited"), paidOfDocument.as("paid")])
    .select(feesOfDocument.as("fees"))
    .where("d.id", "=", documentId)
    .executeTakeFirst();
}

/** Issued invoices of our own series that something is open of, the oldest first; 2,000 at most. */
export function openInvoices(db: Db) {
  return db
    .selectFrom("invoice_documents as d")
    .innerJoin("corporations as c", "c.id", "d.corporation_id")
    .select(["d.id", "c.name as corporation"])
    .select((eb) => eb.ref("d.number").$notNull().as("number"))
    .select(sql<number>`d.net + d.vat - ${creditedGross} - ${paidOfDocument} + ${feesOfDocument}`.as("open"))
    .select(feesOfDocument.as("fees"))
    .where("d.vendor", "=", "own")
    .where("d.number", "is not", null)
    .where("d.kind", "<>", "credit_note")
    .where("d.is_paid", "=", false)
    .where(sql<boolean>`d.net + d.vat > ${creditedGross}`)
    .where(sql<boolean>`d.net + d.vat + ${feesOfDocument} > ${creditedGross} + ${paidOfDocument}`)
    .orderBy("d.id")
    .limit(2000)
    .execute();
}

/** Payments of a document with who told and who undid them, the newest first. */
export function paymentsOfDocument(db: Db | Tx, documentId: number) {
  const nameOf = (column: "p.created_by" | "p.undone_by") =>
    sql<string | null>`(select coalesce(nullif(w.contact_person, ''), w.name) from corporations w
      where w.id = ${sql.ref(column)})`;
  return db
    .selectFrom("document_payments as p")
    .select(["p.id", "p.day", "p.amount", "p.source", "p.reference", "p.created_at", "p.undone_at"])
    .select([nameOf("p.created_by").as("created_by"), nameOf("p.undone_by").as("undone_by")])
    .where("p.document_id", "=", documentId)
    .orderBy("p.id", "desc")
    .execute();
}

export function findPayment(db: Db | Tx, id: number): Promise<PaymentRow | undefined> {
  return db.selectFrom("document_payments").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Stores a payment; false where it is of a line of the bank that is booked. */
export async function insertPayment(tx: Tx, values: Insertable<DocumentPayments>): Promise<boolean> {
  const row = await tx
    .insertInto("document_payments")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Undoes a payment; false where it was undone before. */
export async function undo(tx: Tx, id: number, by: number, now: Moment): Promise<boolean> {
  const row = await tx
    .updateTable("document_payments")
    .set({ undone_at: new Date(now), undone_by: by })
    .where("id", "=", id)
    .where("undone_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these lines of the bank are booked. */
export async function bookedLines(db: Db | Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("document_payments")
    .select((eb) => eb.ref("bank_line").$notNull().as("bank_line"))
    .where(sql<boolean>`bank_line = any(${keys}::text[])`)
    .where("undone_at", "is", null)
    .execute();
  return new Set(rows.map(({ bank_line }) => bank_line));
}

/** What a line of the bank is known again by. Rule: Lines of the bank, docs/rules/payments.md. */
export function bankLineKey({ day, amount, text, occurrence }: WireBankLine): string {
  return createHash("sha256")
    .update(JSON.stringify([day, amount, text, occurrence]))
    .digest("base64url");
}
