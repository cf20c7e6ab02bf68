import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import type { DB } from "./types.gen.ts";

/** A handle that queries go through: the database itself or a transaction in it. */
export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

/** An open database, whichever of the two kinds it is. */
export interface Database {
  readonly kind: "embedded" | "postgres";
  /** What the console says it runs on. */
  readonly description: string;
  readonly db: Db;
  /** Runs a script of several statements outside any transaction (the job queue's own), and gives all their rows. */
  script(sql: string): Promise<Record<string, unknown>[]>;
  /** Calls `onMessage` for each message on the channel, from this process or another. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Runs one parameterised statement as text, for code that brings its own SQL (the job queue). */
export async function runSql(db: Db | Tx, text: string, values: readonly unknown[] = []) {
  const result = await db.executeQuery(CompiledQuery.raw(text, [...values]));
  return {
    rows: result.rows as Record<string, unknown>[],
    rowCount: Number(result.numAffectedRows ?? result.rows.length),
  };
}
