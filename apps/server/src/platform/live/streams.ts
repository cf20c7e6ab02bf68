import type { ServerResponse } from "node:http";
import type { Channel } from "#contract/wire/endpoint.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Bounds } from "#server/platform/http/bounds/bounds.ts";
import type { InvalidationText } from "./changes.ts";

/** Seconds after which a session with too many streams may try for another. */
const RETRY = 60;
/** Milliseconds for which a change is said again to a page that has just loaded, and how many are. */
const KEPT_FOR = 60_000;
const MAX_KEPT = 1_000;
/** What stands for every answer that is shown. */
const EVERYTHING = "[[]]";

/** A change as it is said: text, since a thousand of them as objects would keep the collector busy. */
interface StreamEntry {
  readonly at: number;
  readonly channels: readonly Channel[];
  readonly line: string;
}

interface Stream {
  readonly tokenHash: string;
  readonly response: ServerResponse;
  channels: ReadonlySet<Channel>;
}

/** The event streams that are open in this process. */
export interface Streams {
  /**
   * Opens one for a session; it leaves by itself when it is closed. Refuses `too_many_requests` beyond the bound: the newest
   * is refused, since an old one that is closed would come back and push out the next.
   */
  open(tokenHash: string, response: ServerResponse, channels: ReadonlySet<Channel>): void;
  deliver(change: InvalidationText): void;
  /**
   * Says to one that has just opened what has changed in the last `age` milliseconds, while its page was being loaded:
   * everything, where that is longer ago than changes are kept.
   */
  catchUp(response: ServerResponse, channels: ReadonlySet<Channel>, age: number): void;
  /** Writes to each, so that proxies keep it and a lost one shows. */
  beat(): void;
  /** Closes the streams of a session. */
  end(tokenHash: string): void;
  /** Whoever opens one again is checked anew, and asks again for all that is shown. */
  endAll(): void;
  /** Lets the streams of a session hear what it may hear now; without channels they are closed. */
  keep(tokenHash: string, channels: ReadonlySet<Channel> | undefined): void;
  /** The sessions that have streams. */
  sessions(): string[];
}

/** Nothing is open at first. A reader who leaves more unread than the bound is closed: it loads all anew when it comes back. */
export function createStreams({ streamsPerSession, streamUnreadBytes }: Bounds): Streams {
  const bySession = new Map<string, Set<Stream>>();
  const recent: StreamEntry[] = [];
  /** Since then `recent` holds all. */
  let complete = performance.now();
  const all = () => [...bySession.values()].flatMap((streams) => [...streams]);

  function write({ response }: Stream, text: string): void {
    response.write(text);
    if (response.writableLength > streamUnreadBytes) response.destroy();
  }

  function end(tokenHash: string): void {
    for (const { response } of bySession.get(tokenHash) ?? []) response.end();
    bySession.delete(tokenHash);
  }

  function leave(stream: Stream): void {
    const others = bySession.get(stream.tokenHash);
    others?.delete(stream);
    if (others?.size === 0) bySession.delete(stream.tokenHash);
  }

  return {
    open(tokenHash, response, channels) {
      const own = bySession.get(tokenHash) ?? new Set();
      if (own.size >= streamsPerSession) throw new DomainError("too_many_requests", { retryAfter: RETRY });
      const stream = { tokenHash, response, channels };
      bySession.set(tokenHash, own.add(stream));
      response.once("close", () => leave(stream));
    },
    deliver({ channels, keys }) {
      const now = performance.now();
      const line = lineOf(keys);
      recent.push({ at: now, channels, line });
      while (recent.length > MAX_KEPT || (recent[0]?.at ?? now) < now - KEPT_FOR)
        complete = recent.shift()?.at ?? now;
      for (const stream of all()) if (subscribesTo(stream.channels, channels)) write(stream, line);
    },
    catchUp(response, channels, age) {
      const now = performance.now();
      const began = now - age;
      if (began <= complete) return void response.write(lineOf(EVERYTHING));
      for (const said of recent)
        if (said.at >= began && subscribesTo(channels, said.channels)) response.write(said.line);
    },
    beat() {
      for (const stream of all()) write(stream, ": still here\n\n");
    },
    end,
    endAll() {
      complete = performance.now();
      for (const tokenHash of [...bySession.keys()]) end(tokenHash);
    },
    keep(tokenHash, channels) {
      if (!channels) return end(tokenHash);
      for (const stream of bySession.get(tokenHash) ?? []) stream.channels = channels;
    },
    sessions: () => [...bySession.keys()],
  };
}

const lineOf = (keys: string) => `data: {"keys":${keys}}\n\n`;

const subscribesTo = (own: ReadonlySet<Channel>, channels: readonly Channel[]) =>
  channels.some((one) => own.has(one));
