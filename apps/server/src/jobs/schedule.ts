import type { Moment } from "#rules/time/moment.ts";
import type { Services } from "#server/areas/verb.ts";
import type { Database } from "#server/db/database.ts";
import { runAlone } from "#server/stores/run-alone.ts";
import { allSweeps } from "./sweeps/all.ts";
import type { Sweep } from "./sweeps/sweep.ts";

const MINUTE = 60_000;

/** Runs the sweeps now and once a minute from then on. Answers how to stop, which waits for one under way. */
export function startSchedule(database: Database, services: Services): () => Promise<void> {
  const tick = createTick(database, services, allSweeps, (error, name) =>
    console.error(`Sweep ${name}: ${error.message}`),
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

/** One look at the clock: runs every sweep that is due, one after the other. One that fails stops none of the others. */
export function createTick(
  database: Database,
  services: Services,
  sweeps: readonly Sweep[],
  onError: (error: Error, sweep: string) => void,
): () => Promise<void> {
  const lastRun = new Map<string, Moment>();
  return async () => {
    const now = services.clock.now();
    for (const { name, everyMinutes, run } of sweeps) {
      const last = lastRun.get(name);
      if (last !== undefined && now - last < everyMinutes * MINUTE) continue;
      lastRun.set(name, now);
      await runAlone(database, `sweep:${name}`, () => run(services)).catch((error: Error) =>
        onError(error, name),
      );
    }
  };
}
