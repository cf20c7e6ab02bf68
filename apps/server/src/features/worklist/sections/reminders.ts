import { sql } from "kysely";
import { isCreditedWhole } from "#server/features/invoicing/ledger/document.queries.ts";
import { creditedGross, paidOfDocument } from "#server/features/invoicing/payments/payment.queries.ts";
import { itemColumns, type Section } from "./section.ts";

/** Reminders that are due and not held back by a question. Rule: Next reminder, docs/rules/reminders.md. */
export const remindersDue: Section = (db, { remindersUntil, remindedUntil }) =>
  db
    .selectFrom("invoice_documents as d")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("document_reminders as r")
          .whereRef("r.document_id", "=", "d.id")
          .where("r.undone_at", "is", null)
          .select([sql<number>`count(*)::int`.as("count"), sql<string | null>`max(r.day)`.as("last")])
          .as("sent"),
      (join) => join.onTrue(),
    )
    .where("d.vendor", "=", sql.lit("own"))
    .where("d.number", "is not", null)
    .where("d.kind", "<>", sql.lit("credit_note"))
    .where("d.is_paid", "=", sql.lit(false))
    .where(sql<boolean>`not ${isCreditedWhole}`)
    .where(sql<boolean>`d.net + d.vat > ${creditedGross} + ${paidOfDocument}`)
    // Of more than three there is none.
    .where(sql<boolean>`d.due_date <= (${remindersUntil}::date[])[sent.count + 1]`)
    .where(sql<boolean>`(sent.last is null or sent.last <= ${remindedUntil}::date)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("invoice_questions as q")
            .select("q.id")
            .whereRef("q.document_id", "=", "d.id")
            .where("q.answered_at", "is", null),
        ),
      ),
    )
    .select(({ ref }) =>
      itemColumns({
        booking_id: sql`(select min(booking_id) from invoices where document_id = d.id)`,
        at: sql`d.due_date::timestamptz`,
        about: sql`array[d.number, d.due_date::text, (sent.count + 1)::text]`,
        orderBy: sql`${ref("d.due_date")}, ${ref("d.id")}`,
      }),
    );
