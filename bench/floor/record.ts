import pg from "pg";
import { openSecrets } from "#server/platform/crypto/open-secrets.ts";
import { openPostgres } from "#server/platform/database/postgres.ts";
import { createServer } from "#server/platform/http/server.ts";
import { openIntegrations } from "#server/platform/integrations/open.ts";
import { createOutbox } from "#server/platform/outbox/outbox.ts";
import { createQueue } from "#server/platform/queue/queue.ts";
import { readSettings } from "#server/platform/settings.ts";
import { allRoutes, plugins } from "#server/routes.ts";
import { type BenchRequest, type CallName, calls } from "../api/calls.ts";
import { NOW } from "../api/fixtures.ts";

/** A statement as it went to PostgreSQL. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What one request of a call made the product say to PostgreSQL and to its caller. */
export interface Recording {
  readonly request: BenchRequest;
  readonly statements: readonly Statement[];
  readonly answer: unknown;
}

/** A request that no round gets to: what it writes stands in nobody's way. */
const SAMPLE = 39_000;

/** Makes each call once on the database at `url`, in this process, and writes down what happened. */
export async function recordCalls<Name extends CallName>(
  url: string,
  names: readonly Name[],
): Promise<Record<Name, Recording>> {
  const { app, close } = await openApp(url);
  const recordings: [Name, Recording][] = [];
  for (const name of names) {
    const request = calls[name](SAMPLE);
    const { result, statements } = await listening(() =>
      app.inject({
        method: request.method,
        url: request.path,
        headers: { authorization: `Bearer ${request.token}` },
        ...(request.body ? { payload: JSON.parse(request.body) } : {}),
      }),
    );
    if (result.statusCode !== 200) throw new Error(`${name} answered ${result.statusCode}: ${result.body}`);
    recordings.push([name, { request, statements, answer: result.json() }]);
  }
  await close();
  return Object.fromEntries(recordings) as Record<Name, Recording>;
}

/** The whole server in this process, on the database at `url`; its clock stands still. */
export async function openApp(url: string) {
  const database = await openPostgres(url);
  const queue = await createQueue(database);
  const settings = { ...readSettings({ DATABASE_URL: url }), demo: false, rateLimits: false };
  const app = await createServer(
    database,
    {
      db: database.db,
      clock: { now: () => NOW },
      settings,
      secrets: await openSecrets(database.db, settings),
      outbox: createOutbox(queue.enqueue),
      integrations: openIntegrations(settings),
    },
    allRoutes,
    plugins,
  );
  await queue.stop();
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, close };
}

/** The statements that all connections of this process send while `work` runs. */
async function listening<T>(work: () => Promise<T>): Promise<{ result: T; statements: Statement[] }> {
  const statements: Statement[] = [];
  const prototype = pg.Client.prototype as { query: (...parts: never[]) => unknown };
  const original = prototype.query;
  prototype.query = function (this: pg.Client, ...parts: never[]) {
    statements.push(statementOf(parts));
    return original.apply(this, parts);
  };
  try {
    return { result: await work(), statements };
  } finally {
    prototype.query = original;
  }
}

function statementOf([first, second]: readonly unknown[]): Statement {
  if (typeof first === "string") return { text: first, values: Array.isArray(second) ? second : [] };
  const { text, values = [] } = first as Partial<Statement>;
  return { text: text ?? "", values };
}
