import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import { isEmployeeLocked } from "#rules/checkout/hours-lock.ts";
import { isPartOpen, openHoursAfterSilence } from "#rules/checkout/silence.ts";
import { toCommaString } from "#rules/money/ore.ts";
import type { NumberReader } from "#rules/people/pay-numbers.ts";
import type { Day } from "#rules/time/moment.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { type PayDataRow, serializePayNumbers } from "#server/features/employees/pay-data.ts";
import {
  adminPayTimesOf,
  stampsOf,
  undisputedOf,
  undisputedShiftColumns,
} from "#server/features/pricing/shift-times.ts";
import { type PaidBooking, payOf } from "#server/features/pricing/worked-pay.ts";
import type { ShiftRating } from "#server/features/reputation/rating.queries.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import { employeeCheckoutTexts } from "#texts/da/employee/employee-checkout.ts";
import { moveOfShift } from "./move-of-shift.ts";

/** What of a shift its employee is shown at the checkout, or asks the rules about. */
export const stampedColumns = [
  ...(["id", "booking_id", "employee_id", "status", "pay_withdrawn"] as const),
  ...(["time_comment_by_corporation", "time_comment_by_employee"] as const),
  ...(["employee_stamped_at", "silence_warned_at"] as const),
  ...undisputedShiftColumns,
] as const;
export type StampedShift = Pick<ShiftRow, (typeof stampedColumns)[number]>;

/** An employee's checkout page, with CPR and bank numbers as the reader is shown them. */
export function serializeCheckout(
  shift: StampedShift,
  facts: {
    readonly job: PaidBooking & { readonly ends_at: Date };
    readonly booking: WireEmployeeBooking;
    /** When the shift is paid as it stands now. */
    readonly paymentDate: Day;
    readonly employee: PayDataRow;
    readonly reader: NumberReader;
    /** Hours of the company's silence after which a part is agreed; 0 for never. */
    readonly afterHours: number;
    /** What the employee says of the company. */
    readonly rating: ShiftRating;
  },
  secrets: Secrets,
): WireEmployeeCheckout {
  const { booking, employee, rating } = facts;
  const { id, name, icon_image, baseURL_image } = booking.corporation;
  return {
    id: shift.id,
    status: shift.status,
    employee_checkin_time: shift.employee_checkin_time,
    employee_checkout_time: shift.employee_checkout_time,
    corporation_checkin_time: shift.corporation_checkin_time,
    corporation_checkout_time: shift.corporation_checkout_time,
    first_checkout_by: shift.first_checkout_by,
    last_checkout_by: shift.last_checkout_by,
    checkout_rejected_count_employee: shift.checkout_rejected_count_employee,
    checkout_rejected_count_corporation: shift.checkout_rejected_count_corporation,
    time_comment_by_corporation: shift.time_comment_by_corporation,
    time_comment_by_employee: shift.time_comment_by_employee,
    admin_approve_checkout: shift.admin_approve_checkout,
    locked: isLocked(shift) ? { reason: "admin_approved", text: employeeCheckoutTexts.locked } : null,
    undisputed_at: shift.undisputed_at?.toISOString() ?? null,
    open_hours: openHoursAfterSilence(partOf(shift)),
    move: moveOfShift(shift, {
      registered: adminPayTimesOf(shift),
      isLocked: isLocked(shift),
      endsAt: facts.job.ends_at,
      afterHours: facts.afterHours,
    }),
    rating: rating.score,
    employee_comment: rating.comment,
    paymentDate: facts.paymentDate,
    // What the times come to that count by now, without holiday pay, also of somebody who was not met.
    totalPay: toCommaString(payOf(facts.job, { ...shift, not_met_for_booking: false })?.pay ?? 0),
    booking,
    corporation: { id, name, icon_image, baseURL_image },
    employee: {
      id: employee.id,
      ...serializePayNumbers(employee, secrets, facts.reader),
      tax_card_type: employee.tax_card_type,
      updatable_in_zenegy: employee.updatable_in_zenegy,
    },
  };
}

/** Whether the employee's hours are fixed. */
export function isLocked(shift: StampedShift): boolean {
  const hasStamped = stampsOf(shift).employee !== null;
  return isEmployeeLocked({
    isApprovedByAdmin: shift.admin_approve_checkout,
    hasStamped,
    isPartOpen: isPartOpen(partOf(shift)),
  });
}

/** The pay of a shift, seen against what silence has agreed. */
function partOf(shift: StampedShift) {
  return { ...stampsOf(shift), undisputed: undisputedOf(shift), registered: adminPayTimesOf(shift) };
}
