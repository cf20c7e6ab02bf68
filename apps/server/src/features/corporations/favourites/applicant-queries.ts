import type { Db, Tx } from "#server/platform/database/database.ts";

/**
 * How often a company has had each of these people at work before `before`, other bookings than `exceptBookingId`
 * only. No entry for who never was; somebody not met was not at work.
 */
export async function hiredBeforeCounts(
  db: Db | Tx,
  employeeIds: readonly number[],
  company: { corporationId: number; exceptBookingId: number; before: Date },
): Promise<Map<number, number>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .select((eb) => ["s.employee_id", eb.fn.countAll<number>().as("count")])
    .where("s.employee_id", "in", employeeIds)
    .where("s.status", "=", "selected")
    .where("s.not_met_for_booking", "=", false)
    .where("s.ends_at", "<=", company.before)
    .where("b.corporation_id", "=", company.corporationId)
    .where("b.id", "<>", company.exceptBookingId)
    .groupBy("s.employee_id")
    .execute();
  return new Map(rows.map((row) => [row.employee_id, Number(row.count)]));
}

/** Whether a person has or had a shift, of whatever kind, on a booking of the company. */
export async function hasShiftWith(db: Db | Tx, corporationId: number, employeeId: number): Promise<boolean> {
  const found = await db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .select("s.id")
    .where("s.employee_id", "=", employeeId)
    .where("b.corporation_id", "=", corporationId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
