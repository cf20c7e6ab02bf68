import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import { agreementOfWire } from "#contract/settings/wage-agreement.entities.ts";
import {
  type EmployeeBannerFacts,
  type EmployeeBannerKey,
  employeeBanner,
} from "#rules/checkout/employee-banner.ts";
import { needsExplanation } from "#rules/checkout/stamp.ts";
import { isSame, type Times } from "#rules/checkout/times.ts";
import { type Ore, parseKroner } from "#rules/money/ore.ts";
import { payLine } from "#rules/pay/employee-pay.ts";
import { needsPayDetails } from "#rules/pay/pay-details.ts";
import type { ClockTime } from "#rules/time/moment.ts";

/** Both sides' times as the banner's rule takes them, without what the pickers show, and who wrote last. */
export interface CheckoutFacts extends Omit<EmployeeBannerFacts, "draft"> {
  readonly lastBy: WireEmployeeCheckout["last_checkout_by"];
  readonly move: WireEmployeeCheckout["move"];
  readonly openHours: number;
}

export function checkoutFactsOf(shift: WireEmployeeCheckout): CheckoutFacts {
  return {
    employee: timesOf(shift.employee_checkin_time, shift.employee_checkout_time),
    company: timesOf(shift.corporation_checkin_time, shift.corporation_checkout_time),
    booked: { from: stampable(shift.booking.start_time), to: stampable(shift.booking.end_time) },
    rejectedByCorporation: shift.checkout_rejected_count_corporation,
    rejectedByEmployee: shift.checkout_rejected_count_employee,
    isApprovedByAdmin: shift.admin_approve_checkout && (shift.open_hours ?? 0) === 0,
    lastBy: shift.last_checkout_by,
    move: shift.move,
    openHours: shift.open_hours,
  };
}

/** Banner, button and fields while the pickers show `draft`. */
export function checkoutStateOf(facts: CheckoutFacts, draft: Times) {
  const { banner, button, muted, locked } = employeeBanner({ ...facts, draft });
  return {
    banner,
    button,
    isOwnMove: isMoveOfEmployee(banner, facts.lastBy),
    isMuted: muted,
    isLocked: locked,
    /** While a new time is offered, the pickers hold the company's; what was stamped stays in sight. */
    own: (banner === "rejected_approve_new" && facts.employee) || draft,
    mustExplain: !locked && needsExplanation(draft, facts.company, facts.booked),
  };
}

/** Whether both sides have written their times, they differ, and the employee can still answer. */
export function isDisputed({ employee, company, isApprovedByAdmin }: CheckoutFacts): boolean {
  return employee !== null && company !== null && !isSame(employee, company) && !isApprovedByAdmin;
}

/** Whether the employee is to do something: not while the company or the office looks at it, nor once all agree. */
function isMoveOfEmployee(banner: EmployeeBannerKey, lastBy: CheckoutFacts["lastBy"]): boolean {
  if (banner === "rejected_stamp_again") return lastBy === "corporation";
  return banner !== "stamped" && banner !== "approved" && banner !== "approved_new";
}

/** Whether the bank and tax block stands in the form. */
export function asksForPayDetails({ employee }: WireEmployeeCheckout): boolean {
  return needsPayDetails({
    cprNr: employee.cpr_nr,
    bankAccountNr: employee.bank_account_nr,
    bankRegNr: employee.bank_reg_nr,
    taxCardType: employee.tax_card_type,
  });
}

function timesOf(from: ClockTime | null, to: ClockTime | null): Times | null {
  return from !== null && to !== null ? { from, to } : null;
}

/** A booking may end at 24:00; a stamp says 00:00. */
function stampable(time: ClockTime): ClockTime {
  return time === "24:00" ? "00:00" : time;
}

/** What these times pay, øre, without holiday pay; null while one of them isn't chosen. */
export function payOf(
  job: WireEmployeeBooking,
  { from, to }: { from: ClockTime; to: ClockTime },
): Ore | null {
  if (!from || !to) return null;
  const terms = {
    hourlyWage: parseKroner(job.hourly_wage) ?? 0,
    transportHours: job.transport_wage,
    selfPaidBreak: job.self_paid_break,
    agreement: job.agreement && agreementOfWire(job.agreement),
    hasPension: false,
  };
  return payLine(terms, { day: job.date, start: job.start_time, end: job.end_time }, { from, to }).pay;
}
