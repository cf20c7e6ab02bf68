import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, givenDay, id, kroner, moment, optional, pathId } from "#contract/wire/schemas.ts";
import { paymentMessages } from "#texts/da/admin/payments/payments.ts";

const byId = z.object({ id: pathId });

/** Kroner above 0, at most ten millions. */
const amount = z
  .number(paymentMessages.amount)
  .check(z.minimum(0.01, paymentMessages.amount), z.maximum(10_000_000, paymentMessages.amount));

/** Kroner that were shown as open. */
export const seenOpen = z.number().check(z.minimum(-99_999_999), z.maximum(99_999_999));

const payment = z.object({
  id,
  day,
  amount: kroner,
  source: z.literal(["hand", "bank"]),
  /** What it was marked with. */
  reference: z.string(),
  created_at: moment,
  /** Who of the office told it; null where they are gone. */
  created_by: z.nullable(z.string()),
  undone_at: z.nullable(moment),
  undone_by: z.nullable(z.string()),
});

/** A reminder of the document. */
const reminder = z.object({
  id,
  /** The first, second or third. */
  step: z.int(),
  day,
  fee: kroner,
  /** Who of the office sent it; null where they are gone. */
  created_by: z.nullable(z.string()),
  waived_at: z.nullable(moment),
  waived_by: z.nullable(z.string()),
  undone_at: z.nullable(moment),
  undone_by: z.nullable(z.string()),
  can_withdraw: z.boolean(),
  can_waive: z.boolean(),
});

/** What is owed of a document with what was paid of it and its reminders, the newest first. */
export const payments = z.object({
  id,
  number: z.string(),
  corporation: z.string(),
  gross: kroner,
  credited: kroner,
  paid: kroner,
  /** Of reminders. */
  fees: kroner,
  open: kroner,
  overpaid: kroner,
  payments: z.array(payment),
  reminders: z.array(reminder),
});

export type WirePayments = z.output<typeof payments>;

/** A line of the bank's file: a payment into the account. */
const bankLine = z.strictObject({
  day: givenDay,
  amount,
  text: z.string().check(z.maxLength(500)),
  /** Which of the lines with this day, amount and text it is, from 1. */
  occurrence: z.int().check(z.minimum(1), z.maximum(500)),
});

export type WireBankLine = z.output<typeof bankLine>;

/** `fees` is what of `open` reminders cost. */
const openInvoice = z.object({ id, number: z.string(), corporation: z.string(), open: kroner, fees: kroner });

/** What customers have paid of the invoices of our own series. */
export const paymentEndpoints = {
  payments: endpoint({
    method: "GET",
    path: "admin/invoice-documents/:id/payments",
    summary: "What is owed of an invoice of our own series, and what was paid of it, the newest first.",
    callers: ["admin"],
    roles: "readingMoney",
    params: byId,
    answer: payments,
    refusals: ["not_found"],
  }),
  addPayment: endpoint({
    method: "POST",
    path: "admin/invoice-documents/:id/payments",
    summary: "Tells a payment of an invoice of our own series; `open` is what the office saw as open.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    body: z.strictObject({ day: givenDay, amount, reference: optional(140), open: seenOpen }),
    answer: payments,
    refusals: ["not_found", "not_payable", "total_changed", "payment_in_future"],
  }),
  undoPayment: endpoint({
    method: "PUT",
    path: "admin/document-payments/:id/undo",
    summary: "Takes a payment back that was told wrongly; taken back twice is taken back.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    answer: payments,
    refusals: ["not_found"],
  }),
  matchBankLines: endpoint({
    method: "POST",
    path: "admin/bank-payments/match",
    summary:
      "Which open invoices of our own series each line of the bank's file pays, surely or to choose, and which are booked; nothing is kept.",
    callers: ["admin"],
    roles: "money",
    body: z.strictObject({ lines: z.array(bankLine).check(z.minLength(1), z.maxLength(500)) }),
    answer: z.object({
      lines: z.array(
        z.object({ state: z.literal(["sure", "choose", "unknown", "booked"]), invoices: z.array(id) }),
      ),
      /** All that are open, for whoever chooses: 2,000 at most. */
      open: z.array(openInvoice),
    }),
  }),
  bookBankLines: endpoint({
    method: "POST",
    path: "admin/bank-payments",
    summary: "Books lines of the bank's file on the invoices that they pay, all of them or none.",
    callers: ["admin"],
    roles: "money",
    body: z.strictObject({
      lines: z
        .array(
          z.strictObject({
            ...bankLine.shape,
            parts: z
              .array(z.strictObject({ document_id: id, amount }))
              .check(z.minLength(1), z.maxLength(50)),
          }),
        )
        .check(z.minLength(1), z.maxLength(500)),
    }),
    answer: z.object({ booked: z.int() }),
    refusals: ["not_found", "not_payable", "line_booked", "parts_differ", "payment_in_future"],
  }),
};
