import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, id, kroner, moment, optional, required } from "#contract/wire/schemas.ts";
import { accountKeys, voucherKinds } from "#rules/money/bookkeeping.ts";
import { differenceKeys } from "#rules/money/closing.ts";
import { invoiceStandings } from "#rules/money/standing.ts";
import { bookkeepingMessages, closingMessages } from "#texts/da/admin/months.ts";
import { payrollVendors } from "#texts/da/admin/payroll-vendors.ts";

/** A calendar month, `2026-10`. */
const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
const byMonth = z.object({ month });

const vendor = z.literal(["own", "billy", "economic"]);
const documentKind = z.literal(["invoice", "credit_note", "prepayment"]);

const accountNumber = z
  .pipe(
    z.string(bookkeepingMessages.account),
    z.transform((typed: string) => typed.replace(/[\s.]/g, "")),
  )
  .check(z.regex(/^\d{1,12}$/, bookkeepingMessages.account));

const accountFields = {
  ...{ debtors: accountNumber, revenue: accountNumber, sales_vat: accountNumber },
  ...{ bank: accountNumber, prepayments: accountNumber, reminder_fees: accountNumber },
  /** Of revenue and prepayments; empty where VAT has its line alone. */
  vat_code: z
    .string()
    .check(z.trim(), z.maxLength(20), z.regex(/^[\p{L}\d\-_.]*$/u, bookkeepingMessages.vatCode)),
};

/** The numbers of the accounts, as they are written in the form. */
export const accountsForm = z.strictObject(accountFields);

const accounts = z.object({
  ...{ debtors: z.string(), revenue: z.string(), sales_vat: z.string() },
  ...{ bank: z.string(), prepayments: z.string(), reminder_fees: z.string(), vat_code: z.string() },
});

/** What documents, payments and wages come to, in kroner; credit notes are taken off, and fees that fell away. */
const sums = { net: kroner, vat: kroner, gross: kroner, fees: kroner, payments: kroner, wages: kroner };

const closing = z.object({
  closed_at: moment,
  /** Who of the office; null where they are gone. */
  closed_by: z.nullable(z.string()),
  /** How much was open, and why it was closed all the same. */
  open_differences: z.int(),
  reason: z.string(),
  ...sums,
});

/** What of a booking is open, and of which people, documents or pay lines. */
const differenceKey = z.literal([...differenceKeys]);
const difference = z.object({ key: differenceKey, count: z.int(), ids: z.array(id) });

/** What was open of a booking when it was seen. */
const seenPoint = z.strictObject({
  booking_id: id,
  key: differenceKey,
  ids: z.array(id).check(z.maxLength(1000)),
});

/** A booking of which something is open, with what it comes to in kroner without VAT. */
const openBooking = z.object({
  booking_id: id,
  corporation: z.string(),
  job_title: z.string(),
  date: day,
  ...{ worked: kroner, invoiced: kroner, to_come: kroner },
  differences: z.array(difference),
});

/** What was made after the month was closed, and changes what it comes to. */
const later = z.object({
  kind: z.literal([
    ...(["invoice", "credit_note", "prepayment", "payment", "payment_undone"] as const),
    ...(["reminder_fee_ended", "pay"] as const),
  ]),
  /** The number of the document, of a payment of what it pays, of a fee of what was reminded of; null of pay. */
  number: z.nullable(z.string()),
  /** Whom it is about: a company, of pay a person. */
  name: z.string(),
  booking_id: z.nullable(id),
  at: moment,
  /** Documents and pay without VAT, below zero where something is taken off. */
  amount: kroner,
});

/** A month as the office closes it. */
const monthAnswer = z.object({
  month,
  is_over: z.boolean(),
  closing: z.nullable(closing),
  /** Earlier closings that were taken back, the newest first. */
  opened: z.array(
    z.object({
      closed_at: moment,
      closed_by: z.nullable(z.string()),
      opened_at: moment,
      opened_by: z.nullable(z.string()),
      opened_reason: z.string(),
    }),
  ),
  /** As it is now. */
  sums: z.object({ ...sums, worked: kroner, invoiced: kroner, to_come: kroner }),
  /** How many differences the bookings have together; whoever closes says which were seen. */
  open: z.int(),
  bookings: z.array(openBooking),
  /** Issued in the month and not paid: for information. */
  unpaid: z.array(
    z.object({
      id,
      number: z.string(),
      corporation: z.string(),
      due_date: z.nullable(day),
      open: kroner,
      is_overdue: z.boolean(),
    }),
  ),
  /** After the closing, the oldest first. */
  later: z.array(later),
});

