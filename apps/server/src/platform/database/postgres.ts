import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { StartError } from "#server/platform/errors.ts";
import { columnParsers, type Database } from "./database.ts";
import type { DB } from "./types.gen.ts";

const OLDEST_VERSION = 15;

const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    columnParsers[oid] ?? pg.types.getTypeParser(oid, format as "text"),
};

/** Opens a pool on a PostgreSQL server. Refuses one that does not answer or is older than 15. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 12, types, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server drops must not end the process; the pool opens another.
  pool.on("error", () => {});
  // The same while a connection is checked out: whoever uses it gets the error as that of its query.
  pool.on("connect", (client) => client.on("error", () => {}));
  const version = await serverVersion(pool, url);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: "postgres",
    description: `PostgreSQL ${version}`,
    db,
    script: async (sql) => [await pool.query(sql)].flat().flatMap(({ rows }) => rows ?? []),
    listen: (channel, onMessage) => listenOn(url, channel, onMessage),
    close: () => db.destroy(),
  };
}

async function serverVersion(pool: pg.Pool, url: string): Promise<string> {
  const place = placeOf(url);
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
  if (Number.parseInt(version, 10) < OLDEST_VERSION) {
    await pool.end();
    throw new StartError(
      `PostgreSQL at ${place} is version ${version}; Vagtklar needs ${OLDEST_VERSION} or newer.`,
    );
  }
  return version.split(" ")[0] ?? version;
}

/** Host and database of a connection string, without its user and password. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    throw new StartError(
      "DATABASE_URL is no address of a PostgreSQL server (postgres://user:password@host/database).",
    );
  }
}

/** One connection of its own that listens. When it breaks it is made again, one attempt a second. */
async function listenOn(url: string, channel: string, onMessage: (payload: string) => void) {
  let client: pg.Client | null = null;
  let stopped = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url });
    next.on("notification", (message) => onMessage(message.payload ?? ""));
    next.on("error", () => {});
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    if (stopped) return next.end();
    client = next;
    // Only now: an attempt that fails ends, too, and counts once.
    next.on("end", connectLater);
  }

  function connectLater(): void {
    if (!stopped) setTimeout(() => connect().catch(connectLater), 1_000).unref();
  }

  await connect();
  return async () => {
    stopped = true;
    await client?.end();
  };
}
