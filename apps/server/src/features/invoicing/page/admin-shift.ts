import type { WireAdminShift } from "#contract/invoicing/entities.ts";
import { effectiveTimes } from "#rules/checkout/effective-times.ts";
import { isSame, type Times } from "#rules/checkout/times.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { type PayLine, payLine } from "#rules/pay/employee-pay.ts";
import { paymentDateOf } from "#rules/pay/payment-date.ts";
import { checkoutHoursBetween, netHours, type Period, workedTime } from "#rules/time/duration.ts";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import {
  adminPayTimesOf,
  adminTimesOf,
  stampsOf,
} from "#server/features/bookings/shifts/checkout-queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import type { EmployeeRow } from "#server/features/employees/queries.ts";
import { serializePayData } from "#server/features/employees/serializers.ts";
import type { ShiftRating } from "#server/features/ratings/ratings.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";

/** Everything that one row of the invoice page is made of. */
export interface AdminShiftFacts {
  readonly shift: ShiftRow;
  readonly booking: BookingRow;
  readonly employee: EmployeeRow;
  /** How often the company had hired the person before. */
  readonly hiredBefore: number;
  /** What the company said of the employee. */
  readonly aboutEmployee: ShiftRating;
  /** What the employee said of the company. */
  readonly aboutCorporation: ShiftRating;
}

/** One shift on the invoice page, with CPR and bank numbers in clear: for admins only, and the read is noted. */
export function adminShiftView(facts: AdminShiftFacts, secrets: Secrets, now: Moment): WireAdminShift {
  const { shift, booking, employee, aboutEmployee, aboutCorporation } = facts;
  const stamps = stampsOf(shift);
  return {
    id: shift.id,
    status: shift.status,
    employee: employeeView(employee, secrets),
    lacks_pay_data: lacksPayData(employee),
    booked_at: shift.booked_at?.toISOString() ?? null,
    appliedDuration: (now - shift.applied_at.getTime()) / HOUR_MS,
    hiredBeforeCount: facts.hiredBefore,
    removed_reason: shift.removed_reason,
    removed_at: shift.removed_at?.toISOString() ?? null,
    cancellation_hours: shift.cancellation_hours,
    cancellation_fee: toWireKroner(shift.cancellation_fee),
    employee_checkin: shift.employee_checkin?.toISOString() ?? null,
    ...timeColumns(shift),
    admin_check_time: hoursOf(adminTimesOf(shift)),
    admin_employee_time: hoursOf(adminPayTimesOf(shift)),
    last_checkout_by: shift.last_checkout_by,
    first_checkout_by: shift.first_checkout_by,
    checkout_rejected_count_employee: shift.checkout_rejected_count_employee,
    checkout_rejected_count_corporation: shift.checkout_rejected_count_corporation,
    admin_approve_invoice: shift.admin_approve_invoice,
    admin_approve_checkout: shift.admin_approve_checkout,
    admin_approve_checkout_shift: shift.admin_approve_checkout,
    is_approved_for_payroll: shift.admin_approve_checkout,
    corporation_time_status: shift.corporation_time_status,
    employee_time_status: shift.employee_time_status,
    times_match: isSame(stamps.employee, stamps.company),
    not_met_for_booking: shift.not_met_for_booking,
    time_comment_by_corporation: shift.time_comment_by_corporation,
    time_comment_by_employee: shift.time_comment_by_employee,
    employee_comment_about_corporation: aboutCorporation.comment,
    employeeRating: ratingView(aboutEmployee),
    corporationRating: ratingView(aboutCorporation),
    employee_rated_corporation: aboutCorporation.score > 0,
    paymentDate: paymentDateOf(booking.date),
    ...amountsOf(booking, shift),
  };
}

/** Whether payroll could not pay this person: no CPR, registration or account number. */
export function lacksPayData(employee: EmployeeRow): boolean {
  const { cpr_encrypted, bank_reg_encrypted, bank_account_encrypted } = employee;
  return cpr_encrypted === null || bank_reg_encrypted === null || bank_account_encrypted === null;
}

/** The pay of a shift, from the times that count for the employee; null for somebody who was not met. */
export function payOf(booking: BookingRow, shift: ShiftRow): PayLine | null {
  if (shift.not_met_for_booking) return null;
  const terms = {
    hourlyWage: booking.hourly_wage,
    transportHours: booking.transport_wage,
    selfPaidBreak: booking.self_paid_break,
  };
  return payLine(terms, bookedPeriod(booking), paidTimesOf(booking, shift));
}

/** The times that count for a shift's pay: the admin's, else what was agreed, else what was booked. */
export function paidTimesOf(booking: BookingRow, shift: ShiftRow): Times {
  return countingTimes(booking, shift, adminPayTimesOf(shift));
}

function amountsOf(booking: BookingRow, shift: ShiftRow) {
  const pay = payOf(booking, shift);
  if (!pay) return { billed_hours: 0, paid_hours: 0, pay: 0 };
  const { from, to } = countingTimes(booking, shift, adminTimesOf(shift));
  const worked = workedTime(bookedPeriod(booking), from, to);
  return {
    billed_hours: netHours(worked.hours, booking.self_paid_break),
    paid_hours: pay.hours,
    pay: toWireKroner(pay.pay),
  };
}

function countingTimes(booking: BookingRow, shift: ShiftRow, adminTimes: Times | null): Times {
  return effectiveTimes(adminTimes, stampsOf(shift), { from: booking.start_time, to: booking.end_time });
}

function bookedPeriod({ date, start_time, end_time }: BookingRow): Period {
  return { day: date, start: start_time, end: end_time };
}

function hoursOf(times: Times | null): number | null {
  return times && checkoutHoursBetween(times.from, times.to);
}

function ratingView({ score, comment }: ShiftRating) {
  return score === 0 && comment === "" ? null : { rating: score, comment };
}

function employeeView(row: EmployeeRow, secrets: Secrets): WireAdminShift["employee"] {
  const { cpr_nr, bank_account_nr, bank_reg_nr } = serializePayData(row, secrets);
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    email: row.email,
    profile_image: row.profile_image,
    baseURL_image: row.base_url_image,
    cpr_nr,
    bank_account_nr,
    bank_reg_nr,
  };
}

function timeColumns(shift: ShiftRow) {
  return {
    corporation_checkin_time: shift.corporation_checkin_time,
    corporation_checkout_time: shift.corporation_checkout_time,
    employee_checkin_time: shift.employee_checkin_time,
    employee_checkout_time: shift.employee_checkout_time,
    admin_checkin_time: shift.admin_checkin_time,
    admin_checkout_time: shift.admin_checkout_time,
    admin_employee_checkin_time: shift.admin_employee_checkin_time,
    admin_employee_checkout_time: shift.admin_employee_checkout_time,
  };
}
