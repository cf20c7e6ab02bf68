import type { WhyNotPaid } from "#rules/money/readiness.ts";
import type { PayLine } from "#rules/pay/employee-pay.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { whyCancellationNotPaid, whyShiftNotPaid } from "#server/features/invoicing/amounts.ts";
import { cancellationPayLine } from "#server/features/pricing/cancellation-pay.ts";
import { payOf } from "#server/features/pricing/worked-pay.ts";

/** Somebody who worked, or was taken off late, in a pay run, or why not. */
export interface ProposedPay {
  readonly shift: ShiftRow;
  readonly employee: EmployeeRow;
  readonly kind: "pay" | "cancellation";
  readonly reason: WhyNotPaid | null;
  readonly goes: boolean;
  /** Null for somebody who was not met. */
  readonly pay: PayLine | null;
}

/**
 * The pay run that a booking's people make: those who are selected, and those whose late removal is paid (`cancelled`).
 * Without `shiftIds` everybody who may go.
 */
export function proposePay(
  facts: {
    readonly booking: BookingRow;
    readonly shifts: readonly ShiftRow[];
    /** Ids of the shifts whose late removal is paid. */
    readonly cancelled: ReadonlySet<number>;
    readonly employees: ReadonlyMap<number, EmployeeRow>;
  },
  shiftIds: readonly number[] | undefined,
  now: Moment,
): ProposedPay[] {
  const { booking, shifts, employees, cancelled } = facts;
  return shifts
    .filter((shift) => {
      const isWork = shift.status === "selected" && booking.status !== "cancelled";
      return isWork || cancelled.has(shift.id) || shift.pay_state !== null;
    })
    .flatMap((shift) => {
      const employee = employees.get(shift.employee_id);
      if (!employee) return [];
      const isWork = shift.status === "selected";
      const whyNot = isWork ? whyShiftNotPaid : whyCancellationNotPaid;
      const reason = whyNot(booking, shift, employee, now);
      const isChosen = shiftIds === undefined || shiftIds.includes(shift.id);
      return [
        {
          ...{ shift, employee, reason },
          kind: isWork ? ("pay" as const) : ("cancellation" as const),
          goes: reason === null && isChosen,
          pay: isWork ? payOf(booking, shift) : cancellationPayLine(shift),
        },
      ];
    });
}
