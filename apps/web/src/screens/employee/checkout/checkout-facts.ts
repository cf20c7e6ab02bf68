import type { WireEmployeeCheckout } from "#contract/checkout/entities.ts";
import type { EmployeeBannerFacts } from "#rules/checkout/employee-banner.ts";
import type { Times } from "#rules/checkout/times.ts";
import { needsPayDetails } from "#rules/pay/pay-details.ts";
import type { ClockTime } from "#rules/time/moment.ts";

/** Both sides' times as the banner's rule looks at them; `draft` is added by whoever holds the pickers. */
export function bannerFactsOf(shift: WireEmployeeCheckout): Omit<EmployeeBannerFacts, "draft"> {
  return {
    employee: timesOf(shift.employee_checkin_time, shift.employee_checkout_time),
    company: timesOf(shift.corporation_checkin_time, shift.corporation_checkout_time),
    booked: { from: stampable(shift.booking.start_time), to: stampable(shift.booking.end_time) },
    rejectedByCompany: shift.checkout_rejected_count_corporation,
    rejectedByEmployee: shift.checkout_rejected_count_employee,
    isApprovedByAdmin: shift.admin_approve_checkout,
  };
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
