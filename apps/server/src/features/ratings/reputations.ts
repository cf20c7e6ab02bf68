import type { Db, Tx } from "#server/platform/database/database.ts";
import { type RatingSummary, ratingsOf } from "./ratings.ts";

/** What a company is shown of a person besides the profile. */
export interface Reputation extends ShiftCounts {
  readonly rating: RatingSummary;
  readonly nrOfWorkExperiences: number;
}

/** Loads the reputations of many employees at once, and answers how to look one of them up. */
export async function reputationsOf(
  db: Db | Tx,
  employeeIds: readonly number[],
): Promise<(employeeId: number) => Reputation> {
  const ratings = await ratingsOf(db, "employee", employeeIds);
  const counts = await shiftCountsOf(db, employeeIds);
  const experiences = await experienceCountsOf(db, employeeIds);
  return (id) => ({
    nrOfShifts: 0,
    nrOfAppliedShifts: 0,
    nrOfCancelledShifts: 0,
    ...counts.get(id),
    rating: ratings.get(id) ?? { rating: null, nrOfRatings: 0 },
    nrOfWorkExperiences: experiences.get(id) ?? 0,
  });
}

async function experienceCountsOf(db: Db | Tx, employeeIds: readonly number[]): Promise<Map<number, number>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("work_experiences")
    .select((eb) => ["employee_id", eb.fn.countAll<number>().as("count")])
    .where("employee_id", "in", employeeIds)
    .groupBy("employee_id")
    .execute();
  return new Map(rows.map((row) => [row.employee_id, Number(row.count)]));
}

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
