import type { Ore } from "#rules/money/ore.ts";
import { type ApprovedSides, sidesToApprove } from "#rules/shifts/agreed-hours.ts";
import type { ShiftFacts } from "#rules/shifts/waiting.ts";
import { hoursBetween, netHours } from "#rules/time/duration.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { adminPayTimesOf, adminTimesOf, stampsOf } from "#server/features/pricing/shift-times.ts";
import { payOf } from "#server/features/pricing/worked-pay.ts";
import { billedHoursOf, priceOfShifts } from "#server/features/pricing/worked-price.ts";

/** A selected person's shift, and which of its sides a press approves. */
export interface AgreedShift {
  readonly shift: ShiftRow;
  readonly sides: ApprovedSides;
}

/** What approving a booking's agreed hours comes to; hours are decimal. */
export interface AgreedSums {
  readonly people: number;
  readonly hours: number;
  /** Hours more than booked; below 0 fewer. */
  readonly beyondBooked: number;
  readonly toInvoice: Ore;
  readonly toPay: Ore;
}

/** Those of a booking's selected people whose agreed hours wait to be approved. */
export function agreedShifts(
  booking: BookingRow,
  selected: readonly ShiftRow[],
  now: Moment,
): readonly AgreedShift[] {
  return selected
    .map((shift) => ({ shift, sides: sidesToApprove(factsOf(booking, shift), now) }))
    .filter(({ sides }) => sides.invoice || sides.pay);
}

/** What approving them comes to, each on the sides that are approved. */
export function sumsOf(booking: BookingRow, agreed: readonly AgreedShift[]): AgreedSums {
  const invoiced = agreed.filter(({ sides }) => sides.invoice).map(({ shift }) => shift);
  const paid = agreed.filter(({ sides }) => sides.pay).map(({ shift }) => shift);
  const booked = netHours(hoursBetween(booking.start_time, booking.end_time), booking.self_paid_break);
  const hours = sum(agreed, ({ shift, sides }) =>
    sides.invoice ? billedHoursOf(booking, shift) : (payOf(booking, shift)?.hours ?? 0),
  );
  return {
    people: agreed.length,
    hours,
    beyondBooked: hours - booked * agreed.length,
    toInvoice: invoiced.length === 0 ? 0 : priceOfShifts(booking, invoiced).total,
    toPay: sum(paid, (shift) => payOf(booking, shift)?.pay ?? 0),
  };
}

/** Adds up one figure of many. */
export function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

/** The sides of a shift's money as they are now. */
export function moneyOf(shift: ShiftRow): Pick<ShiftFacts, "invoice" | "pay"> {
  return {
    invoice: {
      adminTimes: adminTimesOf(shift),
      sent: shift.invoice_state,
      isApproved: shift.admin_approve_invoice,
    },
    pay: {
      adminTimes: adminPayTimesOf(shift),
      sent: shift.pay_state,
      isApproved: shift.admin_approve_checkout,
    },
  };
}

function factsOf(booking: BookingRow, shift: ShiftRow): ShiftFacts {
  const { employee, company } = stampsOf(shift);
  return {
    ...{ employee, company, ...moneyOf(shift) },
    bookingStatus: booking.status,
    isCheckoutClosed: booking.all_check_times_approved,
    date: booking.date,
    endsAt: booking.ends_at.getTime(),
    isNotMet: shift.not_met_for_booking,
    isCheckedIn: shift.employee_checkin !== null,
    // What silence has left open waits once the rest is sent.
    undisputed: null,
  };
}
