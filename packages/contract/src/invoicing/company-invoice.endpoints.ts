import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import {
  clockTime,
  day,
  id,
  kroner,
  moment,
  paging,
  pathId,
  queryNumber,
  required,
} from "#contract/wire/schemas.ts";
import { companyInvoiceStates } from "#rules/money/company-invoice.ts";
import { invoiceGroupings } from "#rules/money/invoice-grouping.ts";
import { questionSubjects } from "#rules/money/invoice-question.ts";
import { generalMessages, invoiceQuestionMessages as messages } from "#texts/da/common/validation.ts";

const byId = z.object({ id: pathId });

const numbered = z.object({ id, number: z.string() });

/** What a company has asked about a document, and the office's answer. */
const question = z.object({
  id,
  about: z.literal([...questionSubjects]),
  booking_id: z.nullable(id),
  message: z.string(),
  asked_at: moment,
  /** Who of the company asked, by name; null for a question from before it was stored. */
  asked_by: z.nullable(z.string()),
  /** The day until which it is answered. */
  answer_by: day,
  answer: z.nullable(z.string()),
  answered_at: z.nullable(moment),
  /** Who of the office answered, by name. */
  answered_by: z.nullable(z.string()),
});

/** What of a document belongs to one booking, as it was invoiced; amounts without VAT, negative on a credit note. */
const invoicedBooking = z.object({
  id,
  date: day,
  job_title: z.string(),
  /** How many worked; 0 where only fees are invoiced. */
  people: z.int(),
  start_time: clockTime,
  end_time: clockTime,
  /** The department that the document names, with its cost centre; empty without one. */
  department: z.string(),
  total: kroner,
  lines: z.array(z.object({ description: z.string(), quantity: z.number(), amount: kroner })),
});

/** An invoice, prepayment or credit note; amounts are negative on a credit note. */
const companyInvoice = z.object({
  id,
  number: z.string(),
  kind: z.literal(["invoice", "prepayment", "credit_note"]),
  date: day,
  due_date: z.nullable(day),
  booking_ids: z.array(id),
  net: kroner,
  vat: kroner,
  gross: kroner,
  state: z.literal([...companyInvoiceStates]),
  /** What was paid of it so far. */
  paid: kroner,
  /** What is still to be paid, with VAT, after credit notes and what was paid, with the fees of reminders. */
  left: kroner,
  /** Below `/api/`: the document as a PDF in Base64. */
  pdf_url: z.string(),
  /** The company's own order number on it; empty where there is none. */
  order_reference: z.string(),
  /** How far an electronic one is on its way to the company's EAN; null for one that goes by mail. */
  ean_delivery: z.nullable(z.literal(["by_hand", "sent", "delivered", "failed"])),
  /** The invoice that a credit note credits. */
  credits: z.nullable(numbered),
  /** The credit notes that credit it. */
  credit_notes: z.array(numbered),
  bookings: z.array(invoicedBooking),
  /** What was asked about it last. */
  question: z.nullable(question),
  /** Reminders that stand, the newest first, each with what is owed for it. */
  reminders: z.array(z.object({ step: z.int(), day, fee: kroner })),
});

export type WireCompanyInvoice = z.output<typeof companyInvoice>;

/** Invoices that are due together, with the credit notes that lower them, what was paid of each and what is left. */
const owedPart = z.nullable(
  z.object({
    amount: kroner,
    due_date: z.nullable(day),
    invoices: z.array(
      z.object({ id, number: z.string(), credit_notes: z.array(z.string()), paid: kroner, left: kroner }),
    ),
  }),
);

const summary = z.object({
  /** What the company owes, with VAT. */
  owed: z.object({ total: kroner, overdue: owedPart, next: owedPart, later: owedPart }),
  /** Years of which there is any document, the latest first. */
  years: z.array(z.int()),
  /** Documents of the year that was asked for. */
  counts: z.object({ all: z.int(), unpaid: z.int(), credit_notes: z.int() }),
  /** Where invoices are paid to; null where only the invoice says. */
  pay_to: z.nullable(
    z.object({
      name: z.string(),
      institution: z.string(),
      registration: z.string(),
      account: z.string(),
      iban: z.string(),
      bic: z.string(),
    }),
  ),
  /** How the company's bookings are put together on invoices. */
  grouping: z.literal([...invoiceGroupings]),
});

export type WireInvoiceSummary = z.output<typeof summary>;

/** How a company's bookings are put together on invoices. */
const grouping = z.strictObject({ grouping: z.literal([...invoiceGroupings], generalMessages.invalid) });

const year = z.optional(queryNumber(2000, 2100));

/** What a company reads of its own invoices, and what it asks about them. */
export const companyInvoiceEndpoints = {
  ownInvoices: endpoint({
    method: "GET",
    path: "corporations/invoices",
    summary: "The company's own invoices, prepayments and credit notes, the newest first.",
    callers: ["corporation"],
    roles: "readingMoney",
    companyRoles: "invoices",
    query: z.object({
      ...paging(20, "number"),
      year,
      show: z._default(z.literal(["all", "unpaid", "credit_notes"]), "all"),
      booking_id: z.optional(queryNumber(1, 9_999_999)),
    }),
    answer: z.array(companyInvoice),
  }),
  ownInvoiceSummary: endpoint({
    method: "GET",
    path: "corporations/invoices/summary",
    summary: "What the company owes, where it is paid to, and how many documents a year has.",
    callers: ["corporation"],
    roles: "readingMoney",
    companyRoles: "invoices",
    query: z.object({ year }),
    answer: summary,
  }),
  ownInvoicePdf: endpoint({
    method: "GET",
    path: "corporations/invoices/:id/pdf",
    summary: "One of the company's own documents as a PDF in Base64, from whoever made it.",
    callers: ["corporation"],
    roles: "readingMoney",
    companyRoles: "invoices",
    params: byId,
    answer: z.object({ name: z.string(), media_type: z.literal("application/pdf"), content: z.string() }),
    refusals: ["not_found", "invoice_file_away"],
  }),
  chooseInvoiceGrouping: endpoint({
    method: "PUT",
    path: "corporations/invoices/grouping",
    summary: "Chooses how the company's bookings are put together on invoices that are made from now on.",
    callers: ["corporation"],
    roles: "money",
    companyRoles: "invoices",
    body: grouping,
    answer: grouping,
  }),
  chooseGroupingOfCompany: endpoint({
    method: "PUT",
    path: "admin/corporations/:id/invoice-grouping",
    summary: "The same of a company, by the office; the company is told.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    body: grouping,
    answer: grouping,
    refusals: ["not_found"],
  }),
  askAboutInvoice: endpoint({
    method: "POST",
    path: "corporations/invoices/:id/questions",
    summary: "Asks the office about an own document; one question at a time.",
    callers: ["corporation"],
    roles: "money",
    companyRoles: "invoices",
    params: byId,
    body: z.strictObject({
      message: required(messages.question, 500),
      about: z._default(z.literal([...questionSubjects], generalMessages.invalid), "other"),
      /** A booking that the document has lines of. */
      booking_id: z.optional(z.nullable(id)),
    }),
    answer: question,
    refusals: ["not_found", "question_open"],
  }),
  answerInvoiceQuestion: endpoint({
    method: "PUT",
    path: "admin/invoice-questions/:id",
    summary: "Answers what a company asked about an invoice; the company is told.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    body: z.strictObject({ answer: required(messages.answer, 1000) }),
    answer: question,
    refusals: ["not_found", "question_answered"],
  }),
};
