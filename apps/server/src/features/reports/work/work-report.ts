import type { reportEndpoints as rows } from "#contract/backoffice/report.endpoints.ts";
import { cancellationPayState } from "#rules/cancelling/cancellation-pay.ts";
import { type Ore, roundHalfUp, toWireKroner } from "#rules/money/ore.ts";
import { totalOf, totalsBy, type WorkSums, workSums } from "#rules/money/work-report.ts";
import type { Moment } from "#rules/time/moment.ts";
import { daysOfWeek, weekOf } from "#rules/time/week.ts";
import { billedFor } from "#server/features/invoicing/amounts.ts";
import { cancellationPayLine } from "#server/features/pricing/cancellation-pay.ts";
import { payOf } from "#server/features/pricing/worked-pay.ts";
import { billedHoursOf } from "#server/features/pricing/worked-price.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import {
  bookingsOfReport,
  type ReportedBooking,
  type ReportedShift,
  shiftsOfReport,
} from "./work-report.queries.ts";

/** What was worked, invoiced and paid on these days, and what it cost, by week, company and staff type. */
export const workReport: Handler<typeof rows.workReport> = async ({ query, now, services: { db } }) => {
  const bookings = await bookingsOfReport(db, query, now);
  const shifts = Map.groupBy(await shiftsOfReport(db, query, now), ({ booking_id }) => booking_id);
  const all = bookings.map((booking) => ({
    ...sumsOf(booking, shifts.get(booking.id) ?? [], now),
    first: daysOfWeek(weekOf(booking.date)).first,
    booking,
  }));
  const names = new Map(bookings.map(({ corporation_id, corporation }) => [corporation_id, corporation]));
  const jobs = new Map(bookings.map(({ staff_type_id, job_title }) => [staff_type_id, job_title]));
  return {
    total: serialize(totalOf(all)),
    weeks: totalsBy(all, ({ first }) => first).map(({ key, sums }) => ({
      ...weekOf(key),
      first: key,
      ...serialize(sums),
    })),
    corporations: largestFirst(
      totalsBy(all, ({ booking }) => booking.corporation_id),
      names,
    ),
    staff_types: largestFirst(
      totalsBy(all, ({ booking }) => booking.staff_type_id),
      jobs,
    ),
  };
};

/** What a booking comes to with its shifts, in øre. Rule: Report of the work, docs/rules/money.md. */
export function sumsOf(booking: ReportedBooking, shifts: readonly ReportedShift[], now: Moment): WorkSums {
  const isWork = booking.status !== "cancelled";
  const working = shifts.filter(({ status }) => isWork && status === "selected");
  const { price, removed } = billedFor(booking, isWork ? shifts : notSelected(shifts));
  const feeOf = (all: readonly Pick<ReportedShift, "cancellation_fee">[]) =>
    all.reduce((sum, { cancellation_fee }) => sum + cancellation_fee, 0);
  return workSums({
    hours: working.reduce((sum, shift) => sum + billedHoursOf(booking, shift), 0),
    price: price.total + feeOf(removed),
    feesLeft: feeOf(removed.filter(({ fee_invoice_id }) => fee_invoice_id === null)),
    invoiced: booking.invoiced,
    isSentInFull: booking.is_sent_to_billy,
    isMarkedPaid: booking.paid_at !== null,
    paid: booking.paid,
    wages: shifts.reduce((sum, shift) => sum + wagesOf(booking, shift, now), 0),
  });
}

function notSelected(shifts: readonly ReportedShift[]): readonly ReportedShift[] {
  return shifts.filter(({ status }) => status !== "selected");
}

/** Pay, holiday pay and the employer's pension of a shift: as it was sent, else as it would be. */
function wagesOf(booking: ReportedBooking, shift: ReportedShift, now: Moment): Ore {
  if (shift.sent_lines > 0) return costOf(shift.sent_pay, shift.sent_pension);
  const line = unsentLine(booking, shift, now);
  return line ? costOf(line.pay, line.employerPension) : 0;
}

function unsentLine(booking: ReportedBooking, shift: ReportedShift, now: Moment) {
  if (shift.status === "selected") return booking.status === "cancelled" ? null : payOf(booking, shift);
  const removal = {
    pay: shift.cancellation_pay,
    lapsedAt: shift.cancellation_fee_lapsed_at?.getTime() ?? null,
    startsAt: shift.starts_at.getTime(),
    isSelected: false,
    isConfirmedElsewhere: shift.is_elsewhere,
  };
  return cancellationPayState(removal, now) === "none" ? null : cancellationPayLine(shift);
}

function costOf(pay: Ore, pension: Ore): Ore {
  return pay + roundHalfUp(pay, 8) + pension;
}

function largestFirst(
  totals: readonly { key: number; sums: WorkSums }[],
  names: ReadonlyMap<number, string>,
) {
  return totals
    .map(({ key, sums }) => ({ id: key, name: names.get(key) ?? "", ...serialize(sums) }))
    .sort((a, b) => b.worked - a.worked || a.name.localeCompare(b.name, "da") || a.id - b.id);
}

function serialize({ hours, toCome, ...sums }: WorkSums) {
  return {
    hours,
    worked: toWireKroner(sums.worked),
    invoiced: toWireKroner(sums.invoiced),
    to_come: toWireKroner(toCome),
    paid: toWireKroner(sums.paid),
    wages: toWireKroner(sums.wages),
    margin: toWireKroner(sums.margin),
  };
}
