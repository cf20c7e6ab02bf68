import type { monthEndpoints as rows, WireMonthFiles } from "#contract/invoicing/month.endpoints.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { owedOf } from "#rules/money/payments/owed.ts";
import { invoiceStanding } from "#rules/money/standing.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { departmentName } from "#texts/da/common/department-name.ts";
import { documentsOfServices } from "./journal.queries.ts";
import { journalOf } from "./journal.ts";
import { documentsOfMonth, payOfMonth } from "./month.queries.ts";

/** What of a month goes to the accountant. Rule: Journal, docs/rules/bookkeeping.md. */
export const monthFiles: Handler<typeof rows.monthFiles> = async ({ params, now, services: { db } }) => {
  const { month } = params;
  const journal = await journalOf(db, month);
  const services = await documentsOfServices(db, month);
  const documents = await documentsOfMonth(db, month);
  const pay = await payOfMonth(db, month);
  return {
    month,
    journal,
    left_out: services.map(({ vendor, documents: count }) => ({ vendor, documents: Number(count) })),
    documents: documents.map((document) => serializeDocument(document, dayOf(now))),
    pay: pay.map(({ amount, ...line }) => ({ ...line, amount: toWireKroner(amount) })),
  };
};

type DocumentOfMonth = Awaited<ReturnType<typeof documentsOfMonth>>[number];

/** Amounts of credit notes are below zero, so that the list adds up. */
function serializeDocument(document: DocumentOfMonth, today: Day): WireMonthFiles["documents"][number] {
  const { number, kind, vendor, credits, date, due_date, corporation, cvr, booking_ids } = document;
  const isCreditNote = kind === "credit_note";
  const sign = isCreditNote ? -1 : 1;
  const gross = document.net + document.vat;
  const isOwed = vendor === "own" && !isCreditNote;
  return {
    ...{ number, kind, vendor, credits, date, due_date, corporation, cvr, booking_ids },
    departments: document.departments.map(departmentName),
    net: toWireKroner(sign * document.net),
    vat: toWireKroner(sign * document.vat),
    gross: toWireKroner(sign * gross),
    open: isOwed ? toWireKroner(owedOf({ ...document, gross }).open) : null,
    standing: invoiceStanding(
      {
        ...{ state: "accepted", isTakenBack: false, isCreditNote },
        ...{ isCredited: document.is_credited, isPaid: document.is_paid, dueDate: due_date },
      },
      today,
    ),
  };
}
