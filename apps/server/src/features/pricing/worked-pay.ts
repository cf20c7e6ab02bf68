import type { Selectable } from "kysely";
import { effectiveTimes, type Times } from "#rules/checkout/times.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { type PayLine, payLine } from "#rules/pay/employee-pay.ts";
import type { Bookings, Shifts } from "#server/platform/database/types.gen.ts";
import { adminPayTimesOf, billedColumns, stampsOf } from "./shift-times.ts";
import { agreementOf } from "./wage-agreement.queries.ts";

/** What of a shift and of its booking the pay depends on. */
export const paidShiftColumns = [
  ...billedColumns,
  ...([
    "admin_employee_checkin_time",
    "admin_employee_checkout_time",
    "pay_withdrawn",
    "has_pension",
  ] as const),
] as const;
export type PaidShift = Pick<Selectable<Shifts>, (typeof paidShiftColumns)[number]>;
export type PaidBooking = Pick<
  Selectable<Bookings>,
  "date" | "start_time" | "end_time" | "hourly_wage" | "transport_wage" | "self_paid_break" | "agreement"
>;

/** The pay of a shift, from the times that count for the employee; null for somebody who was not met. */
export function payOf(booking: PaidBooking, shift: PaidShift): PayLine | null {
  if (shift.not_met_for_booking || shift.pay_withdrawn) return null;
  const terms = {
    hourlyWage: booking.hourly_wage,
    transportHours: booking.transport_wage,
    selfPaidBreak: booking.self_paid_break,
    agreement: agreementOf(booking),
    hasPension: shift.has_pension,
  };
  return payLine(
    terms,
    { day: booking.date, start: booking.start_time, end: booking.end_time },
    paidTimesOf(booking, shift),
  );
}

/** What of a pay line an agreement gives, in kroner; nothing without a line. */
export function agreedPartsOf(line: PayLine | null) {
  const supplements = (line?.supplements ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    supplements: toWireKroner(supplements),
    employer_pension: toWireKroner(line?.employerPension ?? 0),
    employee_pension: toWireKroner(line?.employeePension ?? 0),
  };
}

/** The times that count for a shift's pay: the admin's, else what was agreed, else what was booked. */
export function paidTimesOf(booking: PaidBooking, shift: PaidShift): Times {
  return effectiveTimes(adminPayTimesOf(shift), stampsOf(shift), {
    from: booking.start_time,
    to: booking.end_time,
  });
}
