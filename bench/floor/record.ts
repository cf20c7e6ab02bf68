import type { Socket } from "node:net";
import pg from "pg";
import { openSecrets } from "#server/platform/crypto/open-secrets.ts";
import { openPostgres } from "#server/platform/database/postgres.ts";
import { createServer } from "#server/platform/http/server.ts";
import { openIntegrations } from "#server/platform/integrations/open.ts";
import { createOutbox } from "#server/platform/outbox/outbox.ts";
import { createQueue } from "#server/platform/queue/queue.ts";
import { readSettings } from "#server/platform/settings/settings.ts";
import { allRoutes, plugins } from "#server/routes.ts";
import { calls, type MeasuredCall, measuredReads, measuredWrites } from "../api/calls.ts";
import { NOW } from "../api/fixtures.ts";
import { run } from "../databases.ts";

/** A statement as it went to PostgreSQL. */
interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What one request of a call made the product say to PostgreSQL and to its caller. */
export interface Recording {
  readonly statements: readonly Statement[];
  /** How often it waited for PostgreSQL: a message may hold several statements. */
  readonly messages: number;
  /** Bytes to and from PostgreSQL. */
  readonly databaseBytes: number;
  /** The bodies of the call's different answers; that of its n-th request is the n-th, over and over. */
  readonly answers: readonly string[];
  /** The messages that one request left to be delivered. */
  readonly letters: readonly Letter[];
}

/** A message in the outbox, as long as the product writes it. */
interface Letter {
  readonly channel: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly payload: object;
}

/** A request that no round gets to: what it writes stands in nobody's way. */
const SAMPLE = 59_000;

/** Makes each call on the database at `url`, in this process, and writes down what happened. */
export async function recordCalls<Name extends MeasuredCall>(
  url: string,
  names: readonly Name[],
  env: Record<string, string> = {},
): Promise<Record<Name, Recording>> {
  const { app, close } = await openApp(url, env);
  const ask = async (name: Name, number: number) => {
    const { method, path, token, body } = calls[name](number);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({
      method,
      url: path,
      headers,
      ...(body ? { payload: JSON.parse(body) } : {}),
    });
    if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
    return answer.body;
  };
  const recordings: [Name, Recording][] = [];
  for (const name of names) {
    const isWrite = name in measuredWrites;
    const different = isWrite ? 1 : ((measuredReads as Partial<Record<MeasuredCall, number>>)[name] ?? 1);
    const answers: string[] = [];
    // The first requests also make connections and prepare statements.
    for (let n = 0; n < different + WARM; n++) answers[n % different] = await ask(name, SAMPLE + n);
    const before = await lettersAfter(url, 0);
    const { result, ...said } = await listening(() => ask(name, SAMPLE + different + WARM));
    answers[(different + WARM) % different] = result;
    const letters = await lettersAfter(url, Math.max(0, ...before.map(({ id }) => id)));
    recordings.push([name, { ...said, answers, letters }]);
  }
  await close();
  // Nobody has delivered it.
  await run(
    url,
    "delete from pgboss.job_common where state = 'created'; delete from outbox where status = 'queued'",
  );
  return Object.fromEntries(recordings) as Record<Name, Recording>;
}

const WARM = 3;

async function lettersAfter(url: string, id: number): Promise<(Letter & { readonly id: number })[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const columns = "id, channel, recipient, subject, body, payload";
    const { rows } = await client.query(
      `select ${columns} from outbox where id > $1 and status = 'queued' order by id`,
      [id],
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** The whole server in this process, on the database at `url`; its clock stands still. */
export async function openApp(url: string, env: Record<string, string> = {}) {
  const database = await openPostgres(url);
  const queue = await createQueue(database);
  const clock = { now: () => NOW };
  const settings = { ...readSettings({ DATABASE_URL: url, ...env }), demo: false, rateLimits: false };
  const app = await createServer(
    database,
    {
      db: database.db,
      clock,
      settings,
      secrets: await openSecrets(database.db, settings),
      outbox: createOutbox(queue.enqueue),
      integrations: openIntegrations(settings, clock),
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

/** What connections of this process say while somebody listens. */
let heard: { statements: Statement[]; messages: number; before: Map<Socket, number> } | null = null;

const prototype = pg.Client.prototype as { query: (...parts: never[]) => unknown };
const original = prototype.query;
prototype.query = function (this: pg.Client, ...parts: never[]) {
  if (heard) {
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    if (!heard.before.has(stream)) heard.before.set(stream, bytesOf(stream));
    heard.statements.push(...statementsOf(parts));
    heard.messages += 1;
  }
  return original.apply(this, parts);
};

/** What all connections say while `work` runs. */
export async function listening<T>(
  work: () => Promise<T>,
): Promise<{ result: T } & Omit<Recording, "answers" | "letters">> {
  const listened = { statements: [], messages: 0, before: new Map<Socket, number>() };
  heard = listened;
  const result = await work();
  heard = null;
  const databaseBytes = [...listened.before].reduce(
    (sum, [stream, bytes]) => sum + bytesOf(stream) - bytes,
    0,
  );
  return { result, statements: listened.statements, messages: listened.messages, databaseBytes };
}

function bytesOf({ bytesRead, bytesWritten }: Socket): number {
  return bytesRead + bytesWritten;
}

function statementsOf([first, second]: readonly unknown[]): readonly Statement[] {
  if (typeof first === "string") return [{ text: first, values: Array.isArray(second) ? second : [] }];
  const {
    steps,
    text,
    values = [],
  } = first as Partial<Statement> & { readonly steps?: readonly Statement[] };
  return steps ?? [{ text: text ?? "", values }];
}
