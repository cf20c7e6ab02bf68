import { join } from "node:path";
import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import { openEmbedded } from "#server/db/embedded.ts";
import { lockDirectory } from "#server/db/lock-file.ts";
import { openPostgres } from "#server/db/postgres.ts";
import type { DB } from "#server/db/types.gen.ts";

/** A handle that queries go through: the database itself or a transaction in it. */
export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

/** An open database, whichever of the two kinds it is. */
export interface Database {
  readonly kind: "embedded" | "postgres";
  /** What the console says it runs on. */
  readonly description: string;
  readonly db: Db;
  /** Runs a script of several statements outside any transaction (migrations, the job queue's tables). */
  script(sql: string): Promise<void>;
  /** Calls `onMessage` for each message on the channel, from this process or another. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL where `databaseUrl` is given, else the embedded database in `dataDir`.
 * Throws `StartError` when the server is out of reach or older than 15, or the directory is taken.
 */
export async function openDatabase(where: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<Database> {
  if (where.databaseUrl) return openPostgres(where.databaseUrl);
  const unlock = lockDirectory(where.dataDir);
  try {
    return await openEmbedded({ directory: join(where.dataDir, "db"), onClose: unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Runs one parameterised statement as text, for code that brings its own SQL (the job queue). */
export async function runSql(db: Db | Tx, text: string, values: readonly unknown[] = []) {
  const result = await db.executeQuery(CompiledQuery.raw(text, [...values]));
  return {
    rows: result.rows as Record<string, unknown>[],
    rowCount: Number(result.numAffectedRows ?? result.rows.length),
  };
}
