import type { WireMissingPayData } from "#contract/employees/missing-pay-data.ts";
import { type SideLock, sideLock } from "#rules/checkout/hours-lock.ts";
import { settledTimes } from "#rules/checkout/times.ts";
import {
  type SendableFacts,
  type SentState,
  type WhyNotInvoiced,
  type WhyNotPaid,
  whyNotInvoiced,
  whyNotPaid,
} from "#rules/money/readiness.ts";
import {
  type Amounts,
  type AmountTerms,
  type BookingLine,
  bookingLines,
  cancellationLine,
  cancellationRow,
  type InvoicedRow,
  type InvoiceLine,
  invoiceLines,
  type ProductIds,
  personAmounts,
} from "#rules/pricing/invoice-lines.ts";
import { holidayPartOf, type Price } from "#rules/pricing/price-booking.ts";
import { waitsForPayData } from "#rules/shifts/reminding.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Verdict } from "#rules/verdict.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { lacksPayData, serializeMissingData } from "#server/features/employees/pay-data.ts";
import { cancellationPayLine } from "#server/features/pricing/cancellation-pay.ts";
import { billedRemovals } from "#server/features/pricing/late-removals.ts";
import { adminPayTimesOf, adminTimesOf, stampsOf } from "#server/features/pricing/shift-times.ts";
import { payOf } from "#server/features/pricing/worked-pay.ts";
import { billedHoursOf, priceOfShifts } from "#server/features/pricing/worked-price.ts";
import type { AccountingServices } from "#server/platform/integrations/accounting/accounting.port.ts";

/** What a booking is billed for in all: the work of its selected people, and late removals that have not lapsed. */
export interface Billed {
  /** Of the work alone. */
  readonly price: Price;
  /** Removed shifts with a fee. */
  readonly removed: readonly ShiftRow[];
  /** Øre per hour of a late removal. */
  readonly removalPrice: number;
}

/** What a booking and all of its shifts come to; open times count as booked. */
export function billedFor(booking: BookingRow, shifts: readonly ShiftRow[]): Billed {
  const selected = shifts.filter(({ status }) => status === "selected");
  const removed = billedRemovals(shifts);
  return { price: priceOfShifts(booking, selected), removed, removalPrice: removalPriceOf(booking) };
}

/** Øre per hour of a late removal. */
function removalPriceOf({ hourly_wage, fee }: BookingRow): number {
  return hourly_wage + holidayPartOf(hourly_wage) + fee;
}

/** The fee of a late removal as a row to invoice. */
export function feeRow(booking: BookingRow, shift: ShiftRow): InvoicedRow {
  return cancellationRow({
    hours: shift.cancellation_hours,
    places: 1,
    unitPrice: removalPriceOf(booking),
    amount: shift.cancellation_fee,
  });
}

/** The rows of all that a booking is billed for as lines. Refuses `missing_product_id`. */
export function linesOf(
  booking: BookingRow,
  { price, removed }: Billed,
  products: ProductIds,
): Verdict<"missing_product_id", { lines: InvoiceLine[] }> {
  return invoiceLines([...price.rows, ...removed.map((shift) => feeRow(booking, shift))], products);
}

/** Whether a removal's place may still be filled, which the fee lapses by: until then nobody is charged. Rule: Places filled again, docs/rules/cancellation.md. */
export function canFeeLapse({ status, starts_at }: BookingRow, now: Moment): boolean {
  return status !== "cancelled" && now < starts_at.getTime();
}

