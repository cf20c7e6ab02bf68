import type { Selectable, Updateable } from "kysely";
import { type CorporationHoursLock, corporationHoursLock } from "#rules/checkout/hours-lock.ts";
import type { Side, Stamps, Times } from "#rules/checkout/times.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Bookings, Shifts } from "#server/platform/database/types.gen.ts";

type ShiftRow = Selectable<Shifts>;

/** What of a shift says for which times it is billed. */
export const billedColumns = [
  ...(["employee_checkin_time", "employee_checkout_time"] as const),
  ...(["corporation_checkin_time", "corporation_checkout_time"] as const),
  ...(["first_checkout_by", "last_checkout_by"] as const),
  ...(["checkout_rejected_count_employee", "checkout_rejected_count_corporation"] as const),
  ...(["admin_checkin_time", "admin_checkout_time", "not_met_for_booking"] as const),
] as const;
export type BilledColumns = Pick<ShiftRow, (typeof billedColumns)[number]>;

/** What both sides have stamped on a shift. */
export function stampsOf(shift: BilledColumns): Stamps {
  return {
    employee: timesOf(shift.employee_checkin_time, shift.employee_checkout_time),
    company: timesOf(shift.corporation_checkin_time, shift.corporation_checkout_time),
    firstBy: shift.first_checkout_by,
    lastBy: shift.last_checkout_by,
    rejectedByEmployee: shift.checkout_rejected_count_employee,
    rejectedByCorporation: shift.checkout_rejected_count_corporation,
  };
}

/** The times that an admin has set for the price, null unless both are there. */
export function adminTimesOf(shift: BilledColumns): Times | null {
  return timesOf(shift.admin_checkin_time, shift.admin_checkout_time);
}

/** The times that an admin has set for the pay, null unless both are there. */
export function adminPayTimesOf(
  shift: Pick<ShiftRow, "admin_employee_checkin_time" | "admin_employee_checkout_time">,
): Times | null {
  return timesOf(shift.admin_employee_checkin_time, shift.admin_employee_checkout_time);
}

/** Why the company's hours of a shift are locked, null while they can be changed; both rows as they are now. */
export function corporationLockOf(
  booking: Pick<Selectable<Bookings>, "all_check_times_approved">,
  shift: ShiftRow,
): CorporationHoursLock | null {
  return corporationHoursLock({
    invoice: shift.invoice_state,
    isApprovedForInvoice: shift.admin_approve_invoice,
    isCheckoutClosed: booking.all_check_times_approved,
  });
}

/** The columns that hold what `side` has stamped at `now`. */
export function stampColumns(stamps: Stamps, side: Side, now: Moment): Updateable<Shifts> {
  const common = {
    first_checkout_by: stamps.firstBy,
    last_checkout_by: stamps.lastBy,
    checkout_rejected_count_employee: stamps.rejectedByEmployee,
    checkout_rejected_count_corporation: stamps.rejectedByCorporation,
  };
  if (side === "employee") {
    return {
      ...common,
      employee_checkin_time: stamps.employee?.from ?? null,
      employee_checkout_time: stamps.employee?.to ?? null,
      employee_stamped_at: new Date(now),
    };
  }
  return {
    ...common,
    corporation_checkin_time: stamps.company?.from ?? null,
    corporation_checkout_time: stamps.company?.to ?? null,
    corporation_stamped_at: new Date(now),
  };
}

/**
 * The columns that register agreed times as the admin's, for price and pay, where none are there yet and nothing
 * has been approved without them.
 */
export function registeredColumns(shift: ShiftRow, times: Times): Updateable<Shifts> {
  const isPriced = shift.admin_approve_invoice || adminTimesOf(shift) !== null;
  const isPaid = shift.admin_approve_checkout || adminPayTimesOf(shift) !== null;
  return {
    ...(isPriced ? {} : { admin_checkin_time: times.from, admin_checkout_time: times.to }),
    ...(isPaid ? {} : { admin_employee_checkin_time: times.from, admin_employee_checkout_time: times.to }),
  };
}

function timesOf(from: string | null, to: string | null): Times | null {
  return from !== null && to !== null ? { from, to } : null;
}
