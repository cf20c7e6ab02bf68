import type * as z from "zod/mini";
import type { bookingOptions, WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import { answeredAppliedHours } from "#rules/applying/applicant-order.ts";
import type { SideLock } from "#rules/checkout/hours-lock.ts";
import { openHoursAfterSilence } from "#rules/checkout/silence.ts";
import { isSame, type Times } from "#rules/checkout/times.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { paymentDateOf } from "#rules/pay/payment-date.ts";
import { shiftWaits } from "#rules/shifts/waiting.ts";
import { checkoutHoursBetween } from "#rules/time/duration.ts";
import type { Moment } from "#rules/time/moment.ts";
import { waitingFacts } from "#server/features/bookings/admin/admin-booking.serializer.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { lacksPayData, serializePayNumbers } from "#server/features/employees/pay-data.ts";
import {
  amountsOf,
  attendanceOf,
  lockOf,
  lockOfAll,
  missingDataOf,
  type Side,
  sentStateOf,
  whyCancellationNotPaid,
  whyShiftNotInvoiced,
  whyShiftNotPaid,
} from "#server/features/invoicing/amounts.ts";
import {
  adminPayTimesOf,
  adminTimesOf,
  stampsOf,
  undisputedOf,
} from "#server/features/pricing/shift-times.ts";
import { payOf } from "#server/features/pricing/worked-pay.ts";
import { billedHoursOf } from "#server/features/pricing/worked-price.ts";
import type { ShiftRating } from "#server/features/reputation/rating.queries.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import { adminLockTexts, shiftWaitingTexts } from "#texts/da/admin/admin-invoice.ts";
import { serializeAmounts } from "./money.serializer.ts";

/** Everything that one row of the invoice page is made of. */
export interface AdminShiftFacts {
  readonly shift: ShiftRow;
  readonly booking: BookingRow;
  readonly employee: EmployeeRow;
  /** Whether a late removal of the person waits to be paid or is due; null where nothing is paid. */
  readonly cancellationPay: "waits" | "due" | null;
  /** How often the company had hired the person before. */
  readonly hiredBefore: number;
  /** What the company said of the employee. */
  readonly aboutEmployee: ShiftRating;
  /** What the employee said of the company. */
  readonly aboutCorporation: ShiftRating;
}

/** One shift on the invoice page; of CPR and bank numbers only dots. */
export function serializeAdminShift(facts: AdminShiftFacts, secrets: Secrets, now: Moment): WireAdminShift {
  const { shift, booking, employee, aboutEmployee, aboutCorporation } = facts;
  const stamps = stampsOf(shift);
  return {
    id: shift.id,
    status: shift.status,
    employee: serializeEmployee(employee, secrets),
    lacks_pay_data: lacksPayData(employee),
    missing_data: missingDataOf(booking, shift, employee, now),
    booking: {
      id: booking.id,
      date: booking.date,
      start_time: booking.start_time,
      end_time: booking.end_time,
      jobRole: { id: booking.staff_type_id, job_title: booking.job_title },
    },
    booked_at: shift.booked_at?.toISOString() ?? null,
    appliedDuration: answeredAppliedHours(now, shift.applied_at.getTime()),
    hiredBeforeCount: facts.hiredBefore,
    removed_reason: shift.fee_reason || shift.removed_reason,
    removed_at: (shift.fee_at ?? shift.removed_at)?.toISOString() ?? null,
    cancellation_hours: shift.cancellation_hours,
    cancellation_fee: toWireKroner(shift.cancellation_fee),
    cancellation_pay: facts.cancellationPay && {
      amount: toWireKroner(shift.cancellation_pay),
      state: facts.cancellationPay,
    },
    employee_checkin: shift.employee_checkin?.toISOString() ?? null,
    ...serializeTimes(shift),
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
    ...serializeWaiting(booking, shift, now),
    ...serializeSilence(shift),
    times_match: isSame(stamps.employee, stamps.company),
    not_met_for_booking: shift.not_met_for_booking,
    time_comment_by_corporation: shift.time_comment_by_corporation,
    time_comment_by_employee: shift.time_comment_by_employee,
    employee_comment_about_corporation: aboutCorporation.comment,
    employeeRating: serializeRating(aboutEmployee),
    corporationRating: serializeRating(aboutCorporation),
    employee_rated_corporation: aboutCorporation.score > 0,
    paymentDate: paymentDateOf(booking.date),
    ...hoursAndPayOf(booking, shift),
    attendance: attendanceOf(shift),
    amounts: serializeAmounts(amountsOf(booking, shift)),
    locked: serializeLocks((side) => lockOf(shift, side)),
    invoice_state: shift.invoice_state,
    pay_state: shift.pay_state,
    why_not_invoiced: whyShiftNotInvoiced(booking, shift, now),
    why_not_paid: (facts.cancellationPay ? whyCancellationNotPaid : whyShiftNotPaid)(
      booking,
      shift,
      employee,
      now,
    ),
  };
}

function serializeWaiting(booking: BookingRow, shift: ShiftRow, now: Moment) {
  const isSelected = shift.status === "selected";
  const key = isSelected ? shiftWaits(waitingFacts(booking, shift), now) : null;
  return {
    state: key && { key, text: shiftWaitingTexts[key] },
    late_checkout: key === "late_checkouts",
  };
}

function hoursAndPayOf(booking: BookingRow, shift: ShiftRow) {
  const pay = payOf(booking, shift);
  return {
    billed_hours: billedHoursOf(booking, shift),
    paid_hours: pay?.hours ?? 0,
    pay: toWireKroner(pay?.pay ?? 0),
  };
}

function hoursOf(times: Times | null): number | null {
  return times && checkoutHoursBetween(times.from, times.to);
}

function serializeRating({ score, comment }: ShiftRating) {
  return score === 0 && comment === "" ? null : { rating: score, comment };
}

function serializeEmployee(row: EmployeeRow, secrets: Secrets): WireAdminShift["employee"] {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    email: row.email,
    profile_image: row.profile_image,
    baseURL_image: row.base_url_image,
    ...serializePayNumbers(row, secrets, "admin"),
  };
}

