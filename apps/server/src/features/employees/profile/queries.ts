import type { Moment } from "#rules/time/moment.ts";
import type { EmployeeRow } from "#server/features/employees/queries.ts";
import {
  jobRolesOf,
  regionsOf,
  type SkillAnswer,
  skillAnswersOf,
} from "#server/features/employees/skills/queries.ts";
import { type PenaltyState, penaltyStatesOf } from "#server/features/penalties/queries.ts";
import { type RatingSummary, ratingsOf } from "#server/features/ratings/ratings.ts";
import { type ShiftCounts, shiftCountsOf } from "#server/features/ratings/reputations.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** An employee with everything that the own view shows. */
export interface EmployeeProfile {
  readonly row: EmployeeRow;
  readonly regions: readonly string[];
  readonly jobRoles: readonly number[];
  readonly skills: readonly SkillAnswer[];
  readonly counts: ShiftCounts;
  readonly rating: RatingSummary;
  readonly penalty: PenaltyState;
}

/** Completes many employees at once, in the order given, with six queries however many they are. */
export async function withProfiles(
  db: Db | Tx,
  rows: readonly EmployeeRow[],
  now: Moment,
): Promise<EmployeeProfile[]> {
  const ids = rows.map((row) => row.id);
  const regions = await regionsOf(db, ids);
  const jobRoles = await jobRolesOf(db, ids);
  const skills = await skillAnswersOf(db, ids);
  const counts = await shiftCountsOf(db, ids);
  const ratings = await ratingsOf(db, "employee", ids);
  const penalties = await penaltyStatesOf(db, ids, now);
  return rows.map((row) => ({
    row,
    regions: regions.get(row.id) ?? [],
    jobRoles: jobRoles.get(row.id) ?? [],
    skills: skills.get(row.id) ?? [],
    counts: counts.get(row.id) ?? { nrOfShifts: 0, nrOfAppliedShifts: 0, nrOfCancelledShifts: 0 },
    rating: ratings.get(row.id) ?? { rating: null, nrOfRatings: 0 },
    penalty: penalties.get(row.id) ?? { card: null, frozenUntil: null },
  }));
}
