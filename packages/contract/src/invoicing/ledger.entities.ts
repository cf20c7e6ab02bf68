import * as z from "zod/mini";
import { missingPayData } from "#contract/employees/missing-pay-data.ts";
import { clockTime, day, id, kroner, moment } from "#contract/wire/schemas.ts";
import { invoiceCauses } from "#rules/money/bridge.ts";
import { changedInvoiceFields } from "#rules/people/profile-change.ts";
import { payrollVendors } from "#texts/da/admin/payroll-vendors.ts";

export const whyNotInvoiced = z.literal([
  "not_approved",
  "open_times",
  "not_ended",
  "not_met",
  "already_sent",
]);
export const whyNotPaid = z.literal([
  "not_approved",
  "open_times",
  "not_ended",
  "not_met",
  "already_sent",
  "missing_data",
  "above_limit",
]);

const workedTime = { from: clockTime, to: clockTime, hours: z.number() };

const invoiceLine = z.object({
  key: z.string(),
  description: z.string(),
  quantity: z.number(),
  /** Kroner with at most four decimals. */
  unit_price: z.number(),
  total: kroner,
});

/** What an invoice of a booking would hold, and what stays with the reason. Money in kroner without VAT. */
export const invoiceProposal = z.object({
  booking_id: id,
  shifts: z.array(
    z.object({
      shift_id: id,
      employee_id: id,
      name: z.string(),
      goes: z.boolean(),
      reason: z.nullable(whyNotInvoiced),
      /** What is billed: the clock, its hours, the wage with holiday pay of them, and what else makes the total. */
      ...workedTime,
      wage: kroner,
      fees: kroner,
      /** The person's part of the invoice; of somebody who stays, what it would be. */
      total: kroner,
    }),
  ),
  fees: z.array(
    z.object({ shift_id: id, name: z.string(), hours: z.number(), amount: kroner, keep: z.boolean() }),
  ),
  lines: z.array(invoiceLine),
  total: kroner,
  /** What the booking costs as booked. */
  booked_total: kroner,
  /** Why it comes to another amount, before what was prepaid; it adds up. */
  bridge: z.array(z.object({ cause: z.literal(invoiceCauses), amount: kroner })),
  /** What was prepaid and comes off this invoice; a line of its own. */
  deducted: kroner,
  /** What the invoices held that were taken back or credited since the last one; it can be chosen again. */
  again: z.object({
    extra_lines: z.array(z.pick(invoiceLine, { description: true, quantity: true, unit_price: true })),
    drop_fees: z.array(z.object({ shift_id: id, reason: z.string() })),
    /** People and fees that were left for later, by their shifts. */
    later: z.array(id),
  }),
  /** Why it can't be sent as it stands, in Danish. */
  refusal: z.nullable(z.string()),
});

/** What a pay run of a booking would hold, and who stays with the reason. */
/** What of a person's pay data is other than when they were last paid, never what stands there. */
export const changedPayData = z.object({
  fields: z.array(z.literal(["account", "cpr", "name"])),
  at: moment,
  /** Who of the office did it; null for the person. */
  by: z.nullable(z.string()),
});
export type WireChangedPayData = z.output<typeof changedPayData>;

/** What of a company's invoice data is other than when it was last invoiced, never what stands there. */
export const changedInvoiceData = z.object({
  fields: z.array(z.literal(changedInvoiceFields)),
  at: moment,
  /** Who of the office did it; null for the company. */
  by: z.nullable(z.string()),
});
export type WireChangedInvoiceData = z.output<typeof changedInvoiceData>;

export const payProposal = z.object({
  booking_id: id,
  shifts: z.array(
    z.object({
      shift_id: id,
      employee_id: id,
      /** For work, or for a late removal by the company. */
      kind: z.literal(["pay", "cancellation"]),
      name: z.string(),
      goes: z.boolean(),
      reason: z.nullable(whyNotPaid),
      /** Of somebody whose data is missing. */
      missing_data: z.nullable(missingPayData),
      changed: z.nullable(changedPayData),
      /** What is paid: the clock, and hours with transport. */
      ...workedTime,
      total: kroner,
    }),
  ),
  total: kroner,
});

const payrollVendor = z.literal(payrollVendors);
const ledgerState = z.literal(["queued", "accepted", "refused"]);
const writer = z.nullable(z.object({ id, name: z.string() }));

/** An invoice, credit note or prepayment as it was sent. */
export const sentInvoice = z.object({
  id,
  kind: z.literal(["invoice", "credit_note", "prepayment"]),
  state: ledgerState,
  /** Who made it, or is asked to. */
  vendor: z.literal(["own", "billy", "economic"]),
  number: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** Positive on credit notes too. */
  total: kroner,
  lines: z.array(invoiceLine),
  shift_ids: z.array(id),
  /** Of a correction why it was made, of a refusal what is wrong, in Danish. */
  reason: z.nullable(z.string()),
  /** The service's own words. */
  vendor_message: z.nullable(z.string()),
  /** The invoice that a credit note takes back. */
  credits: z.nullable(id),
  /** Whether an accepted credit note has taken it back. */
  credited: z.boolean(),
  /** How far it is paid, as accounting says; null of a credit note, of what it credits, and before acceptance. */
  payment: z.nullable(z.literal(["paid", "unpaid", "overdue"])),
  due_date: z.nullable(day),
  /** Of an electronic invoice: on its way, arrived or failed. */
  delivery: z.nullable(z.literal(["by_hand", "sent", "delivered", "failed"])),
  delivery_message: z.nullable(z.string()),
  taken_back_at: z.nullable(moment),
  created_at: moment,
  created_by: writer,
});

/** Everything that was sent for a booking, oldest first, as it was sent. */
export const ledger = z.object({
  /** What a prepayment is a part of, and what was prepaid; null once nothing more can be. */
  prepayable: z.nullable(z.object({ price: kroner, prepaid: kroner })),
  invoices: z.array(sentInvoice),
  pay: z.array(
    z.object({
      id,
      shift_id: id,
      name: z.string(),
      kind: z.literal(["pay", "difference", "cancellation"]),
      state: ledgerState,
      /** Which payroll service has got it, as soon as it may have; null of what was not sent yet, or needs not be. */
      vendor: z.nullable(payrollVendor),
      hours: z.number(),
      amount: kroner,
      reason: z.nullable(z.string()),
      vendor_message: z.nullable(z.string()),
      taken_back_at: z.nullable(moment),
      payment_date: day,
      created_at: moment,
      created_by: writer,
    }),
  ),
});

/** What became of each booking of a week: on its way, or why not. */
export const sentBookings = z.array(
  z.object({
    booking_id: id,
    status: z.literal(["queued", "refused"]),
    code: z.nullable(z.string()),
    message: z.nullable(z.string()),
  }),
);
