import type { invoiceDocumentEndpoints as rows } from "#contract/invoicing/invoice-document.endpoints.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { owedOf } from "#rules/money/payments/owed.ts";
import { invoiceStanding } from "#rules/money/standing.ts";
import { dayOf } from "#rules/time/moment.ts";
import type { DocumentRow } from "#server/features/invoicing/ledger/document.queries.ts";
import { type Handler, ListPage } from "#server/platform/http/handler.ts";
import { searchDocuments } from "./document-list.queries.ts";

/** One page of issued documents, the newest first. Rule: Where a document stands, docs/rules/money.md. */
export const documents: Handler<typeof rows.documents> = async ({ query, now, services }) => {
  const today = dayOf(now);
  const { searchTerm: term, ...page } = query;
  const found = await searchDocuments(services.db, { ...page, term, show: query.show, today });
  const answer = {
    documents: found.rows.map(
      ({
        net,
        vat,
        credited,
        paid,
        fees,
        is_paid,
        is_credited,
        entry_date,
        handed_over_at,
        handed_over_by,
        ...row
      }) => ({
        ...row,
        ...{ date: entry_date, net: toWireKroner(net), vat: toWireKroner(vat) },
        ...{ gross: toWireKroner(net + vat), credited: toWireKroner(credited) },
        handed_over: handed_over_at && { at: handed_over_at.toISOString(), by: handed_over_by ?? "" },
        ...leftOf(row, { gross: net + vat, credited, paid, fees }),
        ...{ paid: toWireKroner(paid), fees: toWireKroner(credited >= net + vat ? 0 : fees) },
        standing: invoiceStanding(
          {
            ...{ state: "accepted", isTakenBack: false, isCreditNote: row.kind === "credit_note" },
            ...{ isCredited: is_credited, isPaid: is_paid, dueDate: row.due_date },
          },
          today,
        ),
      }),
    ),
    total: found.total,
  };
  return new ListPage(answer, found.next);
};

/** What is left to pay of an invoice of our own series. Rule: What is owed of an invoice, docs/rules/payments.md. */
function leftOf(
  { vendor, kind }: Pick<DocumentRow, "vendor" | "kind">,
  amounts: Parameters<typeof owedOf>[0],
): { open: number | null; overpaid: number | null } {
  if (vendor !== "own" || kind === "credit_note") return { open: null, overpaid: null };
  const { open, overpaid } = owedOf(amounts);
  return { open: toWireKroner(open), overpaid: toWireKroner(overpaid) };
}
