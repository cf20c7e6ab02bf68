import { type Expression, sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** Whom a rating is about; the other side gave it. */
export type RatedSide = "employee" | "corporation";

/** How somebody is rated on average, one decimal; null without ratings. */
export interface RatingSummary {
  readonly rating: number | null;
  readonly nrOfRatings: number;
}

/** What one side said of the other after a shift; `score` is 0 while there is only a comment. */
export interface ShiftRating {
  readonly score: number;
  readonly comment: string;
}

const NOT_GIVEN: ShiftRating = { score: 0, comment: "" };

/**
 * The average rating of one employee or company, for a column of a query; `id` is the expression for whose. Comments
 * without stars and annulled ratings do not count. The sums are kept by a trigger on `ratings`.
 */
export function averageOf(about: RatedSide, id: Expression<unknown>) {
  return sql<RatingSummary>`coalesce((
    select json_build_object('rating', round(stars::numeric / nullif(ratings, 0), 1), 'nrOfRatings', ratings)
    from rating_sums where about = ${sql.lit(about)} and rated_id = ${id}),
    json_build_object('rating', null, 'nrOfRatings', 0))`;
}

/** The averages of many employees or companies at once; every one of `ids` has an entry. */
export async function ratingsOf(
  db: Db | Tx,
  about: RatedSide,
  ids: readonly number[],
): Promise<Map<number, RatingSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(sql<{ id: number }>`unnest(${[...ids]}::integer[])`.as<"t">(sql`t(id)`))
    .select(["t.id", averageOf(about, sql.ref("t.id")).as("average")])
    .execute();
  return new Map(rows.map(({ id, average }) => [id, average]));
}

/** An employee's average now, null without ratings, and with one more rating of `score`; one decimal each. */
export async function averageWith(
  db: Db | Tx,
  employeeId: number,
  score: number,
): Promise<{ before: number | null; after: number }> {
  return db
    .selectFrom("ratings")
    .select([
      sql<number | null>`round(avg(score), 1)::float`.as("before"),
      sql<number>`round((coalesce(sum(score), 0) + ${score}::int) / (count(*) + 1.0), 1)::float`.as("after"),
    ])
    .where("about", "=", "employee")
    .where("annulled_at", "is", null)
    .where("score", ">", 0)
    .where("employee_id", "=", employeeId)
    .executeTakeFirstOrThrow();
}

/** What was said about one side after each of many shifts; every one of `shiftIds` has an entry. */
export async function ratingsOfShifts(
  db: Db | Tx,
  about: RatedSide,
  shiftIds: readonly number[],
): Promise<Map<number, ShiftRating>> {
  const ratings = new Map(shiftIds.map((id) => [id, NOT_GIVEN]));
  if (shiftIds.length === 0) return ratings;
  const rows = await db
    .selectFrom("ratings")
    .select(["shift_id", "score", "comment"])
    .where("shift_id", "in", shiftIds)
    .where("about", "=", about)
    .where("because", "=", "work")
    .execute();
  for (const { shift_id, score, comment } of rows) ratings.set(shift_id, { score, comment });
  return ratings;
}

/** What one side says of the other after a shift; what is left out stays as it was. */
export interface GivenRating {
  readonly shift: { readonly id: number; readonly employee_id: number; readonly corporation_id: number };
  readonly score?: number | undefined;
  readonly comment?: string | undefined;
}

/**
 * Saves what one side says of the other, one row a shift and direction. Score 0 takes the stars back. The caller
 * has locked the shifts.
 */
export async function saveRatings(
  tx: Tx,
  about: RatedSide,
  all: readonly GivenRating[],
  now: Moment,
): Promise<void> {
  const given = all.filter(({ score, comment }) => score !== undefined || comment !== undefined);
  const before = await ratingsOfShifts(
    tx,
    about,
    given.map(({ shift }) => shift.id),
  );
  const changed = given.flatMap(({ shift, ...said }) => {
    const { score, comment } = before.get(shift.id) ?? NOT_GIVEN;
    const after = { score: said.score ?? score, comment: said.comment ?? comment };
    return after.score === score && after.comment === comment ? [] : [{ shift, ...after }];
  });
  const isEmpty = ({ score, comment }: ShiftRating) => score === 0 && comment === "";
  await deleteRatings(
    tx,
    about,
    changed.filter(isEmpty).map(({ shift }) => shift.id),
  );
  const rows = changed
    .filter((rating) => !isEmpty(rating))
    .map(({ shift, score, comment }) => ({
      shift_id: shift.id,
      about,
      employee_id: shift.employee_id,
      corporation_id: shift.corporation_id,
      score,
      comment,
      created_at: new Date(now),
    }));
  if (rows.length === 0) return;
  await tx
    .insertInto("ratings")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["shift_id", "about", "because"])
        .doUpdateSet(({ ref }) => ({ score: ref("excluded.score"), comment: ref("excluded.comment") })),
    )
    .execute();
}

async function deleteRatings(tx: Tx, about: RatedSide, shiftIds: readonly number[]): Promise<void> {
  if (shiftIds.length === 0) return;
  await tx
    .deleteFrom("ratings")
    .where("shift_id", "in", shiftIds)
    .where("about", "=", about)
    .where("because", "=", "work")
    .execute();
}

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

/** The same as one column, for fewer looks than at all of a reputation. */
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
