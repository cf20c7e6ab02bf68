import type { WhyNotPaid } from "#rules/money/readiness.ts";
import type { PayLine } from "#rules/pay/employee-pay.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { whyShiftNotPaid } from "#server/features/invoicing/amounts.ts";
import { payOf } from "#server/features/pricing/worked-pay.ts";

/** One selected person in a pay run, or why not. */
export interface ProposedPay {
  readonly shift: ShiftRow;
  readonly employee: EmployeeRow;
  readonly reason: WhyNotPaid | null;
  readonly goes: boolean;
  /** Null for somebody who was not met. */
  readonly pay: PayLine | null;
}

/** The pay run that a booking's selected people make; without `shiftIds` everybody who may go. */
export function proposePay(
  facts: {
    readonly booking: BookingRow;
    readonly shifts: readonly ShiftRow[];
    readonly employees: ReadonlyMap<number, EmployeeRow>;
  },
  shiftIds: readonly number[] | undefined,
  now: Moment,
): ProposedPay[] {
  const { booking, shifts, employees } = facts;
  return shifts
    .filter(({ status }) => status === "selected")
    .flatMap((shift) => {
      const employee = employees.get(shift.employee_id);
      if (!employee) return [];
      const reason = whyShiftNotPaid(booking, shift, employee, now);
      const isChosen = shiftIds === undefined || shiftIds.includes(shift.id);
      return [{ shift, employee, reason, goes: reason === null && isChosen, pay: payOf(booking, shift) }];
    });
}
