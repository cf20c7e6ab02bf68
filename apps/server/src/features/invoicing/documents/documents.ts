import type { invoiceDocumentEndpoints as rows } from "#contract/invoicing/invoice-document.endpoints.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { invoiceStanding } from "#rules/money/standing.ts";
import { dayOf } from "#rules/time/moment.ts";
import { type Handler, ListPage } from "#server/platform/http/handler.ts";
import { searchDocuments } from "./document-list.queries.ts";

/** One page of issued documents, the newest first. Rule: Where a document stands, docs/rules/money.md. */
export const documents: Handler<typeof rows.documents> = async ({ query, now, services }) => {
  const today = dayOf(now);
  const { searchTerm: term, ...page } = query;
  const found = await searchDocuments(services.db, { ...page, term, show: query.show, today });
  const answer = {
    documents: found.rows.map(({ net, vat, credited, is_paid, is_credited, entry_date, ...row }) => ({
      ...row,
      ...{ date: entry_date, net: toWireKroner(net), vat: toWireKroner(vat) },
      ...{ gross: toWireKroner(net + vat), credited: toWireKroner(credited) },
      standing: invoiceStanding(
        {
          ...{ state: "accepted", isTakenBack: false, isCreditNote: row.kind === "credit_note" },
          ...{ isCredited: is_credited, isPaid: is_paid, dueDate: row.due_date },
        },
        today,
      ),
    })),
    total: found.total,
  };
  return new ListPage(answer, found.next);
};
