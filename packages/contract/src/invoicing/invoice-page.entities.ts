import * as z from "zod/mini";
import { adminBooking, staffEntry } from "#contract/bookings/admin-booking.entities.ts";
import { price } from "#contract/bookings/price.ts";
import { missingPayData } from "#contract/employees/missing-pay-data.ts";
import { clockTime, day, id, kroner, moment } from "#contract/wire/schemas.ts";
import { invoiceLefts, weekInvoiceStates, weekLineKinds } from "#rules/money/week-invoices.ts";
import { shiftWaitings } from "#rules/shifts/waiting.ts";
import { sentInvoice, whyNotInvoiced, whyNotPaid } from "./ledger.entities.ts";

/** Money of a line of the invoice page, in its columns; wage, holiday part and fees add up to the total. */
const amounts = z.object({
  /** Decimal, null where a line has none. */
  hours: z.nullable(z.number()),
  wage: kroner,
  holiday: kroner,
  wage_with_holiday: kroner,
  fees: kroner,
  total: kroner,
});

/** Why one side of a booking can't be changed any more, with the sentence that says so; null while it can. */
const lock = z.nullable(
  z.object({
    reason: z.literal([
      "invoice_requested",
      "invoice_refused",
      "invoice_accepted",
      "pay_requested",
      "pay_refused",
      "pay_accepted",
    ]),
    text: z.string(),
  }),
);

/** What the company is billed, and what the employees are paid. */
const locks = z.object({ invoice: lock, pay: lock });

const sentState = z.nullable(z.literal(["queued", "accepted", "refused"]));

const sentCounts = z.object({ accepted: z.int(), refused: z.int(), queued: z.int(), of: z.int() });

/** One shift on the invoice page. */
export const adminShift = z.object({
  id,
  status: z.string(),
  employee: staffEntry.shape.employee,
  /** Null where the pay of the shift waits for nothing of the person. */
  missing_data: z.nullable(missingPayData),
  /** Lacks CPR, account or registration number: the row is flagged DATA. */
  lacks_pay_data: z.boolean(),
  booking: z.object({
    id,
    date: day,
    start_time: clockTime,
    end_time: clockTime,
    jobRole: z.object({ id, job_title: z.string() }),
  }),
  booked_at: z.nullable(moment),
  appliedDuration: z.number(),
  hiredBeforeCount: z.int(),
  removed_reason: z.nullable(z.string()),
  removed_at: z.nullable(moment),
  cancellation_hours: z.number(),
  cancellation_fee: kroner,
  /** What a late removal pays the person, and how far that is; null where nothing is paid. */
  cancellation_pay: z.nullable(z.object({ amount: kroner, state: z.literal(["waits", "due"]) })),
  employee_checkin: z.nullable(moment),
  corporation_checkin_time: z.nullable(clockTime),
  corporation_checkout_time: z.nullable(clockTime),
  employee_checkin_time: z.nullable(clockTime),
  employee_checkout_time: z.nullable(clockTime),
  admin_checkin_time: z.nullable(clockTime),
  admin_checkout_time: z.nullable(clockTime),
  admin_employee_checkin_time: z.nullable(clockTime),
  admin_employee_checkout_time: z.nullable(clockTime),
  admin_check_time: z.nullable(z.number()),
  admin_employee_time: z.nullable(z.number()),
  last_checkout_by: z.nullable(z.literal(["employee", "corporation"])),
  first_checkout_by: z.nullable(z.literal(["employee", "corporation"])),
  checkout_rejected_count_employee: z.int(),
  checkout_rejected_count_corporation: z.int(),
  admin_approve_invoice: z.boolean(),
  admin_approve_checkout: z.boolean(),
  admin_approve_checkout_shift: z.boolean(),
  is_approved_for_payroll: z.boolean(),
  corporation_time_status: z.nullable(z.boolean()),
  employee_time_status: z.nullable(z.boolean()),
  /** What the shift waits for, with its one sentence; null where it waits for nothing or nobody worked. */
  state: z.nullable(z.object({ key: z.literal([...shiftWaitings]), text: z.string() })),
  /** Ended more than 24 hours ago, and neither side has stamped. */
  late_checkout: z.boolean(),
  /** When the company's silence agreed on a part of the times; null where it has not. */
  undisputed_at: z.nullable(moment),
  /** Hours beside that part which are open, for the invoice and for the pay; negative where the part was too much. */
  open_hours: z.number(),
  open_pay_hours: z.number(),
  /** Whether both sides' times are the same. */
  times_match: z.boolean(),
  not_met_for_booking: z.boolean(),
  time_comment_by_corporation: z.string(),
  time_comment_by_employee: z.string(),
  employee_comment_about_corporation: z.string(),
  employeeRating: z.nullable(z.object({ rating: z.int(), comment: z.string() })),
  corporationRating: z.nullable(z.object({ rating: z.int(), comment: z.string() })),
  employee_rated_corporation: z.boolean(),
  paymentDate: day,
  /** What counts for invoice and pay: hours, and their amounts in kroner. */
  billed_hours: z.number(),
  paid_hours: z.number(),
  pay: kroner,
  /** Only who met has times, amounts and approvals. */
  attendance: z.literal(["met", "not_met", "sick", "removed"]),
  /** What the person costs the company. */
  amounts,
  locked: locks,
  /** The document that the shift stands on, null while it stands on none. */
  invoice_state: sentState,
  pay_state: sentState,
  /** Why the person is not on the next invoice or pay run, null when the person is. */
  why_not_invoiced: z.nullable(whyNotInvoiced),
  why_not_paid: z.nullable(whyNotPaid),
});

