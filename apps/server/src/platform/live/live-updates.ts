import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { deskEndpoints } from "#contract/desk/endpoints.ts";
import { type Channel, type Invalidation, queryKey } from "#contract/wire/endpoint.ts";
import type { Database, Db, Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { checkProof } from "#server/platform/sessions/check-proof.ts";
import {
  checkCaller,
  type SignedInSession,
  sessionOf,
  sessionsOfHashes,
} from "#server/platform/sessions/session.ts";
import { createStreams, type Streams } from "./streams.ts";

/** PostgreSQL's channel on which every process hears of changes. */
export const LIVE_NOTIFICATION = "vagtklar_live";
/** The channel on which the database tells of sessions that were ended, each by the hash of its token. */
const SESSION_ENDED = "vagtklar_sessions";

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
  // Whatever admins hear of may be a line of what waits for them, or was one.
  const all = channels.includes("admins") ? [...keys, queryKey(deskEndpoints.today)] : keys;
  return groups(channels, MOST_CHANNELS).flatMap((some) =>
    groups(all, MOST_KEYS).map((part) => ({ channels: some, keys: part })),
  );
}

function groups<T>(list: readonly T[], size: number): T[][] {
  const starts = Array.from({ length: Math.ceil(list.length / size) }, (_, group) => group * size);
  return starts.map((start) => list.slice(start, start + size));
}

/**
 * `GET /api/events`: one `data:` line a change, `{keys: [query keys]}`. Changes arrive through the database,
 * so that those made by another process show too. The bearer header says whose they are. A stream ends with its
 * session: at once where the session is ended, at the next heartbeat where it runs out or its rights change.
 */
export async function addEventStream(
  app: FastifyInstance,
  database: Database,
  services: Services,
): Promise<void> {
  const { db, clock, settings } = services;
  const streams = createStreams(settings.bounds);
  const stopChanges = await database.listen(
    LIVE_NOTIFICATION,
    (payload) => streams.deliver(JSON.parse(payload)),
    streams.endAll,
  );
  const stopEnds = await database.listen(SESSION_ENDED, streams.end, streams.endAll);
  const heartbeat = setInterval(() => {
    streams.beat();
    // While the database is away nothing changes either; the next heartbeat asks again.
    keepRights(streams, streams.sessions(), services).catch(() => {});
  }, settings.bounds.heartbeat);
  heartbeat.unref();

  app.get("/api/events", async (request, reply) => {
    const now = clock.now();
    const session = await sessionOf(db, request, now, settings.longestSession);
    checkCaller(session, ["employee", "corporation"]);
    checkProof(session, { callers: ["employee", "corporation"] }, settings, now);
    if (session.kind === "none") return;
    const response = reply.raw;
    streams.open(session.tokenHash, response, channelsOf(session));
    reply.hijack();
    response.writeHead(200, { ...reply.getHeaders(), ...STREAM_HEADERS } as OutgoingHttpHeaders);
    response.write(": welcome\n\n");
    // A session that was ended between being looked up and being listened for has told nobody here.
    await keepRights(streams, [session.tokenHash], services).catch(() => {});
  });

  app.addHook("preClose", async () => {
    clearInterval(heartbeat);
    streams.endAll();
    await stopChanges();
    await stopEnds();
  });
}

const STREAM_HEADERS = { "content-type": "text/event-stream", "x-accel-buffering": "no" };

/** Asks anew what these sessions may hear. */
async function keepRights(
  streams: Streams,
  tokenHashes: readonly string[],
  { db, clock, settings }: Services,
): Promise<void> {
  const found = await sessionsOfHashes(db, tokenHashes, clock.now(), settings.longestSession);
  const channels = new Map(found.map((session) => [session.tokenHash, channelsOf(session)]));
  for (const tokenHash of tokenHashes) streams.keep(tokenHash, channels.get(tokenHash));
}

/** What a session hears of: its own, what concerns everyone of its kind, and for admins everything. */
function channelsOf(session: SignedInSession): ReadonlySet<Channel> {
  if (session.kind === "employee") return new Set<Channel>([`employee:${session.id}`, "employees"]);
  const own: Channel[] = [`corporation:${session.id}`, "corporations"];
  return new Set(session.isAdmin ? [...own, "admins"] : own);
}
