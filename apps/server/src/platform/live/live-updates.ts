import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { ACTING_AS_HEADER } from "#contract/wire/endpoint.ts";
import type { Database } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import {
  checkActingAs,
  checkCaller,
  checkProof,
  lacksSecondFactor,
} from "#server/platform/sessions/access.ts";
import { isOfKey, sessionOf, sessionsOfHashes } from "#server/platform/sessions/session.ts";
import { LIVE_NOTIFICATION, type LiveMessage, publisherOf } from "./changes.ts";
import { channelsOf } from "./channels.ts";
import { createStreams, type Streams } from "./streams.ts";

/** The other processes that tell of changes, by how many heartbeats ago each was last heard. */
interface Senders {
  heard(message: Pick<LiveMessage, "from" | "bye">): void;
  /** Counts a heartbeat: whether one that has not said good-bye has missed too many; it counts once. */
  beat(): boolean;
}

/** A process that has said nothing for so many heartbeats has ended without a word. */
const MISSED_BEATS = 3;

/** Nobody is heard of at first. */
function createSenders(): Senders {
  const missed = new Map<string, number>();
  return {
    heard({ from, bye }) {
      if (bye) missed.delete(from);
      else missed.set(from, 0);
    },
    beat() {
      for (const [from, beats] of missed) missed.set(from, beats + 1);
      const gone = [...missed].filter(([, beats]) => beats >= MISSED_BEATS);
      for (const [from] of gone) missed.delete(from);
      return gone.length > 0;
    },
  };
}

/** The channel on which the database tells of sessions that were ended, each by the hash of its token. */
const SESSION_ENDED = "vagtklar_sessions";

/**
 * `GET /api/events`: one `data:` line a change, `{keys: [query keys]}`. Changes arrive through the database,
 * so that those made by another process show too; where some may have been missed all streams are closed, and their
 * pages load anew. `?age=` (ms) says how long ago the page began to load, whose answers may be older than the stream:
 * what has changed since is said first. The bearer header says whose they are. A stream ends with its session: at once
 * where the session is ended, at the next heartbeat where it runs out, or an admin lacks the second factor; what it
 * subscribesTo follows its rights at each heartbeat.
 */
export async function addEventStream(
  app: FastifyInstance,
  database: Database,
  services: Services,
): Promise<void> {
  const { db, clock, settings } = services;
  const streams = createStreams(settings.bounds);
  const publisher = publisherOf(db);
  publisher.tell({ told: streams.deliver, lost: streams.endAll });
  const senders = createSenders();
  const stopChanges = await database.listen(
    LIVE_NOTIFICATION,
    (payload) => {
      if (publisher.isOwn(payload)) return;
      const message = JSON.parse(payload) as LiveMessage;
      senders.heard(message);
      if (message.lost) streams.endAll();
      else
        for (const { channels, keys } of message.changes)
          streams.deliver({ channels, keys: JSON.stringify(keys) });
    },
    streams.endAll,
  );
  const stopEnds = await database.listen(SESSION_ENDED, streams.end, streams.endAll);
  const heartbeat = setInterval(() => {
    streams.beat();
    // One that was killed may have saved something that it did not tell of any more.
    if (senders.beat()) streams.endAll();
    publisher.send().catch(() => {});
    // While the database is away nothing changes either; the next heartbeat asks again.
    keepRights(streams, streams.sessions(), services).catch(() => {});
  }, settings.bounds.heartbeat);
  heartbeat.unref();

  app.get("/api/events", async (request, reply) => {
    const now = clock.now();
    const session = await sessionOf(db, request, now, settings.longestSession);
    checkActingAs(session, request.headers[ACTING_AS_HEADER]);
    checkCaller(session, ["employee", "corporation"]);
    // What a stream says is for open pages.
    if (isOfKey(session)) throw new DomainError("key_scope");
    checkProof(session, { callers: ["employee", "corporation"] }, settings, now);
    if (session.kind === "none") return;
    const response = reply.raw;
    const channels = channelsOf(session);
    streams.open(session.tokenHash, response, channels);
    reply.hijack();
    response.writeHead(200, { ...reply.getHeaders(), ...STREAM_HEADERS } as OutgoingHttpHeaders);
    response.write(": welcome\n\n");
    const { age } = request.query as { age?: unknown };
    if (typeof age === "string" && /^\d{1,12}$/.test(age)) streams.catchUp(response, channels, Number(age));
    // A session that was ended between being looked up and being listened for has told nobody here.
    await keepRights(streams, [session.tokenHash], services).catch(() => {});
  });

  app.addHook("preClose", async () => {
    clearInterval(heartbeat);
    await publisher.send({ bye: true }).catch(() => {});
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
  const allowed = found.filter((session) => !lacksSecondFactor(session, settings));
  const channels = new Map(allowed.map((session) => [session.tokenHash, channelsOf(session)]));
  for (const tokenHash of tokenHashes) streams.keep(tokenHash, channels.get(tokenHash));
}
