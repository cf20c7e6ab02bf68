import type * as z from "zod/mini";
import type { companyCheckoutShift } from "#contract/checkout/entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { shiftFieldsView } from "#server/features/applications/applicants/serializers.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import { applicantEmployeeView } from "#server/features/employees/applicant-employee.ts";
import type { EmployeeRow } from "#server/features/employees/queries.ts";
import type { ShiftRating } from "#server/features/ratings/ratings.ts";
import type { Reputation } from "#server/features/ratings/reputations.ts";

export type WireCompanyCheckoutShift = z.output<typeof companyCheckoutShift>;

/** One person on a company's checkout page; what the employee says of the company is not in it. */
export function companyCheckoutView(
  shift: ShiftRow,
  facts: {
    readonly employee: EmployeeRow;
    readonly reputation: Reputation;
    /** What the company says of the person. */
    readonly rating: ShiftRating;
    /** How often the company had the person at work before this shift. */
    readonly hiredBeforeCount: number;
    /** Whether the company has marked the person. */
    readonly isFavourite: boolean;
  },
  viewer: { readonly asAdmin: boolean; readonly now: Moment },
): WireCompanyCheckoutShift {
  const selected = { ...viewer, isSelected: true };
  const { score, comment } = facts.rating;
  return {
    ...shiftFieldsView(shift, applicantEmployeeView(facts.employee, facts.reputation, selected)),
    is_favourite: facts.isFavourite,
    hiredBeforeCount: facts.hiredBeforeCount,
    employee_checkin_time: shift.employee_checkin_time,
    employee_checkout_time: shift.employee_checkout_time,
    corporation_checkin_time: shift.corporation_checkin_time,
    corporation_checkout_time: shift.corporation_checkout_time,
    admin_checkin_time: shift.admin_checkin_time,
    admin_checkout_time: shift.admin_checkout_time,
    first_checkout_by: shift.first_checkout_by,
    last_checkout_by: shift.last_checkout_by,
    checkout_rejected_count_employee: shift.checkout_rejected_count_employee,
    checkout_rejected_count_corporation: shift.checkout_rejected_count_corporation,
    time_comment_by_employee: shift.time_comment_by_employee,
    time_comment_by_corporation: shift.time_comment_by_corporation,
    comment,
    rating: score,
    employeeRatings: score === 0 && comment === "" ? [] : [{ rating: score, comment }],
    not_met_for_booking: shift.not_met_for_booking,
    admin_approve_invoice: shift.admin_approve_invoice,
    admin_approve_checkout: shift.admin_approve_checkout,
  };
}
