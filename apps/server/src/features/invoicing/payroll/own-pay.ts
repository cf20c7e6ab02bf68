import type { ownPayEndpoints as rows } from "#contract/invoicing/own-pay.endpoints.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { netEstimate } from "#rules/pay/net-estimate.ts";
import type { PayState } from "#rules/pay/pay-state.ts";
import { payrollPeriod, periodOf } from "#rules/pay/payroll-period.ts";
import { addMonths, type Day, dayOf } from "#rules/time/moment.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { type Earning, earningsOf } from "./earnings.ts";
import { loadWorkedShifts } from "./own-pay.queries.ts";

/** How far back the periods reach. */
const MAX_MONTHS_BACK = 24;

/**
 * What the caller is paid with a period, and what was worked in it and is open or paid on another day.
 * Rules: Pay periods; Payments of a shift; State of a shift's pay; Estimate of net pay, docs/rules/pay.md.
 */
export const ownPay: Handler<typeof rows.ownPay> = async ({ session, query, now, services }) => {
  const employee = await findEmployee(services.db, employeeOf(session).id);
  if (!employee) throw new DomainError("not_found");
  const worked = await loadWorkedShifts(services.db, employee.id, now, MAX_MONTHS_BACK);
  const all = worked.flatMap((one) => earningsOf(one, employee, now));
  const periods = new Set(all.flatMap((one) => [one.workedIn, one.paidWith]));
  const wanted = payrollPeriod(query.period ?? nextPaid(periods, dayOf(now)));
  const earnings = all.filter((one) => one.workedIn === wanted.period || one.paidWith === wanted.period);
  const settled = paidWith(all, wanted.period);
  const { taxPercent, taxDeduction } = services.settings;
  const taxCard = employee.tax_card_type;
  const total = sum(settled, ({ pay }) => pay);
  const estimate = netEstimate(
    {
      pay: total,
      hours: sum(settled, ({ paidHours }) => paidHours),
      pension: sum(settled, ({ pension }) => pension),
      taxCard,
    },
    { taxPercent, deduction: taxDeduction },
  );
  return {
    period: wanted.period,
    periods: [...periods]
      .sort()
      .reverse()
      .map((key) => {
        const { period, from, to, paymentDate } = payrollPeriod(key);
        return {
          period,
          from,
          to,
          payment_date: paymentDate,
          total: toWireKroner(sum(paidWith(all, key), ({ pay }) => pay)),
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
      pension: toWireKroner(estimate.pension),
      am: toWireKroner(estimate.am),
      tax: toWireKroner(estimate.tax),
      net: toWireKroner(estimate.net),
    },
  };
};

/** The period that is paid next: the last one as long as something of it is to be paid, else the one that runs. */
function nextPaid(periods: ReadonlySet<string>, today: Day): string {
  const current = periodOf(today);
  const last = payrollPeriod(addMonths(`${current}-15`, -1).slice(0, 7));
  return periods.has(last.period) && last.paymentDate >= today ? last.period : current;
}

/**
 * What is counted on the payment date of a period: pay that is certain and is paid then. A correction that payroll
 * refused is not, until it is sent anew. Rule: Payments of a shift, docs/rules/pay.md.
 */
function paidWith(all: readonly Earning[], period: string): Earning[] {
  return all.filter(
    ({ paidWith, wire: { state, kind } }) =>
      paidWith === period && isSettled(state) && !(state === "refused" && kind === "difference"),
  );
}

/** Whether the hours are agreed, so that the pay is certain. */
function isSettled(state: PayState): boolean {
  return state !== "open";
}

function sum(earnings: readonly Earning[], part: (earning: Earning) => number): number {
  return earnings.reduce((total, earning) => total + part(earning), 0);
}
