import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Channel, Invalidation } from "#contract/wire/endpoint.ts";
import type { Database, Db, Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { checkCaller, type Session, sessionOf } from "#server/platform/sessions/session.ts";

/** PostgreSQL's channel on which every process hears of changes. */
export const LIVE_NOTIFICATION = "vagtklar_live";

const HEARTBEAT = 25_000;
/** PostgreSQL refuses a notification of 8,000 bytes: so many channels and keys stay far below it. */
const MOST_CHANNELS = 100;
const MOST_KEYS = 30;

/**
 * Makes open pages load again what changed, once this transaction commits; nothing is sent when it does not. A change
 * may reach any number of channels: it is sent in parts, all in one statement.
 */
export async function invalidateClients(tx: Db | Tx, ...changes: readonly Invalidation[]): Promise<void> {
  const parts = JSON.stringify(changes.flatMap(partsOf));
  await sql`
    select pg_notify(${LIVE_NOTIFICATION}, part::text) from json_array_elements(${parts}::json) as part`.execute(
    tx,
  );
}

function partsOf({ channels, keys }: Invalidation): Invalidation[] {
  return groups(channels, MOST_CHANNELS).flatMap((some) =>
    groups(keys, MOST_KEYS).map((part) => ({ channels: some, keys: part })),
  );
}

function groups<T>(list: readonly T[], size: number): T[][] {
  const starts = Array.from({ length: Math.ceil(list.length / size) }, (_, group) => group * size);
  return starts.map((start) => list.slice(start, start + size));
}

interface Listener {
  readonly channels: ReadonlySet<Channel>;
  readonly response: ServerResponse;
}

/**
 * `GET /api/events`: one `data:` line a change, `{keys: [query keys]}`. Changes arrive through the database,
 * so that those made by another process show too. The bearer header says whose they are.
 */
export async function addEventStream(
  app: FastifyInstance,
  database: Database,
  services: Services,
): Promise<void> {
  const listeners = new Set<Listener>();
  const stopListening = await database.listen(
    LIVE_NOTIFICATION,
    (payload) => deliver(listeners, JSON.parse(payload)),
    () => endAll(listeners),
  );
  const heartbeat = setInterval(() => {
    for (const { response } of listeners) response.write(": still here\n\n");
  }, HEARTBEAT);
  heartbeat.unref();

  app.get("/api/events", async (request, reply) => {
    const { db, clock, settings } = services;
    const { authorization } = request.headers;
    const session = await sessionOf(db, authorization, clock.now(), settings.longestSession);
    checkCaller(session, ["employee", "corporation"]);
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    response.write(": welcome\n\n");
    const listener = { channels: channelsOf(session), response };
    listeners.add(listener);
    request.raw.on("close", () => listeners.delete(listener));
  });

  app.addHook("preClose", async () => {
    clearInterval(heartbeat);
    endAll(listeners);
    await stopListening();
  });
}

/** Whoever opens the stream again is checked anew, and asks again for all that is shown. */
function endAll(listeners: Set<Listener>): void {
  for (const { response } of listeners) response.end();
  listeners.clear();
}

function deliver(listeners: ReadonlySet<Listener>, change: Invalidation): void {
  const line = `data: ${JSON.stringify({ keys: change.keys })}\n\n`;
  for (const { channels, response } of listeners) {
    if (change.channels.some((one) => channels.has(one))) response.write(line);
  }
}

/** What a session hears of: its own, what concerns everyone of its kind, and for admins everything. */
function channelsOf(session: Session): ReadonlySet<Channel> {
  if (session.kind === "employee") return new Set<Channel>([`employee:${session.id}`, "employees"]);
  if (session.kind === "none") return new Set();
  const own: Channel[] = [`corporation:${session.id}`, "corporations"];
  return new Set(session.isAdmin ? [...own, "admins"] : own);
}
