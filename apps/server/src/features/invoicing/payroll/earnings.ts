import type { WireOwnPay } from "#contract/invoicing/own-pay.endpoints.ts";
import { isPartOpen, openHoursAfterSilence } from "#rules/checkout/silence.ts";
import { agreedTimes, awaitsEmployee, settledTimes } from "#rules/checkout/times.ts";
import { type Ore, roundHalfUp, toWireKroner } from "#rules/money/ore.ts";
import type { SentState } from "#rules/money/readiness.ts";
import { employeePay } from "#rules/pay/employee-pay.ts";
import { openRestOf } from "#rules/pay/open-rest.ts";
import { type PayReason, type PayState, payStateOf } from "#rules/pay/pay-state.ts";
import { paymentsOf, periodPaidOn } from "#rules/pay/payments.ts";
import { paymentDateWhenSent, periodOf } from "#rules/pay/payroll-period.ts";
import { type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { lacksPayData } from "#server/features/employees/pay-data.ts";
import {
  NO_PARTS,
  type PayParts,
  partsOf,
  supplementsTotal,
} from "#server/features/invoicing/ledger/pay-parts.ts";
import { cancellationPayLine } from "#server/features/pricing/cancellation-pay.ts";
import { adminPayTimesOf, stampsOf, undisputedOf } from "#server/features/pricing/shift-times.ts";
import { paidTimesOf, payOf } from "#server/features/pricing/worked-pay.ts";
import { supplementName } from "#texts/da/price/supplements.ts";
import type { OwnPayLine, WorkedShift } from "./own-pay.queries.ts";

/** What a shift earns on one payment date. */
export interface Earning {
  readonly wire: WireOwnPay["shifts"][number];
  /** The periods of the shift's day and of the payment. */
  readonly workedIn: string;
  readonly paidWith: string;
  /** Wage, transport and supplements; negative where a correction takes pay back. */
  readonly pay: Ore;
  readonly holiday: Ore;
  readonly paidHours: number;
  /** What is taken from the pay for a pension. */
  readonly pension: Ore;
}

/** One payment of a shift before it is put into words. */
interface ShiftPayment {
  readonly kind: "pay" | "difference" | "cancellation";
  readonly paymentDate: Day;
  readonly hours: number;
  readonly transportHours: number;
  readonly amount: Ore;
  readonly parts: PayParts;
  readonly state: PayState;
  readonly reason: PayReason | null;
  readonly corrections: readonly OwnPayLine[];
}

/**
 * What one shift earns: as it was sent, payment by payment, else as it would be sent today; nothing for somebody who was
 * not met. Rule: Payments of a shift, docs/rules/pay.md.
 */
export function earningsOf(worked: WorkedShift, employee: EmployeeRow, now: Moment): Earning[] {
  const { shift, booking, corporation } = worked;
  const times = paidTimesOf(booking, shift);
  const open = openRestOfShift(worked);
  return paymentsOfShift(worked, employee, now).map((payment) => {
    const { kind, paymentDate, hours, transportHours, amount, parts } = payment;
    // The transport's share is what is left of the pay without the work, so that the two add up to it.
    const hoursPaid = amount - supplementsTotal(parts);
    const transport =
      transportHours === 0 ? 0 : hoursPaid - wageOf(booking.hourly_wage, hours - transportHours);
    const holiday = roundHalfUp(amount, 8);
    return {
      workedIn: periodOf(booking.date),
      paidWith: periodPaidOn(paymentDate),
      pay: amount,
      holiday,
      paidHours: hours,
      pension: parts.employeePension,
      wire: {
        shift_id: shift.id,
        kind,
        booking_id: booking.id,
        date: booking.date,
        job_title: booking.job_title,
        corporation,
        start_time: times.from,
        end_time: times.to,
        hours: hours - transportHours,
        transport_hours: transportHours,
        hourly_wage: toWireKroner(
          kind === "cancellation" && hours > 0 ? amount / hours : booking.hourly_wage,
        ),
        wage: toWireKroner(hoursPaid - transport),
        transport: toWireKroner(transport),
        supplements: parts.supplements.map(({ supplement, hours, rate, amount }) => ({
          ...{ name: supplementName(supplement), hours },
          ...{ rate: toWireKroner(rate), amount: toWireKroner(amount) },
        })),
        pension: {
          employer: toWireKroner(parts.employerPension),
          employee: toWireKroner(parts.employeePension),
        },
        holiday: toWireKroner(holiday),
        corrections: payment.corrections.map(({ amount, reason }) => ({
          amount: toWireKroner(amount),
          reason,
        })),
        state: payment.state,
        reason: payment.reason,
        ...(kind === "pay" ? open : { undisputed_at: null, open: null }),
        payment_date: paymentDate,
      },
    };
  });
}

/** What silence has left open of a shift's pay. Rule: Open beside a payment, docs/rules/pay.md. */
function openRestOfShift({ shift, booking }: WorkedShift): Pick<Earning["wire"], "undisputed_at" | "open"> {
  const stamps = stampsOf(shift);
  const part = { ...stamps, undisputed: undisputedOf(shift), registered: adminPayTimesOf(shift) };
  const rest = openRestOf({
    openHours: openHoursAfterSilence(part),
    hourlyWage: booking.hourly_wage,
    bothAgree: agreedTimes(stamps) !== null,
    awaitsEmployee: isPartOpen(part) && stamps.lastBy === "corporation",
  });
  return {
    undisputed_at: shift.undisputed_at?.toISOString() ?? null,
    open: rest && { hours: rest.hours, pay: toWireKroner(rest.pay), waits_for: rest.waitsFor },
  };
}

/** What was sent by the day that it is paid on, what payroll refused line by line, or what nobody has sent yet. */
function paymentsOfShift(worked: WorkedShift, employee: EmployeeRow, now: Moment): ShiftPayment[] {
  const { booking, lines } = worked;
  if (lines.length === 0) return unsentPayment(worked, employee, now);
  const refused = lines.filter(({ state }) => state === "refused");
  const sent = lines
    .filter(({ state }) => state !== "refused")
    .map((line) => ({ ...line, sentOn: dayOf(line.sentAt) }));
  return [
    ...paymentsOf(booking.date, sent).map((payment) => sentPayment(booking, payment)),
    ...refused.map((line) => {
      // Pay is sent again as it is; whether a correction is, nobody has decided.
      const sentOn = line.kind !== "difference" ? now : line.sentAt;
      const paymentDate = paymentDateWhenSent(booking.date, dayOf(sentOn));
      return sentPayment(booking, { ...line, paymentDate, lines: [line] });
    }),
  ];
}

interface SentPayment {
  readonly paymentDate: Day;
  readonly hours: number;
  readonly amount: Ore;
  readonly lines: readonly OwnPayLine[];
}

function sentPayment(booking: BookingRow, { lines, ...payment }: SentPayment): ShiftPayment {
  const first = lines.find(({ kind }) => kind !== "difference");
  const pension = (part: "employerPension" | "employeePension") =>
    lines.reduce((sum, { parts }) => sum + parts[part], 0);
  const state = stateOf(lines);
  return {
    ...payment,
    kind: first?.kind ?? "difference",
    parts: {
      ...NO_PARTS,
      supplements: first?.parts.supplements ?? [],
      employerPension: pension("employerPension"),
      employeePension: pension("employeePension"),
    },
    transportHours: first?.kind === "pay" && first.hours !== 0 ? booking.transport_wage : 0,
    state,
    reason: state === "refused" ? "office" : null,
    corrections: lines.filter(({ kind }) => kind === "difference"),
  };
}

/** The state of the line that is least far. */
function stateOf(lines: readonly OwnPayLine[]): SentState {
  const states = new Set(lines.map(({ state }) => state));
  return (["refused", "queued"] as const).find((state) => states.has(state)) ?? "accepted";
}

function unsentPayment({ shift, booking }: WorkedShift, employee: EmployeeRow, now: Moment): ShiftPayment[] {
  const isWork = shift.status === "selected";
  const line = isWork ? payOf(booking, shift) : cancellationPayLine(shift);
  if (!line) return [];
  const shared = { paymentDate: paymentDateWhenSent(booking.date, dayOf(now)), corrections: [] };
  if (!isWork) {
    const { paidHours: hours, pay: amount } = line;
    const reason = lacksPayData(employee) ? ("missing_data" as const) : null;
    return [
      {
        ...shared,
        kind: "cancellation",
        hours,
        transportHours: 0,
        amount,
        parts: NO_PARTS,
        state: "approved",
        reason,
      },
    ];
  }
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
  return [
    {
      ...shared,
      kind: "pay",
      hours: line.paidHours,
      transportHours: line.transportHours,
      amount: line.pay,
      parts: partsOf(line),
      state,
      reason,
    },
  ];
}

function wageOf(hourlyWage: Ore, hours: number): Ore {
  return employeePay({ hourlyWage, hours, transportHours: 0, selfPaidBreak: false });
}