export type WireAdminShift = z.output<typeof adminShift>;

export const bookingOptions = z.object({
  all_check_times_approved: z.boolean(),
  paid_at: z.nullable(moment),
  is_sent_to_zenegy: z.boolean(),
  is_sent_to_billy: z.boolean(),
  /** Pressed and on its way: the button stays disabled. */
  zenegy_requested: z.boolean(),
  billy_requested: z.boolean(),
  all_gravy_status: z.nullable(z.string()),
  /** How many of those who met are sent, for invoice and pay. */
  sent: z.object({ invoice: sentCounts, pay: sentCounts }),
  locked: locks,
});

/** One booking on the invoice page with everything that decides its invoice. */
export const bookingDetails = z.object({
  bookingOptions,
  booking: adminBooking,
  shifts: z.array(adminShift),
  removedShifts: z.array(adminShift),
  corporation: adminBooking.shape.corporation,
  price,
  /** Cancellation fees that are proposed as invoice lines. */
  cancellationLines: z.array(
    z.object({
      shift_id: id,
      hours: z.number(),
      unit_price: kroner,
      amount: kroner,
      /** Whether it stands on an invoice. */
      is_sent: z.boolean(),
      /** Whether the place may still be filled, so that it can't be charged yet. */
      can_lapse: z.boolean(),
    }),
  ),
  invoiceLines: z.array(
    z.object({
      priority: z.int(),
      productId: z.string(),
      description: z.string(),
      quantity: z.number(),
      unitPrice: z.number(),
      amount: kroner,
    }),
  ),
  invoiceTotal: kroner,
  /** The lines of the price that belong to nobody alone, so that people and lines add up to it. */
  bookingLines: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** Of a late removal, whose. */
      shift_id: z.nullable(id),
      ...amounts.shape,
    }),
  ),
  /** All people and lines together. */
  sum: amounts,
  /** All bookings of this answer together, by kind; the same on each of them. */
  superTotals: z.object({
    hours: z.number(),
    wage: kroner,
    holiday: kroner,
    transport: kroner,
    fees: kroner,
    total: kroner,
  }),
});

/** A booking among the others of its week: how far its invoices are. */
export const weekBookingDetails = z.object({
  ...bookingDetails.shape,
  week: z.object({
    state: z.literal(weekInvoiceStates),
    /** What of it is on no invoice yet. */
    left: z.nullable(z.literal(invoiceLefts)),
    /** What was accepted, less what was credited. */
    invoiced: kroner,
    /** The newest document where it was refused and taken back: nothing was made in its place yet. */
    taken_back: z.nullable(sentInvoice),
    /** The booking with its first invoice, then its other documents. */
    lines: z.array(
      z.object({
        kind: z.literal(weekLineKinds),
        state: z.literal(weekInvoiceStates),
        document: z.nullable(sentInvoice),
        /** Negative of a credit note. */
        amount: kroner,
      }),
    ),
  }),
});
