import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";

const HOUR = 3_600_000;

/** Counts one hit for `key` in the current hour, over all processes, and returns the hits so far. */
export async function countHit(db: Db, key: string, now: Moment): Promise<number> {
  const row = await db
    .insertInto("rate_limits")
    .values({ key, window_start: new Date(now - (now % HOUR)), hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(["key", "window_start"]).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
    )
    .returning("hits")
    .executeTakeFirstOrThrow();
  return row.hits;
}

/** Whole seconds until hits are counted anew. */
export function secondsLeftOfHour(now: Moment): number {
  return Math.ceil((HOUR - (now % HOUR)) / 1000);
}

/** Deletes the counts of before yesterday; none is of more than a day. */
export async function deleteOldHits(db: Db, now: Moment): Promise<void> {
  await db
    .deleteFrom("rate_limits")
    .where("window_start", "<", new Date(now - 48 * HOUR))
    .execute();
}
