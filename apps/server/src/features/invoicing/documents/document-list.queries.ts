import { type RawBuilder, sql } from "kysely";
import type { DocumentFilter } from "#rules/money/documents/document-filters.ts";
import type { Day } from "#rules/time/moment.ts";
import { isCreditedWhole } from "#server/features/invoicing/ledger/document.queries.ts";
import {
  creditedGross,
  feesOfDocument,
  paidOfDocument,
} from "#server/features/invoicing/payments/payment.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import { isAfter, newestFirst, pageOf, readingOf } from "#server/platform/database/lists/pages.ts";
import { contains, type Search } from "#server/platform/database/lists/text-search.ts";

interface DocumentSearch extends Search {
  readonly show: DocumentFilter | undefined;
  readonly today: Day;
}

/** One page of the issued documents that fit, the newest first, and how many there are. */
export async function searchDocuments(db: Db, search: DocumentSearch) {
  const { term, show, today } = search;
  let found = db
    .selectFrom("invoice_documents as d")
    .innerJoin("corporations as c", "c.id", "d.corporation_id")
    .where("d.number", "is not", null);
  if (show !== undefined) found = found.where(filters(today)[show]);
  if (term !== "")
    found = found.where(sql<boolean>`(${contains(sql.ref("c.search_text"), term)} or d.number = ${term})`);
  const { limit, offset } = readingOf(search);
  const read = await found
    .leftJoin("invoice_documents as credited", "credited.id", "d.credits")
    .leftJoin("corporations as hand", "hand.id", "d.handed_over_by")
    .select(["d.id", "d.corporation_id", "c.name as corporation", "d.kind", "d.vendor", "d.net", "d.vat"])
    .select(["d.entry_date", "d.due_date", "d.is_paid", "d.delivery", "d.delivery_message", "d.url"])
    .select(["d.handed_over_at", "hand.contact_person as handed_over_by"])
    .select((eb) => [eb.ref("d.number").$notNull().as("number"), "credited.number as credits"])
    .select([isCreditedWhole.as("is_credited"), creditedGross.as("credited"), paidOfDocument.as("paid")])
    .select(feesOfDocument.as("fees"))
    .select(
      sql<
        number[]
      >`array(select distinct i.booking_id from invoices i where i.document_id = d.id order by 1)`.as(
        "booking_ids",
      ),
    )
    .where(isAfter(search.after, newestFirst("d.id")))
    .orderBy("d.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { ...pageOf(read, search, ({ id }) => [id]), total: Number(count) };
}

/** Whether somebody still owes the document `d`, as the rule *Paid and overdue* has it. */
const isUnpaid = sql<boolean>`(d.kind <> 'credit_note' and not d.is_paid and not ${isCreditedWhole})`;

function filters(today: Day): Record<DocumentFilter, RawBuilder<boolean>> {
  return {
    unpaid: isUnpaid,
    overdue: sql<boolean>`(d.due_date < ${today}::date and ${isUnpaid})`,
    credit_notes: sql<boolean>`d.kind = 'credit_note'`,
    by_hand: sql<boolean>`d.delivery = 'by_hand'`,
  };
}
