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