/** What lines come to, in øre. */
export function totalOf(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** Why a selected person is not on the booking's next invoice, null when the person is. */
export function whyShiftNotInvoiced(
  booking: BookingRow,
  shift: ShiftRow,
  now: Moment,
): WhyNotInvoiced | null {
  return whyNotInvoiced(sendableFacts(booking, shift, "invoice"), now);
}

/** Why a selected person is not in the booking's next pay run, null when the person is. */
export function whyShiftNotPaid(
  booking: BookingRow,
  shift: ShiftRow,
  employee: EmployeeRow,
  now: Moment,
): WhyNotPaid | null {
  const pay = payOf(booking, shift)?.pay ?? 0;
  const facts = { ...sendableFacts(booking, shift, "pay"), lacksPayData: lacksPayData(employee), pay };
  return whyNotPaid(facts, now);
}

/** Why the pay for a late removal is not in the booking's next pay run, null when it is: nobody approves hours of it. */
export function whyCancellationNotPaid(
  booking: BookingRow,
  shift: ShiftRow,
  employee: EmployeeRow,
  now: Moment,
): WhyNotPaid | null {
  const { start_time: from, end_time: to } = booking;
  return whyNotPaid(
    {
      sent: sentStateOf(shift, "pay"),
      isNotMet: false,
      endsAt: booking.ends_at.getTime(),
      times: { from, to },
      isApproved: true,
      lacksPayData: lacksPayData(employee),
      pay: cancellationPayLine(shift).pay,
    },
    now,
  );
}

/** What a shift's pay waits for of its person, and whether it can be asked for now; null where it waits for nothing of it. */
export function missingDataOf(
  booking: BookingRow,
  shift: ShiftRow,
  employee: EmployeeRow,
  now: Moment,
): WireMissingPayData | null {
  const waits = waitsForPayData({
    lacksPayData: lacksPayData(employee),
    isNotMet: attendanceOf(shift) !== "met",
    bookingStatus: booking.status,
    pay: { sent: shift.pay_state },
  });
  return waits ? serializeMissingData(employee, now) : null;
}

function sendableFacts(booking: BookingRow, shift: ShiftRow, side: Side): SendableFacts {
  const adminTimes = side === "invoice" ? adminTimesOf(shift) : adminPayTimesOf(shift);
  return {
    sent: sentStateOf(shift, side),
    isNotMet: shift.not_met_for_booking,
    endsAt: booking.ends_at.getTime(),
    times: settledTimes(adminTimes, stampsOf(shift)),
    isApproved: side === "invoice" ? shift.admin_approve_invoice : shift.admin_approve_checkout,
  };
}

/** The products of a booking as the accounting service names them; our own invoices need no names. */
export function productsOf(booking: BookingRow, { vendor, of }: AccountingServices): ProductIds {
  const service = of(vendor);
  if (!service) return namedProducts({ staffType: booking.billy_id, rush: null, emergency: null });
  return { staffType: booking.billy_id, ...service.products };
}

/** Product ids with a stand-in for every product that has none yet. */
export function namedProducts({ staffType, rush, emergency }: ProductIds): ProductIds {
  return { staffType: staffType || "timer", rush: rush || "48-timer", emergency: emergency || "24-timer" };
}

/** Who has a row with times, amounts and approvals on the invoice page, and who only a badge. */
export function attendanceOf(shift: ShiftRow): "met" | "not_met" | "sick" | "removed" {
  if (shift.status === "sick") return "sick";
  if (shift.status !== "selected") return "removed";
  return shift.not_met_for_booking ? "not_met" : "met";
}

/** What one person of a booking costs the company. */
export function amountsOf(booking: BookingRow, shift: ShiftRow): Amounts {
  const isBilled = attendanceOf(shift) === "met";
  return personAmounts(amountTermsOf(booking), isBilled ? billedHoursOf(booking, shift) : null);
}

/** The lines of a booking's bill that belong to nobody who works: the rest of its price, and late removals. */
export function linesUnder(people: readonly Amounts[], booking: BookingRow, billed: Billed): BookingLine[] {
  const fees = billed.removed.map((shift) => ({
    ...cancellationLine(amountTermsOf(booking), feeRow(booking, shift)),
    shiftId: shift.id,
  }));
  return [...bookingLines(amountTermsOf(booking), billed.price, people), ...fees];
}

function amountTermsOf({ hourly_wage, fee, transport_wage }: BookingRow): AmountTerms {
  return { hourlyWage: hourly_wage, fee, transportHours: transport_wage };
}

/** What a change touches: what the company is billed, or what the employee is paid. */
export type Side = "invoice" | "pay";

/** How far the document of a side is that a shift stands on; null while it stands on none. */
export function sentStateOf(shift: ShiftRow, side: Side): SentState | null {
  return side === "invoice" ? shift.invoice_state : shift.pay_state;
}

/** Why a side of a shift can't be changed any more, null while it can. */
export function lockOf(shift: ShiftRow, side: Side): SideLock | null {
  return sideLock(side, sentStateOf(shift, side));
}

/** Why a side of a whole booking can't be changed any more: something of it stands on a document. */
export function lockOfAll(shifts: readonly ShiftRow[], side: Side): SideLock | null {
  return shifts.map((shift) => lockOf(shift, side)).find((lock) => lock !== null) ?? null;
}
