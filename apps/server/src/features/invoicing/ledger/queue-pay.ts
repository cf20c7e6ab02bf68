import { periodPaidOn } from "#rules/pay/payments.ts";
import { paymentDateWhenSent } from "#rules/pay/payroll-period.ts";
import { SELF_PAID_BREAK_HOURS } from "#rules/time/duration.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import type { AdminCall } from "#server/features/bookings/admin/load-admin-bookings.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { payEffect } from "#server/features/invoicing/ledger/effects.ts";
import { paidTimesOf } from "#server/features/pricing/worked-pay.ts";
import { actorOf } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { PaidWork } from "#server/platform/integrations/payroll/payroll.port.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { cancellationName, differenceName } from "#texts/da/admin/pay-line-names.ts";
import { payLineName } from "#texts/da/price/price.ts";
import { insertPayLines, type PayLineRow, type TimesBefore } from "./ledger.queries.ts";
import { type PayParts, slipParts } from "./pay-parts.ts";

/** A pay line to queue: hours, and its amount in øre, negative ones too. */
export interface NewPayLine {
  readonly shift: ShiftRow;
  readonly employee: EmployeeRow;
  readonly kind: "pay" | "difference" | "cancellation";
  readonly hours: number;
  readonly amount: number;
  /** What of the amount supplements are, and the pension beside it. */
  readonly parts: PayParts;
  /** Of a difference: which of the shift's differences it is, from 1. */
  readonly place?: number;
  /** What the shift's times were before a difference. */
  readonly timesBefore?: TimesBefore;
  /** Why pay is corrected; empty on a shift's first line. */
  readonly reason: string;
}

/**
 * Saves pay lines of a locked booking and hands them to the outbox; and records it. A line of nothing is not sent:
 * it is saved as accepted, so that a difference can follow. Rule: Who is paid, docs/rules/money.md.
 */
export async function queuePay(
  tx: Tx,
  { session, now, services }: AdminCall,
  booking: BookingRow,
  lines: readonly NewPayLine[],
): Promise<PayLineRow[]> {
  const saved = await insertPayLines(
    tx,
    lines.map(({ shift, kind, hours, amount, parts, reason, timesBefore }) => ({
      ...(isOfNothing({ hours, amount }) && { state: "accepted" as const, settled_at: new Date(now) }),
      booking_id: booking.id,
      shift_id: shift.id,
      kind,
      hours,
      hourly_wage: booking.hourly_wage,
      amount,
      parts: JSON.stringify(parts),
      reason,
      times_before: JSON.stringify(timesBefore ?? {}),
      created_at: new Date(now),
      created_by: corporationOf(session).id,
    })),
  );
  const { name } = await getCorporation(tx, booking.corporation_id);
  const lineName = payLineName({ jobTitle: booking.job_title, day: booking.date, corporationName: name });
  const effects = saved.flatMap(({ id }, place) => {
    const line = lines[place];
    if (!line || isOfNothing(line)) return [];
    const { shift, employee } = line;
    return [
      payEffect(
        {
          payLineId: id,
          shiftId: shift.id,
          bookingId: booking.id,
          employeeId: employee.id,
          name: nameOfLine(lineName, line),
          hours: line.hours,
          hourlyWage: booking.hourly_wage,
          work: paidWorkOf(booking, shift, now),
          parts: slipParts(nameOfLine(lineName, line), booking.hourly_wage, line),
        },
        `${employee.first_name} ${employee.last_name}`,
      ),
    ];
  });
  await services.outbox.queue(tx, effects, now);
  const isDifference = lines.some(({ kind }) => kind === "difference");
  await record(
    { tx, actor: actorOf(session), now },
    {
      type: isDifference ? "booking.send_pay_difference" : "booking.send_pay",
      id: booking.id,
      detail: { shift_ids: lines.map(({ shift }) => shift.id), pay_line_ids: saved.map(({ id }) => id) },
      booking,
    },
  );
  return saved;
}

/** When a shift that is sent now was worked, and the period that it is paid with. */
export function paidWorkOf(booking: BookingRow, shift: ShiftRow, now: Moment): PaidWork {
  return {
    day: booking.date,
    ...paidTimesOf(booking, shift),
    breakHours: booking.self_paid_break ? SELF_PAID_BREAK_HOURS : 0,
    period: periodPaidOn(paymentDateWhenSent(booking.date, dayOf(now))),
  };
}

function nameOfLine(name: string, { kind, place }: NewPayLine): string {
  if (kind === "cancellation") return cancellationName(name);
  return kind === "difference" ? differenceName(name, place ?? 1) : name;
}

function isOfNothing({ hours, amount }: Pick<NewPayLine, "hours" | "amount">): boolean {
  return hours === 0 && amount === 0;
}
