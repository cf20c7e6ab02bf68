import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Ore } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { InvoiceDocuments } from "#server/platform/database/types.gen.ts";
import { type InvoiceRow, selectInvoices } from "./ledger.queries.ts";

/** A line of a document as it is sent. */
export interface DocumentLine {
  readonly bookingId: number;
  /** The accounting service's id of the product. */
  readonly productId: string;
  /** Kroner without VAT, at most four decimals. */
  readonly unitPrice: number;
  /** Hours, or 1 for a fixed amount. */
  readonly quantity: number;
  /** In øre, without VAT. */
  readonly amount: Ore;
  readonly description: string;
}

/** A booking that a document has lines of, as it was when the document was made. */
export interface DocumentBooking {
  readonly id: number;
  readonly jobTitle: string;
  readonly day: Day;
  readonly times: { readonly from: string; readonly to: string };
  readonly address: string;
  /** The company's department; left out without one, and of documents before there were any. */
  readonly department?: { readonly name: string; readonly cost_centre: string };
  /** Who worked, as «Anna K.», with the hours that are billed. */
  readonly people: readonly { readonly name: string; readonly hours: number }[];
}

/** What a document says, fixed when it is decided on. */
export interface DocumentContent {
  readonly paymentTermsDays: number;
  readonly lines: readonly DocumentLine[];
  readonly bookings: readonly DocumentBooking[];
  readonly note: string;
  /** The buyer's own order number; empty where there is none. */
  readonly orderReference: string;
  /** The mail that carries it where a service mails it. */
  readonly mail: { readonly subject: string; readonly body: string };
  /** Why something is credited; empty on invoices. */
  readonly reason: string;
}

/** Who an invoice is to, as it is sent. */
export interface Buyer {
  readonly name: string;
  /** 8 digits. */
  readonly cvr: string;
  /** 13 digits; present for buyers who receive electronic invoices. */
  readonly ean: string | null;
  readonly email: string;
  readonly contactPerson: string;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
}

/** Who an invoice is from, and where it is paid to. */
export type Seller = Readonly<
  Record<
    | "name"
    | "cvr"
    | "address"
    | "zip_code"
    | "city"
    | "email"
    | "phone"
    | "bank"
    | "bank_reg"
    | "bank_account"
    | "iban"
    | "bic",
    string
  >
>;

export interface DocumentRow extends Omit<Selectable<InvoiceDocuments>, "content" | "seller" | "buyer"> {
  readonly content: DocumentContent;
  /** Empty until it is issued; the seller only of our own series. */
  readonly seller: Partial<Seller>;
  readonly buyer: Partial<Buyer>;
}

type NewDocument = Pick<
  Insertable<InvoiceDocuments>,
  "corporation_id" | "kind" | "vendor" | "credits" | "net" | "vat" | "entry_date" | "created_at"
> & { readonly content: DocumentContent };

/** Stores a document, amounts in øre. */
export async function insertDocument(tx: Tx, { content, ...values }: NewDocument): Promise<DocumentRow> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('invoice_documents', 'id'))::int as id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  const row = await tx
    .insertInto("invoice_documents")
    .values({
      ...values,
      ...{ id, external_id: `VK-${id}`, content: JSON.stringify(content) },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as DocumentRow;
}

/** What credit notes over a document come to that were not taken back, in øre; it is locked, so that no other is made meanwhile. */
export async function creditedSoFar(tx: Tx, documentId: number): Promise<{ net: Ore; vat: Ore }> {
  await tx.selectFrom("invoice_documents").select("id").where("id", "=", documentId).forUpdate().execute();
  const notes = await tx
    .selectFrom("invoice_documents as d")
    .select(["d.net", "d.vat"])
    .where("d.credits", "=", documentId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("invoices as i")
          .select("i.id")
          .whereRef("i.document_id", "=", "d.id")
          .where("i.taken_back_at", "is", null),
      ),
    )
    .execute();
  const sumOf = (of: "net" | "vat") => notes.reduce((sum, note) => sum + note[of], 0);
  return { net: sumOf("net"), vat: sumOf("vat") };
}

export interface LockedDocument {
  readonly document: DocumentRow;
  readonly parts: readonly InvoiceRow[];
}

/** Whether accepted credit notes credit all of the document `d`. */
export const isCreditedWhole = sql<boolean>`(d.net <= coalesce((select sum(note.net)
  from invoice_documents note where note.credits = d.id and note.number is not null), 0) and d.kind <> 'credit_note')`;

/**
 * A document with its parts, all locked: first their bookings in the order of their ids, as everywhere; undefined when
 * there is none of this id.
 */
export async function lockDocument(tx: Tx, id: number): Promise<LockedDocument | undefined> {
  await tx
    .selectFrom("bookings")
    .select("id")
    .where("id", "in", (eb) => eb.selectFrom("invoices").select("booking_id").where("document_id", "=", id))
    .orderBy("id")
    .forUpdate()
    .execute();
  const document = await tx
    .selectFrom("invoice_documents")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!document) return undefined;
  const parts = await selectInvoices(tx)
    .where("i.document_id", "=", id)
    .orderBy("i.id")
    .forUpdate("i")
    .execute();
  return {
    document: document as unknown as DocumentRow,
    parts: parts as unknown as readonly InvoiceRow[],
  };
}

/** The document that an invoice is a part of; undefined when there is none of this id. */
export async function documentOfInvoice(tx: Tx, invoiceId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom("invoices")
    .select("document_id")
    .where("id", "=", invoiceId)
    .executeTakeFirst();
  return row?.document_id;
}

/** A document without a lock, for reading. */
export async function findDocument(db: Pick<Tx, "selectFrom">, id: number): Promise<DocumentRow | undefined> {
  const row = await db.selectFrom("invoice_documents").selectAll().where("id", "=", id).executeTakeFirst();
  return row as unknown as DocumentRow | undefined;
}

export async function updateDocument(
  tx: Tx,
  id: number,
  values: Updateable<InvoiceDocuments>,
): Promise<void> {
  await tx.updateTable("invoice_documents").set(values).where("id", "=", id).execute();
}
