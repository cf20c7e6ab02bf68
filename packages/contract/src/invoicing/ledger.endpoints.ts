import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTimeOr, id, kroner, pathId } from "#contract/wire/schemas.ts";
import { ledgerMessages } from "#texts/da/admin/ledger.ts";
import { adminMessages } from "#texts/da/common/validation.ts";
import { adminShift } from "./invoice-page.entities.ts";
import { invoiceProposal, ledger, payProposal, sentBookings } from "./ledger.entities.ts";
import { choices, invoiceBody, paid, reason, seen, shiftIds } from "./sending-forms.ts";

const byId = z.object({ id: pathId });
const time = clockTimeOr(adminMessages.time);
const onlyOpen = z.optional(z.literal(true));
const done = z.object({ status: z.literal("success") });

const invoiceRefusals = [
  "not_found",
  "already_sent_to_billy",
  "invoice_lines_differ",
  "missing_product_id",
  "nothing_to_send",
  "below_zero",
  "above_limit",
  "sender_missing",
  "not_ready",
  "total_changed",
  "total_missing",
  "fee_not_proposed",
  "fee_in_both",
  "corporation_erased",
  "prepayment_above",
  "prepayment_open",
] as const;
const payRefusals = [
  "not_found",
  "already_sent_to_zenegy",
  "missing_payroll_data",
  "nothing_to_send",
  "not_ready",
  "total_changed",
] as const;

