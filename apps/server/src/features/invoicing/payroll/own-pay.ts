import type { ownPayEndpoints as rows, WireOwnPay } from "#contract/invoicing/own-pay-endpoints.ts";
import { awaitsEmployee, settledTimes } from "#rules/checkout/effective-times.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { employeePay } from "#rules/pay/employee-pay.ts";
import { netEstimate } from "#rules/pay/net-estimate.ts";
import { type PayState, payStateOf } from "#rules/pay/pay-state.ts";
import { paymentDateWhenSent, payrollPeriod, periodOf } from "#rules/pay/payroll-period.ts";
import { addMonths, type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { adminPayTimesOf, stampsOf } from "#server/features/bookings/shifts/times.ts";
import { lacksPayData } from "#server/features/employees/ask-for-pay-data.ts";
import { type EmployeeRow, findEmployee } from "#server/features/employees/queries.ts";
import { paidTimesOf, payOf } from "#server/features/invoicing/amounts.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { loadWorkedShifts, type WorkedShift } from "./own-pay-queries.ts";

/** How far back the periods reach. */
const MONTHS = 24;

/** What the caller has earned in a period. Rules: Pay periods; State of a shift's pay; Estimate of net pay, docs/rules/pay.md. */
export const ownPay: Handler<typeof rows.ownPay> = async ({ session, query, now, services }) => {
  const employee = await findEmployee(services.db, employeeOf(session).id);
  if (!employee) throw new DomainError("not_found");
  const worked = await loadWorkedShifts(services.db, employee.id, now, MONTHS);
  const all = worked.flatMap((one) => earningOf(one, employee, now));
  const byPeriod = Map.groupBy(all, ({ wire }) => periodOf(wire.date));
  const wanted = payrollPeriod(query.period ?? nextPaid(new Set(byPeriod.keys()), dayOf(now)));
  const earnings = byPeriod.get(wanted.period) ?? [];
  const settled = earnings.filter(({ wire }) => isSettled(wire.state));
  const { taxPercent, taxDeduction } = services.settings;
  const taxCard = employee.tax_card_type;
  const total = sum(settled, ({ pay }) => pay);
  const estimate = netEstimate(
    { pay: total, hours: sum(settled, ({ paidHours }) => paidHours), taxCard },
    { taxPercent, deduction: taxDeduction },
  );
  return {
    period: wanted.period,
    periods: [...byPeriod.keys()]
      .sort()
      .reverse()
      .map((key) => {
        const { period, from, to, paymentDate } = payrollPeriod(key);
        const own = (byPeriod.get(key) ?? []).filter(({ wire }) => isSettled(wire.state));
        return {
          period,
          from,
          to,
          payment_date: paymentDate,
          total: toWireKroner(sum(own, ({ pay }) => pay)),
        };
      }),
    from: wanted.from,
    to: wanted.to,
    payment_date: wanted.paymentDate,
    closes_on: wanted.closesOn,
    shifts: earnings.map(({ wire }) => wire),
    total: toWireKroner(total),
    open_total: toWireKroner(sum(earnings, ({ wire, pay }) => (isSettled(wire.state) ? 0 : pay))),
    holiday_total: toWireKroner(sum(settled, ({ holiday }) => holiday)),
    estimate: {
      tax_card: taxCard,
      tax_percent: taxCard === 0 ? 55 : taxPercent,
      deduction: taxCard === 1 ? toWireKroner(taxDeduction) : 0,
      atp: toWireKroner(estimate.atp),
      am: toWireKroner(estimate.am),
      tax: toWireKroner(estimate.tax),
      net: toWireKroner(estimate.net),
    },
  };
};

/** The period that is paid next: the last one as long as something of it is to be paid, else the one that runs. */
function nextPaid(worked: ReadonlySet<string>, today: Day): string {
  const current = periodOf(today);
  const last = payrollPeriod(addMonths(`${current}-15`, -1).slice(0, 7));
  return worked.has(last.period) && last.paymentDate >= today ? last.period : current;
}

interface Earning {
  readonly wire: WireOwnPay["shifts"][number];
  /** Øre, wage and transport. */
  readonly pay: number;
  readonly holiday: number;
  readonly paidHours: number;
}

/** Whether the hours are agreed, so that the pay is certain. */
function isSettled(state: PayState): boolean {
  return state !== "open";
}

/** What one shift earns; nothing for somebody who was not met. */
function earningOf(
  { shift, booking, corporation, sentAt }: WorkedShift,
  employee: EmployeeRow,
  now: Moment,
): Earning[] {
  const line = payOf(booking, shift);
  if (!line) return [];
  const stamps = stampsOf(shift);
  const { state, reason } = payStateOf({
    settled: settledTimes(adminPayTimesOf(shift), stamps),
    employeeTimes: stamps.employee,
    companyTimes: stamps.company,
    awaitsEmployee: awaitsEmployee(stamps, shift.admin_approve_checkout),
    isApproved: shift.admin_approve_checkout,
    sent: shift.pay_state,
    lacksPayData: lacksPayData(employee),
  });
  // The transport's share is what is left of the pay without the work, so that the two add up to it.
  const wage = employeePay({
    hourlyWage: line.hourlyWage,
    hours: line.hours,
    transportHours: 0,
    selfPaidBreak: false,
    clockChangeHours: line.clockChangeHours,
  });
  const times = paidTimesOf(booking, shift);
  return [
    {
      pay: line.pay,
      holiday: line.holidayPay,
      paidHours: line.paidHours,
      wire: {
        shift_id: shift.id,
        date: booking.date,
        job_title: booking.job_title,
        corporation,
        start_time: times.from,
        end_time: times.to,
        hours: line.hours + line.clockChangeHours,
        transport_hours: line.transportHours,
        hourly_wage: toWireKroner(line.hourlyWage),
        wage: toWireKroner(wage),
        transport: toWireKroner(line.pay - wage),
        holiday: toWireKroner(line.holidayPay),
        state,
        reason,
        payment_date: paymentDateWhenSent(booking.date, dayOf(sentAt ?? now)),
      },
    },
  ];
}

function sum(earnings: readonly Earning[], part: (earning: Earning) => number): number {
  return earnings.reduce((total, earning) => total + part(earning), 0);
}
