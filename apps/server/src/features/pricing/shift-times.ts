import type { Selectable, Updateable } from "kysely";
import { type CorporationHoursLock, corporationHoursLock } from "#rules/checkout/hours-lock.ts";
import { isPartOpen, undisputedAfterStamp } from "#rules/checkout/silence.ts";
import { agreedTimes, isSame, type Side, type Stamps, type Times } from "#rules/checkout/times.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Bookings, Shifts } from "#server/platform/database/types.gen.ts";

type ShiftRow = Selectable<Shifts>;

/** What of a shift says for which times it is billed. */
export const billedColumns = [
  ...(["employee_checkin_time", "employee_checkout_time"] as const),
  ...(["corporation_checkin_time", "corporation_checkout_time"] as const),
  ...(["first_checkout_by", "last_checkout_by"] as const),
  ...(["checkout_rejected_count_employee", "checkout_rejected_count_corporation"] as const),
  ...(["admin_checkin_time", "admin_checkout_time", "not_met_for_booking", "has_pension"] as const),
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
    isPartOpen: isPartOpen({
      ...stampsOf(shift),
      undisputed: undisputedOf(shift),
      registered: adminTimesOf(shift),
    }),
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

/** What of a shift says what silence has agreed, and what of it can still change. */
export const undisputedShiftColumns = [
  ...(["undisputed_at", "undisputed_from", "undisputed_to", "invoice_state", "pay_state"] as const),
  ...(["admin_approve_invoice", "admin_approve_checkout"] as const),
  ...(["admin_employee_checkin_time", "admin_employee_checkout_time"] as const),
  ...billedColumns,
] as const;
type UndisputedShift = Pick<ShiftRow, (typeof undisputedShiftColumns)[number]>;

/** The times that silence has agreed, null where it has agreed on none. */
export function undisputedOf(shift: Pick<ShiftRow, "undisputed_from" | "undisputed_to">): Times | null {
  return timesOf(shift.undisputed_from, shift.undisputed_to);
}

/** The columns that agree on times by silence at `now`: for price and pay, until both sides agree on others. */
export function undisputedColumns({ from, to }: Times, now: Moment): Updateable<Shifts> {
  return {
    undisputed_at: new Date(now),
    undisputed_from: from,
    undisputed_to: to,
    admin_checkin_time: from,
    admin_checkout_time: to,
    admin_employee_checkin_time: from,
    admin_employee_checkout_time: to,
  };
}

/**
 * What a new stamp of the employee changes in what silence has agreed: times on which both sides now agree count
 * where nothing is sent; else the part may become smaller, while neither side of the money is sent.
 * Rules: Own stamp after silence; Hours open after silence, docs/rules/checkout.md.
 */
export function columnsAfterOwnStamp(shift: UndisputedShift, stamps: Stamps): Updateable<Shifts> {
  const undisputed = undisputedOf(shift);
  if (undisputed === null || stamps.employee === null) return {};
  const agreed = agreedTimes(stamps);
  if (agreed !== null) return registeredColumns(shift, agreed);
  const left = undisputedAfterStamp(undisputed, stamps.employee);
  const isSent = shift.invoice_state !== null || shift.pay_state !== null;
  if (isSent || isSame(left, undisputed) || !isBySilence(shift, adminTimesOf(shift))) return {};
  if (left !== null) return { ...undisputedColumns(left, shift.undisputed_at?.getTime() ?? 0) };
  return { ...noTimes, undisputed_at: null, undisputed_from: null, undisputed_to: null };
}

const noTimes = {
  ...{ admin_checkin_time: null, admin_checkout_time: null },
  ...{ admin_employee_checkin_time: null, admin_employee_checkout_time: null },
} satisfies Updateable<Shifts>;

/**
 * The columns that register agreed times as the admin's, for price and pay, where none are there yet and nothing
 * has been approved without them. Those of a silence give way to them until they are sent.
 */
export function registeredColumns(shift: UndisputedShift, times: Times): Updateable<Shifts> {
  const [forPrice, forPay] = [adminTimesOf(shift), adminPayTimesOf(shift)];
  const isPriced = isBySilence(shift, forPrice)
    ? shift.invoice_state !== null
    : shift.admin_approve_invoice || forPrice !== null;
  const isPaid = isBySilence(shift, forPay)
    ? shift.pay_state !== null
    : shift.admin_approve_checkout || forPay !== null;
  return {
    ...(isPriced ? {} : { admin_checkin_time: times.from, admin_checkout_time: times.to }),
    ...(isPaid ? {} : { admin_employee_checkin_time: times.from, admin_employee_checkout_time: times.to }),
  };
}

/** Times that an admin sets go before what silence has agreed, for good. */
export function endOfSilence(
  shift: Pick<ShiftRow, "undisputed_at">,
  values: Updateable<Shifts>,
): Updateable<Shifts> {
  const setsTimes = Object.keys(noTimes).some((column) => column in values);
  if (shift.undisputed_at === null || !setsTimes) return {};
  return { undisputed_at: null, undisputed_from: null, undisputed_to: null };
}

/** Whether registered times are those that silence has agreed, and nobody else's. */
function isBySilence(
  shift: Pick<ShiftRow, "undisputed_from" | "undisputed_to">,
  times: Times | null,
): boolean {
  return isSame(undisputedOf(shift), times);
}

function timesOf(from: string | null, to: string | null): Times | null {
  return from !== null && to !== null ? { from, to } : null;
}
