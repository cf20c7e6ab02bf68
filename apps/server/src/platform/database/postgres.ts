import pg from "pg";
import { StartError } from "#server/platform/errors.ts";
import { connecting, type Limits, limit, limitsOf, listenOn } from "./connection.ts";
import { columnParsers, type Database, type Replica } from "./database.ts";
import { PooledKysely } from "./pooled-kysely.ts";
import { preparedStatements, runUnprepared } from "./prepared-statements.ts";
import { watchReplica } from "./replica.ts";

const MIN_VERSION = 15;
const MAX_CONNECTIONS = 12;

const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    columnParsers[oid] ?? pg.types.getTypeParser(oid, format as "text"),
};

interface PostgresOptions {
  /** Whether statements are prepared under names; not for a pooler that gives every transaction another connection. */
  readonly prepares?: boolean;
  /** Where the server is reached without the pooler: for what belongs to a session, and for changes of the schema. */
  readonly directUrl?: string | null;
  /** A server that follows it; it need not answer. */
  readonly replicaUrl?: string | null;
}

/** Opens a pool on a PostgreSQL server. Refuses one that does not answer or is older than 15. */
export async function openPostgres(
  url: string,
  { prepares = true, directUrl = null, replicaUrl = null }: PostgresOptions = {},
): Promise<Database> {
  const place = placeOf(url);
  const direct = directUrl ?? url;
  if (directUrl) await assertReachable(directUrl);
  const pool = openPool(url, MAX_CONNECTIONS, limitsOf(url), directUrl !== null);
  const version = await serverVersion(pool, place);
  const db = databaseOn(pool, prepares);
  const replica = replicaUrl ? openReplica(replicaUrl, prepares) : null;
  return {
    kind: "postgres",
    description: `PostgreSQL ${version}`,
    db,
    replica,
    script: async (sql) => [await pool.query(sql)].flat().flatMap(({ rows }) => rows ?? []),
    withoutTimeout: (work) => withoutLimits(direct, work),
    session: (work) =>
      directUrl
        ? withoutLimits(directUrl, (its) => its.connection().execute(work))
        : db.connection().execute(work),
    listen: (channel, onMessage, onGap) => listenOn(direct, channel, onMessage, onGap),
    close: async () => {
      await replica?.close();
      await db.destroy();
    },
  };
}

function openReplica(url: string, prepares: boolean): Replica {
  placeOf(url, "DATABASE_REPLICA_URL");
  const pool = openPool(url, MAX_CONNECTIONS, limitsOf(url));
  return watchReplica(databaseOn(pool, prepares));
}

function databaseOn(pool: pg.Pool, prepares = false): PooledKysely {
  return new PooledKysely(pool, prepares ? preparedStatements() : runUnprepared);
}

/**
 * Milliseconds that a connection stays open unused. One that is made anew has prepared and planned nothing: the first
 * calls on it cost several times what the next ones do, and where little happens every call was such a first one.
 */
const MAX_IDLE_MS = 300_000;

function openPool(url: string, max: number, limits: Limits, isPooled = false): pg.Pool {
  const onConnect = (client: pg.ClientBase) => limit(client, limits, isPooled);
  const idleTimeoutMillis = MAX_IDLE_MS;
  const pool = new pg.Pool({
    connectionString: url,
    types,
    pipeline: true,
    max,
    onConnect,
    idleTimeoutMillis,
    ...connecting,
  });
  // An idle connection that the server drops must not end the process; the pool opens another.
  pool.on("error", () => {});
  // While a connection is checked out, whoever uses it gets the error as that of its query.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Does something on a connection of its own that may take as long as it takes. */
async function withoutLimits<T>(url: string, work: (db: PooledKysely) => Promise<T>): Promise<T> {
  const db = databaseOn(openPool(url, 1, { statement: 0, silence: 0 }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Refuses an address at which no server answers that is new enough. */
async function assertReachable(url: string): Promise<void> {
  const place = placeOf(url, "DATABASE_DIRECT_URL");
  const pool = openPool(url, 1, limitsOf(url));
  await serverVersion(pool, place);
  await pool.end();
}

async function serverVersion(pool: pg.Pool, place: string): Promise<string> {
  let version: string;
  try {
    const answer = await pool.query<{ server_version: string }>("show server_version");
    version = answer.rows[0]?.server_version ?? "";
  } catch (error) {
    await pool.end();
    throw new StartError(
      `PostgreSQL at ${place} cannot be reached: ${(error as Error).message || "no answer"}.`,
    );
  }
  if (Number.parseInt(version, 10) < MIN_VERSION) {
    await pool.end();
    throw new StartError(
      `PostgreSQL at ${place} is version ${version}; Vagtklar needs ${MIN_VERSION} or newer.`,
    );
  }
  return version.split(" ")[0] ?? version;
}

/** Host and database of a connection string, without its user and password. */
function placeOf(url: string, name = "DATABASE_URL"): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    throw new StartError(
      `${name} is no address of a PostgreSQL server (postgres://user:password@host/database).`,
    );
  }
}
