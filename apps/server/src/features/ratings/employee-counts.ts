import type { Db, Tx } from "#server/platform/database/database.ts";

/** How much somebody has applied, worked and cancelled, over all companies. */
export interface ShiftCounts {
  /** Places that were got and kept, worked or coming. */
  readonly nrOfShifts: number;
  /** Everything that was ever applied for. */
  readonly nrOfAppliedShifts: number;
  /** Confirmed places that the employee cancelled. */
  readonly nrOfCancelledShifts: number;
}

const NONE: ShiftCounts = { nrOfShifts: 0, nrOfAppliedShifts: 0, nrOfCancelledShifts: 0 };

/** The counts of many employees at once; every one of `employeeIds` has an entry. */
export async function shiftCountsOf(
  db: Db | Tx,
  employeeIds: readonly number[],
): Promise<Map<number, ShiftCounts>> {
  const counts = new Map(employeeIds.map((id) => [id, NONE]));
  if (employeeIds.length === 0) return counts;
  const rows = await db
    .selectFrom("shifts")
    .select((eb) => [
      "employee_id",
      eb.fn.countAll<number>().as("applied"),
      eb.fn.countAll<number>().filterWhere("status", "=", "selected").as("selected"),
      eb.fn.countAll<number>().filterWhere("status", "=", "cancelled").as("cancelled"),
    ])
    .where("employee_id", "in", employeeIds)
    .groupBy("employee_id")
    .execute();
  for (const row of rows) {
    counts.set(row.employee_id, {
      nrOfShifts: Number(row.selected),
      nrOfAppliedShifts: Number(row.applied),
      nrOfCancelledShifts: Number(row.cancelled),
    });
  }
  return counts;
}
