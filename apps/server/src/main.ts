import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Services } from "#server/areas/verb.ts";
import { createClock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { allRoutes } from "#server/http/calls/routes.ts";
import { addWeb } from "#server/http/pages/web.ts";
import { createServer } from "#server/http/server.ts";
import { openIntegrations } from "#server/integrations/open.ts";
import { createQueue } from "#server/jobs/queue.ts";
import { startSchedule } from "#server/jobs/schedule.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { StartError } from "#server/start-error.ts";
import { startingWords } from "#server/starting-words.ts";
import { createOutbox } from "#server/stores/effects/outbox.ts";

/** What is in flight may take this long to finish after SIGTERM. */
const LAST_CHANCE = 20_000;

try {
  await start(readSettings(process.env));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  buildWebIfStale();
  const database = await openDatabase(settings);
  await migrate(database);
  const integrations = openIntegrations(settings);
  const queue = await createQueue(database);
  const services: Services = {
    db: database.db,
    clock: createClock(settings.clockStart),
    settings,
    outbox: createOutbox(queue.enqueue),
    integrations,
  };
  const isTryOut = settings.demo && (await seedDemo(services));
  const app = await createServer(database, services, allRoutes);
  await addWeb(app, services);
  await queue.start(services, integrations);
  const stopSchedule = startSchedule(database, services);
  stopOnSignal(async () => {
    await app.close();
    await stopSchedule();
    await queue.stop();
    await database.close();
  });
  await listen(app, settings, database);
  console.log(startingWords(settings, database.description, isTryOut));
}

/** In a process of its own: the server never loads the web app's sources. */
function buildWebIfStale(): void {
  const script = fileURLToPath(new URL("../../web/build.ts", import.meta.url));
  const { status } = spawnSync(process.execPath, [script, "--if-stale"], { stdio: "inherit" });
  if (status !== 0) throw new StartError("The web app could not be built; the lines above say why.");
}

async function listen(
  app: Awaited<ReturnType<typeof createServer>>,
  settings: Settings,
  database: Database,
): Promise<void> {
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await database.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new StartError(`Port ${settings.port} is already in use. Set PORT to another.`);
    if (code === "EACCES")
      throw new StartError(`Port ${settings.port} may not be used. Set PORT to another.`);
    throw error;
  }
}

/** Finishes what is in flight, then ends; a second signal or 20 seconds end it at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), LAST_CHANCE).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}
