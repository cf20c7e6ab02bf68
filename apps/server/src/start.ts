import { Readable } from "node:stream";
import { demoAccounts, demoEmployees, demoPassword } from "#server/demo/accounts.ts";
import { drawPicture } from "#server/demo/pictures/assign-pictures.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { assertNoTryOut, tryOutSince } from "#server/demo/try-out.ts";
import { record } from "#server/features/events/record.ts";
import { reapplyErasures } from "#server/features/privacy/erasure/reapply.ts";
import { createClock } from "#server/platform/clock.ts";
import { openSecrets } from "#server/platform/crypto/open-secrets.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isDatabaseAway } from "#server/platform/database/database-errors.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { StartError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { addWeb } from "#server/platform/http/pages/web.ts";
import { createServer } from "#server/platform/http/server.ts";
import { openIntegrations } from "#server/platform/integrations/open.ts";
import { createOutbox } from "#server/platform/outbox/outbox.ts";
import { createWorkers } from "#server/platform/outbox/workers.ts";
import { startSchedule } from "#server/platform/schedule.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { deliveriesBy } from "./deliveries.ts";
import type { ImageStore } from "./platform/integrations/images/images.port.ts";
import { allRoutes, plugins } from "./routes.ts";
import { scheduledJobs } from "./scheduled-jobs.ts";

/** What is in flight may take this long to finish after SIGTERM. */
const MAX_STOP_MS = 20_000;

/**
 * Opens the database, migrates it and answers callers, once the web app is built (`web`). Refuses with `StartError` what
 * cannot work, and where the database goes away meanwhile: whatever watches over the process starts it again.
 */
export async function start(settings: Settings, web: Promise<boolean>): Promise<void> {
  try {
    await startOn(settings, web);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    throw new StartError(`The database went away during the start: ${(error as Error).message}.`);
  }
}

async function startOn(settings: Settings, web: Promise<boolean>): Promise<void> {
  const database = await openDatabase(settings);
  await database.withoutTimeout((db) => migrate({ db }));
  if (settings.production) await assertNoTryOut(database);
  const clock = createClock(settings.clockStart);
  const own = openIntegrations(settings, clock);
  const integrations = settings.demo ? { ...own, images: withDrawnPictures(own.images, drawPicture) } : own;
  const workers = createWorkers();
  const services: Services = {
    db: database.db,
    clock,
    settings,
    secrets: await openSecrets(database.db, settings),
    outbox: createOutbox(workers.wake),
    integrations,
  };
  const repeated = await reapplyErasures(services);
  if (repeated > 0)
    console.log(`${repeated} erasures were done once more: the database is from before them.`);
  const isTryOut = settings.demo && (await seedDemo(services));
  const since = isTryOut ? await tryOutSince(database.db) : null;
  const app = await createServer(database, services, allRoutes, plugins);
  if (!(await web)) throw new StartError("The web app could not be built; the lines above say why.");
  await addWeb(
    app,
    services,
    since === null
      ? null
      : { since, password: demoPassword, accounts: demoAccounts, employees: demoEmployees },
  );
  await workers.start(services, deliveriesBy(services, integrations), {
    changed: (tx) =>
      record({ tx, actor: { kind: "system", id: null }, now: clock.now() }, { type: "delivery.changed" }),
    note: (tried) => app.log.info(tried, "delivery"),
    onError: ({ message }) => app.log.warn({ problem: message }, "delivery failed"),
  });
  const stopSchedule = startSchedule(database, services, scheduledJobs, (failed) =>
    app.log.error(failed, "scheduled job failed"),
  );
  stopOnSignal(async () => {
    await app.close();
    await stopSchedule();
    await workers.stop();
    await database.close();
  });
  await listen(app, settings, database);
  console.log(startupMessage(settings, database.description, isTryOut));
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

/** What the console says once the product answers: where, on what, and in a try-out how to sign in. */
function startupMessage(settings: Settings, database: string, isTryOut: boolean): string {
  const lines = [`${settings.brand.name} answers at ${settings.publicUrl}`, `Runs on: ${database}`];
  if (!settings.production)
    lines.push(
      `Not in production: messages stay in the mailbox, anybody signs in as an employee, ${settings.localOnly ? "and only this machine is answered" : "and whoever reaches it is answered"}.`,
    );
  lines.push(...waitingForSettings(settings));
  if (isTryOut) {
    lines.push(
      "",
      "Try-out with invented data. Companies and admin sign in at /corporationlogin:",
      ...demoAccounts.map(({ email, label }) => `  ${email.padEnd(24)} ${demoPassword}   ${label}`),
      "Employees sign in at /employeelogin with a name, for example:",
      `  ${demoEmployees.join(", ")}`,
    );
  }
  return lines.join("\n");
}

/** What is not sent in production until it is set up. */
function waitingForSettings({ production, smtp, gatewayApi }: Settings): string[] {
  if (!production) return [];
  return [
    ...(smtp ? [] : ["SMTP_URL is not set: e-mails do not leave, they wait in the mailbox."]),
    ...(gatewayApi ? [] : ["GATEWAYAPI_TOKEN is not set: SMS do not leave, they wait in the mailbox."]),
  ];
}

/** Finishes what is in flight, then ends; a second signal or 20 seconds end it at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

/** A picture store with some pictures that are drawn when they are asked for: `draw` gives an SVG by its name, or null. */
export function withDrawnPictures(images: ImageStore, draw: (name: string) => string | null): ImageStore {
  return {
    ...images,
    async open(size, name) {
      const drawn = draw(name);
      if (drawn === null) return images.open(size, name);
      const body = Buffer.from(drawn);
      return { body: Readable.from([body]), contentType: "image/svg+xml", bytes: body.length };
    },
  };
}
