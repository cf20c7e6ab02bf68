import type { Duplex } from "node:stream";
import pg from "pg";

/** Milliseconds that one waits for a connection, new or free, before the database counts as away. */
const MAX_WAIT_MS = 5_000;
/** Milliseconds after which the server ends a statement; `?statement_timeout=` in the address goes first, 0 is for ever. */
const MAX_STATEMENT_MS = 20_000;
/** The server gets so long beyond that to say so. One that stays silent is gone, without its system having told us. */
const GRACE_MS = 5_000;

/** Milliseconds that one statement may take before the server ends it, and before its connection is given up. */
export interface Limits {
  readonly statement: number;
  readonly silence: number;
}

/** How a connection is made. An idle one of a machine that is gone is found out within 20 seconds: 10, and ten probes. */
export const connecting = {
  connectionTimeoutMillis: MAX_WAIT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** The limits for statements on the server of an address. */
export function limitsOf(url: string): Limits {
  const given = new URL(url).searchParams.get("statement_timeout");
  const statement = given === null ? MAX_STATEMENT_MS : Number(given);
  return { statement, silence: statement > 0 ? statement + GRACE_MS : 0 };
}

/**
 * Puts the limits on a new connection. The others are for the server's side: it forgets a process that is gone
 * without a word, whose locks would keep rows and scheduled jobs from everybody else. It neither
 * compiles plans nor starts processes for them: it takes a list for so dear that it would, for half a second a call where
 * statements are not prepared, and for milliseconds where they are. A pooler's connections are set
 * up there (docs/operations/databases.md): what is set through it would hold for whoever comes next.
 */
export async function limit(
  client: pg.ClientBase,
  { statement, silence }: Limits,
  isPooled = false,
): Promise<void> {
  if (silence > 0) noticeSilence(client, silence);
  if (isPooled) return;
  await client.query(`
    set statement_timeout = ${statement};
    set idle_in_transaction_session_timeout = 60000;
    set jit = off;
    set max_parallel_workers_per_gather = 0;
    set tcp_keepalives_idle = 10;
    set tcp_keepalives_interval = 5;
    set tcp_keepalives_count = 4`);
}

/**
 * Breaks a connection on which one query has no answer for too long; the query then fails as on any that broke. One
 * timer goes on over many queries: one for each would cost more than it saves.
 */
function noticeSilence(client: pg.ClientBase, milliseconds: number): void {
  let timer: NodeJS.Timeout | undefined;
  let askedAt: number | null = null;
  const query = client.query as (...args: unknown[]) => unknown;
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  const look = () => {
    timer = undefined;
    if (askedAt === null) return;
    const left = askedAt + milliseconds - performance.now();
    if (left <= 0) stream.destroy(new SilentServer());
    else timer = setTimeout(look, left).unref();
  };
  client.query = ((...args: unknown[]) => {
    askedAt ??= performance.now();
    timer ??= setTimeout(look, milliseconds).unref();
    return query.apply(client, args);
  }) as typeof client.query;
  client.on("drain", () => {
    askedAt = null;
  });
  client.on("end", () => clearTimeout(timer));
}

class SilentServer extends Error {
  readonly code = "ETIMEDOUT";
  override readonly message = "the database does not answer";
}

/**
 * One connection of its own that listens. When it breaks it is made again, one attempt a second, and `onGap` is called:
 * what was sent in between is unknown.
 */
export async function listenOn(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let stopped = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, ...connecting });
    next.on("notification", (message) => onMessage(message.payload ?? ""));
    next.on("error", () => {});
    try {
      await next.connect();
      await limit(next, limitsOf(url));
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    if (stopped) return next.end();
    client = next;
    // Only now: an attempt that fails ends, too, and counts once.
    next.on("end", connectLater);
  }

  function connectLater(): void {
    if (!stopped) setTimeout(() => connect().then(onGap, connectLater), 1_000).unref();
  }

  await connect();
  return async () => {
    stopped = true;
    await client?.end();
  };
}
