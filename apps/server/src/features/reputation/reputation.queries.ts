import { type Expression, sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { averageOf, type RatingSummary } from "./rating.queries.ts";

/** How much somebody has applied, worked and cancelled, over all companies. */
interface ShiftCounts {
  /** Shifts that were worked: they have ended, and the person was met. */
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
 * How many shifts `e` had worked at that moment, for a query that has the person's `shift_counts`. Those count every
 * place that was got, since who has worked for years has thousands: what has not ended and who was not met go off.
 */
function workedBy(moment: Expression<unknown>) {
  return sql<number>`coalesce(sum(selected), 0)
    - (select count(*) from shifts w where w.employee_id = e.id and w.status = 'selected' and w.ends_at > ${moment})
    - (select count(*) from shifts w where w.employee_id = e.id and w.status = 'selected' and w.not_met_for_booking
      and w.ends_at <= ${moment})`;
}

/** The reputation at that moment as one column of a query that has employees as `e`. */
export function reputationColumn(moment: Expression<unknown>) {
  return sql<Reputation>`(
  select json_build_object(
    'nrOfShifts', ${workedBy(moment)},
    'nrOfAppliedShifts', coalesce(sum(shifts), 0),
    'nrOfCancelledShifts', (select count(*) from shifts where employee_id = e.id and status = 'cancelled'
      and not ${isForgiven(sql.ref("shifts.id"))}),
    'rating', ${averageOf("employee", sql.ref("e.id"))},
    'nrOfWorkExperiences', (select count(*) from work_experiences where employee_id = e.id)
  ) from shift_counts where employee_id = e.id)`;
}

/** What admins read of a person on a booking. */
export type Standing = Pick<Reputation, "rating" | "nrOfShifts">;

/** What of a reputation admins read on a booking at that moment, as one column; it reads less than `reputationColumn`. */
export function standingColumn(moment: Expression<unknown>) {
  return sql<Standing>`(
  select json_build_object('nrOfShifts', ${workedBy(moment)},
    'rating', ${averageOf("employee", sql.ref("e.id"))})
  from shift_counts where employee_id = e.id)`;
}

const NONE: Reputation = {
  nrOfShifts: 0,
  nrOfAppliedShifts: 0,
  nrOfCancelledShifts: 0,
  rating: { rating: null, nrOfRatings: 0 },
  nrOfWorkExperiences: 0,
};

/** Loads the reputations of many employees as of `now` at once, and answers how to look one of them up. */
export async function reputationsOf(
  db: Db | Tx,
  employeeIds: readonly number[],
  now: Moment,
): Promise<(employeeId: number) => Reputation> {
  if (employeeIds.length === 0) return () => NONE;
  const rows = await db
    .selectFrom("employees as e")
    .select(["e.id", reputationColumn(sql.val(new Date(now))).as("reputation")])
    .where("e.id", "in", employeeIds)
    .execute();
  const reputations = new Map(rows.map(({ id, reputation }) => [id, reputation]));
  return (id) => reputations.get(id) ?? NONE;
}
