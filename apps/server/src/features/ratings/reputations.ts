import { sql } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { averageOf, type RatingSummary } from "./ratings.ts";

/** How much somebody has applied, worked and cancelled, over all companies. */
interface ShiftCounts {
  /** Places that were got and kept, worked or coming. */
  readonly nrOfShifts: number;
  /** Everything that was ever applied for. */
  readonly nrOfAppliedShifts: number;
  /** Confirmed places that the employee cancelled. */
  readonly nrOfCancelledShifts: number;
}

/** What a company is shown of a person besides the profile. */
export interface Reputation extends ShiftCounts {
  readonly rating: RatingSummary;
  readonly nrOfWorkExperiences: number;
}

/** The reputation as one column of a query that has employees as `e`. */
export const reputationColumn = sql<Reputation>`(
  select json_build_object(
    'nrOfShifts', count(*) filter (where status = 'selected'),
    'nrOfAppliedShifts', count(*),
    'nrOfCancelledShifts', count(*) filter (where status = 'cancelled'),
    'rating', ${averageOf("employee", sql.ref("e.id"))},
    'nrOfWorkExperiences', (select count(*) from work_experiences where employee_id = e.id)
  ) from shifts where employee_id = e.id)`;

const NONE: Reputation = {
  nrOfShifts: 0,
  nrOfAppliedShifts: 0,
  nrOfCancelledShifts: 0,
  rating: { rating: null, nrOfRatings: 0 },
  nrOfWorkExperiences: 0,
};

/** Loads the reputations of many employees at once, and answers how to look one of them up. */
export async function reputationsOf(
  db: Db | Tx,
  employeeIds: readonly number[],
): Promise<(employeeId: number) => Reputation> {
  if (employeeIds.length === 0) return () => NONE;
  const rows = await db
    .selectFrom("employees as e")
    .select(["e.id", reputationColumn.as("reputation")])
    .where("e.id", "in", employeeIds)
    .execute();
  const reputations = new Map(rows.map(({ id, reputation }) => [id, reputation]));
  return (id) => reputations.get(id) ?? NONE;
}
