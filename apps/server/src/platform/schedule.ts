import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";

const MINUTE = 60_000;

/** Something that has to happen at a time and not because somebody calls. Running it again changes nothing. */
export interface ScheduledJob {
  readonly name: string;
  readonly everyMinutes: number;
  readonly run: (services: Services, database: Database) => Promise<void>;
}

/** A run of a job that failed. */
interface FailedRun {
  readonly job: string;
  /** What it had queued by then carries the same id. */
  readonly reqId: string;
  readonly problem: string;
}

/**
 * Runs the jobs that are due now and once a minute from then on; `onError` hears of each run that failed. Answers how to
 * stop, which waits for one under way.
 */
export function startSchedule(
  database: Database,
  services: Services,
  jobs: readonly ScheduledJob[],
  onError: (failed: FailedRun) => void,
): () => Promise<void> {
  const tick = createTick(database, services, jobs, onError);
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= tick().finally(() => {
      running = null;
    });
  };
  run();
  const timer = setInterval(run, MINUTE);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * One look at the clock: runs every job that is due, one after the other. One that fails stops none of the others and
 * is due again at the next look. What a run queues carries an id of the run, as that of a call does.
 */
export function createTick(
  database: Database,
  services: Services,
  jobs: readonly ScheduledJob[],
  onError: (failed: FailedRun) => void,
): () => Promise<void> {
  const lastRun = new Map<string, Moment>();
  return async () => {
    const now = services.clock.now();
    for (const { name, everyMinutes, run } of jobs) {
      const last = lastRun.get(name);
      if (last !== undefined && now - last < everyMinutes * MINUTE) continue;
      lastRun.set(name, now);
      const reqId = `${name}-${crypto.randomUUID().slice(0, 8)}`;
      const asked = { ...services, outbox: services.outbox.askedBy(reqId) };
      await runAlone(database, `scheduled-job:${name}`, () => run(asked, database)).catch((error: Error) => {
        lastRun.delete(name);
        onError({ job: name, reqId, problem: error.message });
      });
    }
  };
}

/**
 * Runs something unless another process is running it at this moment under the same name. The embedded database has
 * one process only.
 */
async function runAlone(database: Database, name: string, run: () => Promise<unknown>): Promise<void> {
  if (database.kind === "embedded") return void (await run());
  await database.session(async (connection) => {
    const key = sql`hashtext(${name})`;
    const lock = sql<{ locked: boolean }>`select pg_try_advisory_lock(${key}) as locked`;
    const { rows } = await lock.execute(connection);
    if (!rows[0]?.locked) return;
    try {
      await run();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}
