import {
  companyInvoiceEndpoints,
  type WireCompanyInvoice,
} from "#contract/invoicing/company-invoice.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { companyInvoiceTexts as texts } from "#texts/da/corporation/invoices.ts";
import type { ExportTable } from "#texts/format/export-table.ts";
import { callForPage } from "#web/api/calls/call.ts";

/** Every document of a year, fetched page by page, as the rows of a file. */
export async function overviewOf(year: number): Promise<ExportTable> {
  const all: WireCompanyInvoice[] = [];
  for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const query = { year: String(year), limit: "100", ...(after ? { after } : {}) };
    const page = await callForPage(companyInvoiceEndpoints.ownInvoices, { query });
    all.push(...page.answer);
    after = page.next;
  }
  return [texts.table, ...all.map(rowOf)];
}

function rowOf(invoice: WireCompanyInvoice): ExportTable[number] {
  const {
    number,
    kind,
    date,
    due_date,
    state,
    booking_ids,
    bookings,
    order_reference,
    net,
    vat,
    gross,
    left,
  } = invoice;
  return [
    number,
    texts.kinds[kind],
    { day: date },
    due_date && { day: due_date },
    kind === "credit_note" ? "" : texts.states[state],
    booking_ids.join(", "),
    order_reference,
    [...new Set(bookings.map(({ department }) => department))].filter(Boolean).join(", "),
    ...[net, vat, gross, left].map((amount) => ({ ore: fromWireKroner(amount) })),
  ];
}