/** What leaves for accounting and payroll, its history, and what corrects it. */
export const ledgerEndpoints = {
  invoiceProposal: endpoint({
    method: "GET",
    path: "admin/bookings/:id/invoice-proposal",
    summary: "What an invoice of a booking would hold, and what stays with the reason.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    answer: invoiceProposal,
    refusals: ["not_found"],
  }),
  createInvoice: endpoint({
    method: "PUT",
    path: "admin/billy/bookings/:id",
    summary:
      "Queues an invoice of the chosen people, fees and extra lines, of the `total` or the lines that were seen; `dryRun=1` answers its proposal.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    query: z.object({ dryRun: z.optional(z.literal("1")) }),
    body: invoiceBody,
    answer: z.union([done, invoiceProposal]),
    refusals: invoiceRefusals,
    plainRefusals: true,
  }),
  sendWeekInvoices: endpoint({
    method: "PUT",
    path: "admin/billy/bookings/send-all-week-invoices",
    summary:
      "Queues invoices of several bookings, each of the `total` that was seen, by itself with its own result.",
    callers: ["admin"],
    roles: "money",
    body: z.strictObject({
      bookings: z
        .array(z.strictObject({ booking_id: id, ...choices, total: seen }))
        .check(z.minLength(1), z.maxLength(200)),
    }),
    answer: sentBookings,
    refusals: ["sender_missing"],
  }),
  payProposal: endpoint({
    method: "GET",
    path: "admin/bookings/:id/pay-proposal",
    summary: "What a pay run of a booking would hold, and who stays with the reason.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    answer: payProposal,
    refusals: ["not_found"],
  }),
  sendPay: endpoint({
    method: "PUT",
    path: "admin/zenegy/bookings/:id",
    summary: "Queues the pay lines of the named people, or of everybody who may go.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    body: z.optional(z.strictObject({ ...paid, shift_ids: shiftIds.check(z.minLength(1)) })),
    answer: done,
    refusals: payRefusals,
    plainRefusals: true,
  }),
  sendPayOfMany: endpoint({
    method: "PUT",
    path: "admin/zenegy/bookings/send-all-week-shift-invoice",
    summary: "Queues the pay of several bookings, each by itself with its own result.",
    callers: ["admin"],
    roles: "money",
    body: z.union([
      z.strictObject({ bookingIds: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
      z.strictObject({
        bookings: z
          .array(z.strictObject({ booking_id: id, ...paid }))
          .check(z.minLength(1), z.maxLength(200)),
      }),
    ]),
    answer: sentBookings,
    plainRefusals: true,
  }),
  dropFee: endpoint({
    method: "PUT",
    path: "admin/shifts/:id/drop-fee",
    summary: "Drops the fee of a late removal, with a reason and without an invoice.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    body: z.strictObject({ reason }),
    answer: done,
    refusals: ["not_found", "fee_not_proposed"],
  }),
  ledger: endpoint({
    method: "GET",
    path: "admin/bookings/:id/ledger",
    summary: "Every invoice, credit note and pay line of a booking, oldest first.",
    callers: ["admin"],
    roles: "reading",
    params: byId,
    answer: ledger,
    refusals: ["not_found"],
  }),
  takeInvoiceBack: endpoint({
    method: "PUT",
    path: "admin/invoices/:id/take-back",
    summary: "Takes a refused invoice or credit note back, so that it can be corrected and sent anew.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    answer: ledger,
    refusals: ["not_found", "not_refused"],
  }),
  takePayBack: endpoint({
    method: "PUT",
    path: "admin/pay/:id/take-back",
    summary: "Takes a refused pay line back.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    answer: ledger,
    refusals: ["not_found", "not_refused"],
  }),
  credit: endpoint({
    method: "POST",
    path: "admin/invoices/:id/credit",
    summary: "Queues a credit note over a whole accepted invoice.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    body: z.strictObject({ reason }),
    answer: ledger,
    refusals: [
      "not_found",
      "not_accepted",
      "already_credited",
      "prepayment_deducted",
      "corporation_erased",
      "sender_missing",
    ],
  }),
  prepayment: endpoint({
    method: "POST",
    path: "admin/bookings/:id/prepayment",
    summary:
      "Queues an invoice over a part of a booking's price, of the `total` that was seen, which comes off the final invoice.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    body: z.strictObject({
      percent: z.number().check(z.positive(ledgerMessages.percent), z.maximum(100, ledgerMessages.percent)),
      total: seen,
    }),
    answer: ledger,
    refusals: [
      "not_found",
      "missing_product_id",
      "sender_missing",
      "corporation_erased",
      "over_price",
      "above_limit",
      "already_sent_to_billy",
      "total_changed",
      "total_missing",
    ],
  }),
  payDifferenceProposal: endpoint({
    method: "GET",
    path: "admin/pay/:id/difference",
    summary: "What a shift was paid, what other times come to, and the difference; nothing is written.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    query: z.union([z.strictObject({ from: time, to: time }), z.strictObject({ no_work: z.literal("1") })]),
    answer: z.object({ paid: kroner, due: kroner, difference: kroner }),
    refusals: ["not_found", "not_selected", "not_accepted"],
  }),
  payDifference: endpoint({
    method: "POST",
    path: "admin/pay/:id/difference",
    summary:
      "Queues a pay line for the difference between what a shift was paid and other times, or takes all of it back with `no_work`.",
    callers: ["admin"],
    roles: "money",
    params: byId,
    body: z.union([
      z.strictObject({ from: time, to: time, whole_day: z.optional(z.boolean()), reason, total: seen }),
      z.strictObject({ no_work: z.literal(true), reason, total: seen }),
    ]),
    answer: ledger,
    refusals: [
      "not_found",
      "not_selected",
      "not_accepted",
      "above_limit",
      "no_difference",
      "whole_day",
      "missing_payroll_data",
      "total_changed",
    ],
  }),
  settleTimes: endpoint({
    method: "PUT",
    path: "admin/shifts/:id/settle-times",
    summary:
      "Settles open times for invoice and pay: one side's, the booked ones, or others; with `only_open` never over what somebody has settled since.",
    callers: ["admin"],
    roles: "hours",
    params: byId,
    body: z.union([
      z.strictObject({ take: z.literal(["corporation", "employee", "booked"]), only_open: onlyOpen }),
      z.strictObject({ from: time, to: time, whole_day: z.optional(z.boolean()), only_open: onlyOpen }),
    ]),
    answer: adminShift,
    refusals: ["not_found", "already_sent", "already_settled", "no_times_given", "whole_day"],
  }),
};
