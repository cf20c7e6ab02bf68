import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import { isRetryable } from "./database-errors.ts";
import { PooledKysely } from "./pooled-kysely.ts";
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
  /** A copy for what may be a few seconds old; null where there is none. */
  readonly replica: Replica | null;
  /** Runs a script of several statements outside any transaction, and gives all their rows. */
  script(sql: string): Promise<Record<string, unknown>[]>;
  /** Does something that may take longer than a call's statement: changing the schema. */
  withoutTimeout<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Gives one connection that stays the same until the work is done: for what a session holds, such as a lock. */
  session<T>(work: (connection: Db) => Promise<T>): Promise<T>;
  /**
   * Calls `onMessage` for each message on the channel, from this process or another, and `onGap` when some may have
   * been missed.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** A copy of the database that answers what may be a few seconds old. */
export interface Replica {
  readonly db: Db;
  /** Whether it follows, and is not further behind than ten seconds; where it is not, nobody asks it. */
  isNear(): boolean;
  /** What is the matter with it, as of now; null where it is near. */
  problem(): Promise<string | null>;
  close(): Promise<void>;
}

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** How both kinds of database read a column, by PostgreSQL's number of its type: numbers, moments, and a date as its text. */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  [DATE]: (day) => day,
  [TIMESTAMPTZ]: readMoment,
};

/** `2026-11-24 08:00:00.123+01`, as the engine itself reads it fastest. */
function readMoment(text: string): Date {
  const isWholeHour = /[+-]\d\d$/.test(text);
  return new Date(`${text.replace(" ", "T")}${isWholeHour ? ":00" : ""}`);
}

/** Runs one parameterised statement as text, for code that brings its own SQL. */
export async function runSql(db: Db | Tx, text: string, values: readonly unknown[] = []) {
  const result = await db.executeQuery(CompiledQuery.raw(text, [...values]));
  return {
    rows: result.rows as Record<string, unknown>[],
    rowCount: Number(result.numAffectedRows ?? result.rows.length),
  };
}

/**
 * Runs `work` in one transaction. When PostgreSQL ends one of two waiting transactions (deadlock), or a statement's
 * plan is no longer valid, it runs again, at most twice. Inside, use only the handle that `work` is given.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>, tries = 3): Promise<T> {
  const acts: AfterCommit[] = [];
  try {
    const workOnce = (tx: Tx) => {
      afterwards.set(tx, acts);
      return work(tx);
    };
    const result =
      db instanceof PooledKysely
        ? await db.runTransaction(workOnce)
        : await db.transaction().execute(workOnce);
    for (const act of acts) act(db);
    return result;
  } catch (error) {
    if (tries > 1 && isRetryable(error)) return inTransaction(db, work, tries - 1);
    throw error;
  }
}

/**
 * Runs a part of a transaction. Where it fails, what the part wrote is taken back, the transaction itself goes on, and the
 * caller hears of the error. Parts follow one another; none lies in another.
 */
export async function inSavepoint<T>(tx: Tx, part: () => Promise<T>): Promise<T> {
  const acts = afterwards.get(tx);
  const before = acts?.length ?? 0;
  await runSql(tx, "savepoint part");
  try {
    const result = await part();
    await runSql(tx, "release savepoint part");
    return result;
  } catch (error) {
    await runSql(tx, "rollback to savepoint part");
    acts?.splice(before);
    throw error;
  }
}

/** Waits until no other transaction has this name, and has it until the end of this one: on every process. */
export async function acquireAdvisoryLock(tx: Tx, name: string): Promise<void> {
  await runSql(tx, "select pg_advisory_xact_lock(hashtextextended($1, 0))", [name]);
}

/** What is done with the database once a transaction is saved. It must not throw, and nobody waits for it. */
type AfterCommit = (db: Db) => void;
const afterwards = new WeakMap<Db | Tx, AfterCommit[]>();

/** Does something once this transaction is saved, and never when it is not; at once where there is none. */
export function afterCommit(tx: Db | Tx, act: AfterCommit): void {
  const acts = afterwards.get(tx);
  if (acts) acts.push(act);
  else act(tx);
}