function serializeTimes(shift: ShiftRow) {
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

/** What the company's silence has agreed on, and the hours that it left open for each side of the money. */
function serializeSilence(shift: ShiftRow) {
  const part = { ...stampsOf(shift), undisputed: undisputedOf(shift) };
  return {
    undisputed_at: shift.undisputed_at?.toISOString() ?? null,
    open_hours: openHoursAfterSilence({ ...part, registered: adminTimesOf(shift) }),
    open_pay_hours: openHoursAfterSilence({ ...part, registered: adminPayTimesOf(shift) }),
  };
}

/** How far a booking is invoiced and paid: what was pressed, and what was accepted. */
export function serializeOptions(
  booking: BookingRow,
  shifts: readonly ShiftRow[],
): z.output<typeof bookingOptions> {
  const selected = shifts.filter(({ status }) => status === "selected");
  return {
    all_check_times_approved: booking.all_check_times_approved,
    paid_at: booking.paid_at?.toISOString() ?? null,
    is_sent_to_zenegy: booking.is_sent_to_zenegy,
    is_sent_to_billy: booking.is_sent_to_billy,
    zenegy_requested: isRequested(selected, "pay"),
    billy_requested: isRequested(selected, "invoice"),
    sent: { invoice: countSent(selected, "invoice"), pay: countSent(selected, "pay") },
    all_gravy_status: booking.all_gravy_status,
    locked: serializeLocks((side) => lockOfAll(selected, side)),
  };
}

/** Whether everybody who met stands on a document of a side, and one of these is not accepted yet. */
function isRequested(selected: readonly ShiftRow[], side: Side): boolean {
  const states = statesOf(selected, side);
  return states.length > 0 && states.every((state) => state !== null);
}

/** How many of those who met the service has accepted: «2 af 3 sendt». */
function countSent(selected: readonly ShiftRow[], side: Side) {
  const states = statesOf(selected, side);
  return {
    accepted: states.filter((state) => state === "accepted").length,
    refused: states.filter((state) => state === "refused").length,
    queued: states.filter((state) => state === "queued").length,
    of: states.length,
  };
}

function statesOf(selected: readonly ShiftRow[], side: Side) {
  return selected
    .filter(({ not_met_for_booking }) => !not_met_for_booking)
    .map((shift) => sentStateOf(shift, side));
}

/** Why the sides of a shift or booking can't be changed any more, with the sentence that says so. */
function serializeLocks(lockOfSide: (side: Side) => SideLock | null): WireAdminShift["locked"] {
  const lock = (side: Side) => {
    const reason = lockOfSide(side);
    return reason && { reason, text: adminLockTexts[reason] };
  };
  return { invoice: lock("invoice"), pay: lock("pay") };
}