export type WireMonth = z.output<typeof monthAnswer>;

const journalLine = z.object({
  voucher: z.string(),
  date: day,
  kind: z.literal([...voucherKinds]),
  /** The document, of a payment what it pays, of a fee what was reminded of. */
  number: z.string(),
  /** The number that a credit note credits. */
  credits: z.nullable(z.string()),
  account_key: z.literal([...accountKeys]),
  account: z.string(),
  debit: kroner,
  credit: kroner,
  vat_code: z.string(),
  customer: z.string(),
  cvr: z.string(),
});

const files = z.object({
  month,
  journal: z.array(journalLine),
  /** Documents of services, which are booked there and not in the journal. */
  left_out: z.array(z.object({ vendor, documents: z.int() })),
  /** All documents that are dated in the month, whoever made them. */
  documents: z.array(
    z.object({
      number: z.string(),
      kind: documentKind,
      vendor,
      credits: z.nullable(z.string()),
      date: day,
      due_date: z.nullable(day),
      corporation: z.string(),
      cvr: z.string(),
      booking_ids: z.array(id),
      /** The departments of its bookings with their cost centres, as it calls them. */
      departments: z.array(z.string()),
      ...{ net: kroner, vat: kroner, gross: kroner },
      /** Of our own series; null of any other. */
      open: z.nullable(kroner),
      standing: z.literal([...invoiceStandings]),
    }),
  ),
  /** Accepted pay for work of the month, line by line, without CPR and bank numbers. */
  pay: z.array(
    z.object({
      employee_id: id,
      name: z.string(),
      date: day,
      corporation: z.string(),
      job_title: z.string(),
      kind: z.literal(["pay", "difference", "cancellation"]),
      hours: z.number(),
      amount: kroner,
      vendor: z.nullable(z.literal(payrollVendors)),
      sent_on: day,
    }),
  ),
});

export type WireMonthFiles = z.output<typeof files>;

/** Months as they are closed, and what goes to whoever keeps the books. */
export const monthEndpoints = {
  accounts: endpoint({
    method: "GET",
    path: "admin/bookkeeping-accounts",
    summary: "The numbers of the accounts that documents and payments are booked on.",
    callers: ["admin"],
    roles: "readingMoney",
    answer: accounts,
  }),
  saveAccounts: endpoint({
    method: "PUT",
    path: "admin/bookkeeping-accounts",
    summary: "Saves the numbers of the accounts; files that are fetched from then on have them.",
    callers: ["admin"],
    roles: "money",
    body: accountsForm,
    answer: accounts,
  }),
  months: endpoint({
    method: "GET",
    path: "admin/months",
    summary:
      "The last months, the newest first, with when and by whom they were closed; null of those that are open.",
    callers: ["admin"],
    roles: "readingMoney",
    answer: z.array(
      z.object({
        month,
        is_over: z.boolean(),
        closed_at: z.nullable(moment),
        closed_by: z.nullable(z.string()),
      }),
    ),
  }),
  month: endpoint({
    method: "GET",
    path: "admin/months/:month",
    summary:
      "A month: what it comes to, what is open of its bookings, who closed it, and what was made after that.",
    callers: ["admin"],
    roles: "readingMoney",
    params: byMonth,
    answer: monthAnswer,
  }),
  closeMonth: endpoint({
    method: "POST",
    path: "admin/months/close",
    summary: "Closes a month that is over; what is open needs a reason, and to have been seen (`seen`).",
    callers: ["admin"],
    roles: "money",
    body: z.strictObject({
      month,
      seen: z.array(seenPoint).check(z.maxLength(5000)),
      reason: optional(500),
    }),
    answer: monthAnswer,
    refusals: ["month_not_over", "month_closed", "month_changed", "reason_missing"],
  }),
  openMonth: endpoint({
    method: "POST",
    path: "admin/months/open",
    summary: "Opens a month that was closed again; the closing stays in its history.",
    callers: ["admin"],
    roles: "money",
    body: z.strictObject({ month, reason: required(closingMessages.reason, 500) }),
    answer: monthAnswer,
    refusals: ["month_open"],
  }),
  monthFiles: endpoint({
    method: "GET",
    path: "admin/months/:month/files",
    summary:
      "What goes to the accountant: the journal of our own series, all documents of the month, and its accepted pay.",
    callers: ["admin"],
    roles: "readingMoney",
    params: byMonth,
    answer: files,
  }),
};
