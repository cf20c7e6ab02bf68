import { type ExpressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type DocumentRow, isCreditedWhole } from "#server/features/invoicing/ledger/document.queries.ts";
import type { SentLine } from "#server/features/invoicing/ledger/ledger.queries.ts";
import { feesOfDocument, paidOfDocument } from "#server/features/invoicing/payments/payment.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { isAfter, newestFirst, type PageQuery, readingOf } from "#server/platform/database/lists/pages.ts";
import type { DB } from "#server/platform/database/types.gen.ts";

/** Which of a company's documents are read. */
export interface InvoiceFilter {
  readonly show: "all" | "unpaid" | "credit_notes";
  readonly year?: number | undefined;
  readonly booking_id?: number | undefined;
}

type Documents = DB & { d: DB["invoice_documents"] };

/** Still to be paid: no credit note, not paid, and not credited whole. Rule: What is left of an invoice, docs/rules/money.md. */
const isUnpaid = sql<boolean>`(d.kind <> 'credit_note' and not d.is_paid and not ${isCreditedWhole})`;

const ofYear = (year: number) => sql<boolean>`extract(year from d.entry_date) = ${year}`;

/** The accepted documents of a company. */
function acceptedOf(db: Db, corporationId: number) {
  return db
    .selectFrom("invoice_documents as d")
    .where("d.corporation_id", "=", corporationId)
    .where("d.number", "is not", null);
}

/** The accepted credit notes of the document `d`, oldest first; amounts in øre. */
function notesOf(eb: ExpressionBuilder<Documents, "d">) {
  return jsonArrayFrom(
    eb
      .selectFrom("invoice_documents as note")
      .select(["note.id", "note.net", "note.vat"])
      .select((note) => note.ref("note.number").$notNull().as("number"))
      .whereRef("note.credits", "=", "d.id")
      .where("note.number", "is not", null)
      .orderBy("note.id"),
  ).as("notes");
}

/** One page of a company's accepted documents, the newest first, each with its credit notes. */
export function documentsOfCompany(
  db: Db,
  corporationId: number,
  { show, year, booking_id }: InvoiceFilter,
  page: PageQuery,
) {
  const { limit, offset } = readingOf(page);
  return acceptedOf(db, corporationId)
    .leftJoin("invoice_documents as credited", "credited.id", "d.credits")
    .select(["d.id", "d.kind", "d.entry_date", "d.due_date", "d.net", "d.vat", "d.is_paid", "d.delivery"])
    .select(["credited.id as credited_id", "credited.number as credited_number"])
    .select((eb) => [eb.ref("d.number").$notNull().as("number"), notesOf(eb), paidOfDocument.as("paid")])
    .select(feesOfDocument.as("fees"))
    .select(sql<DocumentRow["content"]>`d.content`.as("content"))
    .$if(show === "unpaid", (query) => query.where(isUnpaid))
    .$if(show === "credit_notes", (query) => query.where("d.kind", "=", "credit_note"))
    .$if(year !== undefined, (query) => query.where(ofYear(year ?? 0)))
    .$if(booking_id !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("invoices as part")
            .select("part.id")
            .whereRef("part.document_id", "=", "d.id")
            .where("part.booking_id", "=", booking_id ?? 0),
        ),
      ),
    )
    .where(isAfter(page.after, newestFirst("d.id")))
    .orderBy("d.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export type CompanyDocument = Awaited<ReturnType<typeof documentsOfCompany>>[number];

/** What belongs to one booking of each of some documents. */
export async function partsOfDocuments(db: Db | Tx, documentIds: readonly number[]) {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom("invoices as i")
    .innerJoin("bookings as b", "b.id", "i.booking_id")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .select(["i.document_id", "i.booking_id", "i.total"])
    .select([
      sql<readonly SentLine[]>`i.lines`.as("lines"),
      sql<readonly number[]>`i.shift_ids`.as("shift_ids"),
    ])
    .select(["b.date", "b.start_time", "b.end_time", "t.job_title"])
    .where("i.document_id", "in", documentIds)
    .orderBy("b.date")
    .orderBy("i.id")
    .execute();
}

export type DocumentPart = Awaited<ReturnType<typeof partsOfDocuments>>[number];

/** The documents of a company that are still to be paid, oldest first, each with its credit notes. */
export function unpaidOfCompany(db: Db, corporationId: number) {
  return acceptedOf(db, corporationId)
    .select(["d.id", "d.kind", "d.net", "d.vat", "d.is_paid", "d.due_date"])
    .select((eb) => [eb.ref("d.number").$notNull().as("number"), notesOf(eb), paidOfDocument.as("paid")])
    .select(feesOfDocument.as("fees"))
    .where(isUnpaid)
    .orderBy("d.id")
    .execute();
}

/** How many documents a company has of each year, the latest first. */
export function countsOfCompany(db: Db, corporationId: number) {
  return acceptedOf(db, corporationId)
    .select([
      sql<number>`extract(year from d.entry_date)::int`.as("year"),
      sql<number>`count(*)::int`.as("all"),
      sql<number>`(count(*) filter (where ${isUnpaid}))::int`.as("unpaid"),
      sql<number>`(count(*) filter (where d.kind = 'credit_note'))::int`.as("credit_notes"),
    ])
    .groupBy("year")
    .orderBy("year", "desc")
    .execute();
}

/** An accepted document of a company; undefined for anybody else's. */
export function findOwnDocument(db: Db, corporationId: number, id: number) {
  return acceptedOf(db, corporationId).select("d.id").where("d.id", "=", id).executeTakeFirst();
}
