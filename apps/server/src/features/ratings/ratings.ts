import { roundHalfUp } from "#rules/money/ore.ts";
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

const UNRATED: RatingSummary = { rating: null, nrOfRatings: 0 };
const NOT_GIVEN: ShiftRating = { score: 0, comment: "" };

/** The averages of many employees or companies at once; every one of `ids` has an entry. */
export async function ratingsOf(
  db: Db | Tx,
  about: RatedSide,
  ids: readonly number[],
): Promise<Map<number, RatingSummary>> {
  const summaries = new Map(ids.map((id) => [id, UNRATED]));
  if (ids.length === 0) return summaries;
  const column = about === "employee" ? "employee_id" : "corporation_id";
  const rows = await db
    .selectFrom("ratings")
    .select((eb) => [
      `${column} as id` as const,
      eb.fn.sum<number>("score").as("total"),
      eb.fn.countAll<number>().as("count"),
    ])
    .where("about", "=", about)
    .where("annulled_at", "is", null)
    .where("score", ">", 0)
    .where(column, "in", ids)
    .groupBy(column)
    .execute();
  for (const { id, total, count } of rows) {
    summaries.set(id, { rating: roundHalfUp(total * 10, count) / 10, nrOfRatings: count });
  }
  return summaries;
}

/** The average of one employee or company. */
export async function ratingOf(db: Db | Tx, about: RatedSide, id: number): Promise<RatingSummary> {
  return (await ratingsOf(db, about, [id])).get(id) ?? UNRATED;
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

/**
 * Saves what one side says of the other, one row a shift and direction; what is left out stays as it was.
 * Score 0 takes the stars back. The caller has locked the shift.
 */
export async function saveRating(
  tx: Tx,
  about: RatedSide,
  shift: { readonly id: number; readonly employee_id: number; readonly corporation_id: number },
  given: Partial<ShiftRating>,
  now: Moment,
): Promise<void> {
  const before = (await ratingsOfShifts(tx, about, [shift.id])).get(shift.id) ?? NOT_GIVEN;
  const score = given.score ?? before.score;
  const comment = given.comment ?? before.comment;
  if (score === before.score && comment === before.comment) return;
  if (score === 0 && comment === "") return deleteRating(tx, about, shift.id);
  await tx
    .insertInto("ratings")
    .values({
      shift_id: shift.id,
      about,
      employee_id: shift.employee_id,
      corporation_id: shift.corporation_id,
      score,
      comment,
      created_at: new Date(now),
    })
    .onConflict((conflict) =>
      conflict.columns(["shift_id", "about", "because"]).doUpdateSet({ score, comment }),
    )
    .execute();
}

async function deleteRating(tx: Tx, about: RatedSide, shiftId: number): Promise<void> {
  await tx
    .deleteFrom("ratings")
    .where("shift_id", "=", shiftId)
    .where("about", "=", about)
    .where("because", "=", "work")
    .execute();
}
