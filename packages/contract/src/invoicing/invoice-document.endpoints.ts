import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, flag, id, kroner, moment, paging, pathId, searchTerm } from "#contract/wire/schemas.ts";
import { documentFilters } from "#rules/money/documents/document-filters.ts";
import { invoiceStandings } from "#rules/money/standing.ts";

const byId = z.object({ id: pathId });

/** An invoice, prepayment or credit note that is issued. Money in kroner, positive on credit notes too. */
const document = z.object({
  id,
  corporation_id: id,
  corporation: z.string(),
  kind: z.literal(["invoice", "credit_note", "prepayment"]),
  /** Who made it. */
  vendor: z.literal(["own", "billy", "economic"]),
  number: z.string(),
  /** The number of the invoice that a credit note credits. */
  credits: z.nullable(z.string()),
  booking_ids: z.array(id),
  date: day,
  due_date: z.nullable(day),
  net: kroner,
  vat: kroner,
  gross: kroner,
  /** What credit notes over it come to. */
  credited: kroner,
  /** What was paid of one of our own series, and what its reminders cost. */
  paid: kroner,
  fees: kroner,
  /** Of an invoice of our own series: what is still to be paid, and what was paid too much; null of any other. */
  open: z.nullable(kroner),
  overpaid: z.nullable(kroner),
  standing: z.literal([...invoiceStandings]),
  /** Of an electronic one; `by_hand` while somebody is to deliver its file. */
  delivery: z.nullable(z.literal(["by_hand", "sent", "delivered", "failed"])),
  /** Why it did not arrive, in the service's words; empty where it did. */
  delivery_message: z.string(),
  /** When somebody said that the electronic file of one of our own is handed over, and who; null until then. */
  handed_over: z.nullable(z.object({ at: moment, by: z.string() })),
  /** Where it can be read at the service that made it. */
  url: z.nullable(z.string()),
});

export type WireDocument = z.output<typeof document>;

/** A file with its content in Base64. */
const file = z.object({ name: z.string(), media_type: z.string(), content: z.string() });

/** What customers were sent, by whoever made it. */
export const invoiceDocumentEndpoints = {
  documents: endpoint({
    method: "GET",
    path: "admin/invoice-documents",
    summary: "Issued invoices, prepayments and credit notes of all companies, the newest first.",
    callers: ["admin"],
    roles: "readingMoney",
    query: z.object({
      ...paging(30, "number"),
      /** A company's name, or the number of a document. */
      searchTerm,
      show: z.optional(z.literal(documentFilters)),
    }),
    answer: z.object({ documents: z.array(document), total: z.int() }),
  }),
  documentPdf: endpoint({
    method: "GET",
    path: "admin/invoice-documents/:id/pdf",
    summary:
      "A document as a PDF in Base64: ours as it was issued, else as the service has made it, or as we draw it where that gives none.",
    callers: ["admin"],
    roles: "readingMoney",
    params: byId,
    answer: file,
    refusals: ["not_found", "service_down"],
    rate: { perHour: 600 },
  }),
  electronicDocument: endpoint({
    method: "GET",
    path: "admin/invoice-documents/:id/oioubl",
    summary:
      "A document of our own series to an EAN as the electronic file that is handed over, in Base64 (OIOUBL 2.02).",
    callers: ["admin"],
    roles: "readingMoney",
    params: byId,
    answer: file,
    refusals: ["not_found"],
    rate: { perHour: 600 },
  }),
  handOverDocument: endpoint({
    method: "PUT",
    path: "admin/invoice-documents/:id/handed-over",
    summary: "Says that the electronic file of a document of our own is handed over, or takes that back.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    body: z.strictObject({ handed_over: flag }),
    answer: z.object({ delivery: z.literal(["by_hand", "sent"]) }),
    refusals: ["not_found"],
  }),
};
