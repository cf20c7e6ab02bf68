import type { WireEmployeeShift } from "#contract/applications/application.entities.ts";
import { awaitsEmployee, effectiveTimes, settledTimes } from "#rules/checkout/times.ts";
import type { Ore } from "#rules/money/ore.ts";
import { payLine } from "#rules/pay/employee-pay.ts";
import { payStateOf } from "#rules/pay/pay-state.ts";
import { paymentDateWhenSent } from "#rules/pay/payroll-period.ts";
import { type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { adminPayTimesOf, stampsOf } from "#server/features/pricing/shift-times.ts";
import { agreementOf } from "#server/features/pricing/wage-agreement.queries.ts";
import type { JobRow } from "./job.queries.ts";
import type { WorkedShift } from "./shift-list.queries.ts";

/**
 * What an ended shift is paid for, and its pay in øre; null while it runs and for who was not met.
 * Rules: Times that count, docs/rules/checkout.md; State of a shift's pay, docs/rules/pay.md.
 */
export function workOf(
  shift: WorkedShift,
  job: JobRow,
  now: Moment,
): { worked: NonNullable<WireEmployeeShift["worked"]>; pay: Ore } | null {
  const isWorked = shift.status === "selected" && shift.ends_at.getTime() <= now;
  if (!isWorked || shift.not_met_for_booking || shift.pay_withdrawn) return null;
  const stamps = stampsOf(shift);
  const adminTimes = adminPayTimesOf(shift);
  const times = effectiveTimes(adminTimes, stamps, { from: job.start_time, to: job.end_time });
  const line = payLine(
    {
      hourlyWage: job.hourly_wage,
      transportHours: job.transport_wage,
      selfPaidBreak: job.self_paid_break,
      agreement: agreementOf(job),
      hasPension: shift.has_pension,
    },
    { day: job.date, start: job.start_time, end: job.end_time },
    times,
  );
  const { state, reason } = payStateOf({
    settled: settledTimes(adminTimes, stamps),
    employeeTimes: stamps.employee,
    companyTimes: stamps.company,
    awaitsEmployee: awaitsEmployee(stamps, shift.admin_approve_checkout),
    isApproved: shift.admin_approve_checkout,
    sent: shift.pay_state,
    // What is missing of the profile stands on the profile and on 'Min løn'.
    lacksPayData: false,
  });
  return { worked: { ...times, hours: line.paidHours, state, reason }, pay: line.pay };
}

/** When an ended shift of a day is paid: as it was sent, else as if it were sent now. Rule: Pay sent after closing, docs/rules/pay.md. */
export function paidOn(date: Day, sentAt: Moment | undefined, now: Moment): Day {
  return paymentDateWhenSent(date, dayOf(sentAt ?? now));
}
