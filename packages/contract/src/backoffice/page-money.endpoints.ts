import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, id, kroner, paging, pathId } from "#contract/wire/schemas.ts";
import { invoiceStandings, payStandings } from "#rules/money/standing.ts";

const pageInvoice = z.object({
  id,
  booking_id: id,
  kind: z.literal(["invoice", "prepayment", "credit_note"]),
  /** Who made it. */
  vendor: z.literal(["own", "billy", "economic"]),
  number: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** Without VAT; negative for a credit note. */
  total: kroner,
  date: day,
  due_date: z.nullable(day),
  standing: z.literal([...invoiceStandings]),
});

const pagePay = z.object({
  id,
  booking_id: id,
  kind: z.literal(["pay", "difference", "cancellation"]),
  date: day,
  job_title: z.string(),
  corporation: z.string(),
  hours: z.number(),
  amount: kroner,
  /** The day on which it is paid, as it was sent. */
  payment_date: day,
  standing: z.literal([...payStandings]),
});

export type WirePageInvoice = z.output<typeof pageInvoice>;
export type WirePagePay = z.output<typeof pagePay>;

const byId = z.object({ id: pathId });

/** All invoices of a company and all pay of a person, on their pages in the office. */
export const pageMoneyEndpoints = {
  companyInvoices: endpoint({
    method: "GET",
    path: "admin/corporations/:id/invoices",
    summary: "A company's invoices, prepayments and credit notes, the newest first, each with its state.",
    callers: ["admin"],
    roles: "readingMoney",
    params: byId,
    query: z.object(paging(20, "number")),
    answer: z.object({ invoices: z.array(pageInvoice), total: z.int() }),
    refusals: ["not_found"],
  }),
  personPay: endpoint({
    method: "GET",
    path: "admin/employees/:id/pay",
    summary: "A person's pay lines, the newest first, each with its payment date and state.",
    callers: ["admin"],
    roles: "readingMoney",
    params: byId,
    query: z.object(paging(20, "number")),
    answer: z.object({ lines: z.array(pagePay), total: z.int() }),
    refusals: ["not_found"],
  }),
};
