import { type RawBuilder, type Selectable, sql } from "kysely";
import { cancellationPayState } from "#rules/cancelling/cancellation-pay.ts";
import { roundHalfUp } from "#rules/money/ore.ts";
import type { PayLine } from "#rules/pay/employee-pay.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Shifts } from "#server/platform/database/types.gen.ts";

/** What of a shift says whether, and with what, its late removal is paid. */
export const removedShiftColumns = [
  ...(["status", "starts_at", "cancellation_hours"] as const),
  ...(["cancellation_pay", "cancellation_fee_lapsed_at"] as const),
] as const;
export type RemovedShift = Pick<Selectable<Shifts>, (typeof removedShiftColumns)[number]>;

/** Whether the person of a shift of this alias is confirmed for another one on the same day. */
export function isConfirmedElsewhere(alias: string): RawBuilder<boolean> {
  const shift = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<boolean>`exists (
    select from shifts other join bookings other_booking on other_booking.id = other.booking_id
    where other.employee_id = ${shift("employee_id")} and other.work_date = ${shift("work_date")}
      and other.status = 'selected' and other.id <> ${shift("id")} and other_booking.status <> 'cancelled')`;
}

/** Whether a late removal is paid. Rule: When a late removal is paid, docs/rules/cancellation.md. */
function cancellationPayStateOf(shift: RemovedShift, isElsewhere: boolean, now: Moment) {
  const facts = {
    pay: shift.cancellation_pay,
    lapsedAt: shift.cancellation_fee_lapsed_at?.getTime() ?? null,
    startsAt: shift.starts_at.getTime(),
    isSelected: shift.status === "selected",
    isConfirmedElsewhere: isElsewhere,
  };
  return cancellationPayState(facts, now);
}

/** Of these shifts the ids of those whose late removal waits to be paid, or is due. */
export async function cancellationPayStates(
  db: Db | Tx,
  shifts: readonly (RemovedShift & Pick<Selectable<Shifts>, "id">)[],
  now: Moment,
): Promise<Map<number, "waits" | "due">> {
  const paid = shifts.filter((shift) => cancellationPayStateOf(shift, false, now) !== "none");
  if (paid.length === 0) return new Map();
  const rows = await db
    .selectFrom("shifts as s")
    .select("s.id")
    .where(
      "s.id",
      "in",
      paid.map(({ id }) => id),
    )
    .where(isConfirmedElsewhere("s"))
    .execute();
  const elsewhere = new Set(rows.map(({ id }) => id));
  return new Map(
    paid.flatMap((shift) => {
      const state = cancellationPayStateOf(shift, elsewhere.has(shift.id), now);
      return state === "none" ? [] : [[shift.id, state] as const];
    }),
  );
}

/** What a late removal pays, as a line of the payroll: the hours of the company's fee, no transport, supplement or pension. */
export function cancellationPayLine(shift: RemovedShift): PayLine {
  const { cancellation_hours: hours, cancellation_pay: pay } = shift;
  const holidayPay = roundHalfUp(pay, 8);
  return {
    ...{ hours, paidHours: hours, transportHours: 0, clockChangeHours: 0 },
    hourlyWage: hours === 0 ? 0 : pay / hours,
    ...{ wage: pay, supplements: [], pay, holidayPay, total: pay + holidayPay },
    ...{ employerPension: 0, employeePension: 0 },
  };
}
