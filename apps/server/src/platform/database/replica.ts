import { sql } from "kysely";
import type { Db, Replica } from "./database.ts";

/** Milliseconds between two looks at how far a replica is. */
const CHECK_EVERY_MS = 2_000;
/** Seconds that a replica may be behind and still be asked. */
const MAX_LAG_SECONDS = 10;

interface Progress {
  readonly follows: boolean;
  readonly is_fed: boolean;
  readonly has_all: boolean;
  readonly seconds: number | null;
}

/** Follows how far the replica behind `db` is; until it has answered for the first time it is not near. */
export function watchReplica(db: Db): Replica {
  let isNear = false;
  const check = async () => {
    isNear = (await problemOf(db)) === null;
  };
  void check();
  const timer = setInterval(check, CHECK_EVERY_MS).unref();
  return {
    db,
    isNear: () => isNear,
    problem: () => problemOf(db),
    close: async () => {
      clearInterval(timer);
      await db.destroy();
    },
  };
}

async function problemOf(db: Db): Promise<string | null> {
  try {
    const { rows } = await sql<Progress>`select pg_is_in_recovery() as follows,
      exists (select from pg_stat_wal_receiver) as is_fed,
      pg_last_wal_receive_lsn() is not distinct from pg_last_wal_replay_lsn() as has_all,
      extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds`.execute(db);
    return problemIn(rows[0]);
  } catch {
    return "does not answer";
  }
}

function problemIn(progress: Progress | undefined): string | null {
  if (!progress?.follows) return "follows no other server";
  if (!progress.is_fed) return "has lost the server that it follows";
  if (progress.has_all || (progress.seconds ?? 0) <= MAX_LAG_SECONDS) return null;
  return `is ${Math.round(progress.seconds ?? 0)} seconds behind`;
}
