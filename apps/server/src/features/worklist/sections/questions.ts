import { sql } from "kysely";
import { itemColumns, type Section } from "./section.ts";

/** What companies have asked about their invoices and nobody has answered. Rule: Asking about an invoice, docs/rules/money.md. */
export const invoiceQuestions: Section = (db) =>
  db
    .selectFrom("invoice_questions as q")
    .innerJoin("invoice_documents as d", "d.id", "q.document_id")
    .leftJoin("corporations as asker", "asker.id", "q.asked_by")
    .where("q.answered_at", "is", null)
    .select(({ ref }) =>
      itemColumns({
        booking_id: sql`coalesce(q.booking_id, (select min(booking_id) from invoices where document_id = d.id))`,
        question_id: ref("q.id"),
        at: ref("q.asked_at"),
        about: sql`array[q.about, d.number, q.answer_by::text, coalesce(asker.contact_person, '')]`,
        words: ref("q.message"),
        orderBy: sql`q.answer_by, q.id`,
      }),
    );
