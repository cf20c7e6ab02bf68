import type { Moment } from "#rules/time/moment.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { runAlone } from "./run-alone.ts";
import type { ScheduledJob } from "./scheduled-job.ts";

const MINUTE = 60_000;

/** Runs the jobs that are due now and once a minute from then on. Answers how to stop, which waits for one under way. */
export function startSchedule(
  database: Database,
  services: Services,
  jobs: readonly ScheduledJob[],
): () => Promise<void> {
  const tick = createTick(database, services, jobs, (error, name) =>
    console.error(`Scheduled job ${name}: ${error.message}`),
  );
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

/** One look at the clock: runs every job that is due, one after the other. One that fails stops none of the others. */
export function createTick(
  database: Database,
  services: Services,
  jobs: readonly ScheduledJob[],
  onError: (error: Error, job: string) => void,
): () => Promise<void> {
  const lastRun = new Map<string, Moment>();
  return async () => {
    const now = services.clock.now();
    for (const { name, everyMinutes, run } of jobs) {
      const last = lastRun.get(name);
      if (last !== undefined && now - last < everyMinutes * MINUTE) continue;
      lastRun.set(name, now);
      await runAlone(database, `scheduled-job:${name}`, () => run(services)).catch((error: Error) =>
        onError(error, name),
      );
    }
  };
}
