import { type Expression, sql } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { averageOf, type RatingSummary } from "./rating.queries.ts";

/** How much somebody has applied, worked and cancelled, over all companies. */
interface ShiftCounts {
  /** Places that were got and kept, worked or coming. */
  readonly nrOfShifts: number;
  /** Everything that was ever applied for. */
  readonly nrOfAppliedShifts: number;
  /** Confirmed places that the employee cancelled. */
  readonly nrOfCancelledShifts: number;
}

/** What a company reads of a person besides the profile. */
export interface Reputation extends ShiftCounts {
  readonly rating: RatingSummary;
  readonly nrOfWorkExperiences: number;
}

/** Whether the cancellation of a shift was taken back, for a query; `shift` is its id. Rule: Taking a penalty back. */
export function isForgiven(shift: Expression<unknown>) {
  return sql<boolean>`(exists (select from penalties p where p.shift_id = ${shift} and p.kind <> 'no_show')
    and not exists (select from penalties p where p.shift_id = ${shift} and p.kind <> 'no_show'
      and p.annulled_at is null))`;
}

/**
 * The reputation as one column of a query that has employees as `e`. How many shifts somebody has is kept by triggers
 * (`shift_counts`): who has worked for years has thousands of them.
 */
export const reputationColumn = sql<Reputation>`(
  select json_build_object(
    'nrOfShifts', coalesce(sum(selected), 0),
    'nrOfAppliedShifts', coalesce(sum(shifts), 0),
    'nrOfCancelledShifts', (select count(*) from shifts where employee_id = e.id and status = 'cancelled'
      and not ${isForgiven(sql.ref("shifts.id"))}),
    'rating', ${averageOf("employee", sql.ref("e.id"))},
    'nrOfWorkExperiences', (select count(*) from work_experiences where employee_id = e.id)
  ) from shift_counts where employee_id = e.id)`;

/** What admins read of a person on a booking. */
export type Standing = Pick<Reputation, "rating" | "nrOfShifts">;

/** What of a reputation admins read on a booking, as one column; it reads less than `reputationColumn`. */
export const standingColumn = sql<Standing>`(
  select json_build_object('nrOfShifts', coalesce(sum(selected), 0),
    'rating', ${averageOf("employee", sql.ref("e.id"))})
  from shift_counts where employee_id = e.id)`;

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
