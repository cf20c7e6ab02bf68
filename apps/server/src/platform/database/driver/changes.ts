import { type RawBuilder, sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";

/** When something was read, and what it follows from: as long as none of that has changed it reads the same. */
export interface Mark {
  /** What `readingNow` said. */
  readonly at: string;
  /** The moment on our clock; before it other rows may have been read. */
  readonly since: Moment;
  /** From then on the rows are others, though none has changed; null where time has no say. */
  readonly until: Moment | null;
  /** As triggers name them in `changes`. */
  readonly subjects: readonly string[];
}

/** Staff types belong to everything; 'pruned' stands for what is no longer written down. */
const SUBJECTS_OF_ALL = ["all", "pruned"];

/** The timeline, which a promoted server has another of, and when this one was started. */
const server = sql`(left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)
  || '@' || extract(epoch from pg_postmaster_start_time()))`;

/**
 * Which server reads, and which transactions its statement sees. One that was promoted, or has crashed without waiting for
 * its disk, may give the numbers of transactions that it has lost to others. Null on a replica, which does not say which
 * transactions are under way.
 */
export const readingNow = sql<string | null>`case when not pg_is_in_recovery() then
  ${server} || ' ' || pg_current_snapshot() end`;

/** Whether nothing has changed since a mark was made: a transaction that it didn't see and this statement sees. */
export function isUnchanged(at: string, subjects: readonly string[]): RawBuilder<boolean> {
  const seen = sql`split_part(${at}::text, ' ', 2)::pg_snapshot`;
  return sql<boolean>`(split_part(${at}::text, ' ', 1) = ${server} and not exists (
    select from changes where subject = any(${subjects}::text[])
      and xid >= pg_snapshot_xmin(${seen}) and not pg_visible_in_snapshot(xid, ${seen})))`;
}

/** The subjects of a mark, and those that every answer follows from. */
export function subjectsAskedFor({ subjects }: Mark): readonly string[] {
  return [...subjects, ...SUBJECTS_OF_ALL];
}

/**
 * Deletes what is written down of transactions that had ended by now. A mark that is older has not seen the one that the
 * row left behind is of: it was under way, or to come.
 */
export async function pruneChanges(db: Db): Promise<void> {
  await sql`with oldest as (select pg_snapshot_xmin(pg_current_snapshot()) as xid),
    pruned as (delete from changes using oldest where changes.xid < oldest.xid)
    insert into changes (subject, xid) select 'pruned', xid from oldest`.execute(db);
}
