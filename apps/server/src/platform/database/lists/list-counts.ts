import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database.ts";

/** The lists whose length is kept; each row of its table is in one of them at most. */
export type CountedList =
  | "corporations"
  | "employees"
  | "employees without access"
  | "penalties"
  | "lifted penalties";

/** How long these lists are together, as triggers keep it, for a statement that reads more. */
export function keptCount(...lists: readonly CountedList[]): RawBuilder<number> {
  return sql<number>`(select sum(rows)::int from list_counts
    where list in (${sql.join(lists.map((list) => sql.lit(list)))}))`;
}

/** The same, read by itself. */
export async function readKeptCount(db: Db, ...lists: readonly CountedList[]): Promise<number> {
  const { count } = await db.selectNoFrom(keptCount(...lists).as("count")).executeTakeFirstOrThrow();
  return count;
}
