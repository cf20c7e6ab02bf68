import type { Day, Moment } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";

export type EndedShiftRow = Awaited<ReturnType<typeof endedShifts>>[number];

/** Confirmed shifts that were met and are over by `now`, of one person or of all, by person and in the order of time. */
export function endedShifts(
  db: Db,
  { from, to, now, employeeId }: { from: Day; to: Day; now: Moment; employeeId: number | null },
  limit: number,
) {
  let shifts = db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .innerJoin("employees as e", "e.id", "s.employee_id")
    .select(["s.employee_id", "s.booking_id", "s.work_date", "b.start_time", "b.end_time"])
    .select(["b.self_paid_break", "c.name as corporation", "e.first_name", "e.last_name"])
    .select(["s.employee_checkin_time", "s.employee_checkout_time"])
    .select(["s.corporation_checkin_time", "s.corporation_checkout_time"])
    .select(["s.admin_employee_checkin_time", "s.admin_employee_checkout_time"])
    .where("s.status", "=", "selected")
    .where("s.not_met_for_booking", "=", false)
    .where("b.status", "<>", "cancelled")
    .where("s.ends_at", "<=", new Date(now))
    .where("s.work_date", ">=", from)
    .where("s.work_date", "<=", to);
  if (employeeId !== null) shifts = shifts.where("s.employee_id", "=", employeeId);
  return shifts.orderBy("s.employee_id").orderBy("s.starts_at").limit(limit).execute();
}

/** The day of somebody's first confirmed shift that is over; null without one. */
export async function firstWorkedDay(db: Db, employeeId: number, now: Moment): Promise<Day | null> {
  const first = await db
    .selectFrom("shifts")
    .select("work_date")
    .where("employee_id", "=", employeeId)
    .where("status", "=", "selected")
    .where("not_met_for_booking", "=", false)
    .where("ends_at", "<=", new Date(now))
    .orderBy("ends_at")
    .limit(1)
    .executeTakeFirst();
  return first?.work_date ?? null;
}
