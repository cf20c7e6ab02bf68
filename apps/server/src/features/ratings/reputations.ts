import type { Db, Tx } from "#server/platform/database/database.ts";
import { type ShiftCounts, shiftCountsOf } from "./employee-counts.ts";
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
