import type { Channel, Invalidation, QueryKey } from "#contract/wire/endpoint.ts";
import { afterCommit, type Db, runSql, type Tx } from "#server/platform/database/database.ts";
import { isDatabaseAway } from "#server/platform/database/database-errors.ts";
import { addStale } from "./stale-queries.ts";

/** PostgreSQL's channel on which every process subscribesTo of changes. */
export const LIVE_NOTIFICATION = "vagtklar_changes";

/** What one process tells all of them, itself included. */
export interface LiveMessage {
  /** Which process says it. */
  readonly from: string;
  /** What changed; nothing where it only says that it is there. */
  readonly changes: readonly Invalidation[];
  /** It ends now and has told everything. */
  readonly bye?: true;
  /** More changed than it could remember. */
  readonly lost?: true;
}

/** A change as it is sent and kept: its keys are text, since as objects they would outlive the young generation. */
export interface InvalidationText {
  readonly channels: readonly Channel[];
  /** The keys as JSON. */
  readonly keys: string;
}

/** The pages of this process. What it changes itself they are told here, with what is sent to the other processes. */
interface OwnPages {
  told(change: InvalidationText): void;
  /** More changed than could be remembered. */
  lost(): void;
}

/** Milliseconds for which changes are collected before they are sent together. */
const COLLECTED_FOR = 5;
const TRIED_AGAIN_AFTER = 1_000;
/** PostgreSQL refuses a notification of 8,000 bytes; a part of a change stays far below it. */
const MAX_BYTES = 7_000;
const MAX_CHANNELS = 100;
const MAX_KEYS = 30;
/** Parts that wait while the database is away; beyond them all pages load anew. */
const MAX_WAITING = 10_000;

/**
 * Makes open pages load again what changed, once this transaction is saved; nothing is sent when it is not. It goes
 * out after the commit, with what others changed within the same milliseconds: see docs/decisions/0010.
 */
export async function publishInvalidations(tx: Db | Tx, ...changes: readonly Invalidation[]): Promise<void> {
  const parts = mergedByChannels(changes).flatMap(partsOf);
  if (parts.length === 0) return;
  afterCommit(tx, (db) => {
    addStale(changes);
    publisherOf(db).add(parts);
  });
}

/** One change for the same listeners. */
function mergedByChannels(changes: readonly Invalidation[]): Invalidation[] {
  const keys = new Map<string, QueryKey[]>();
  return changes.flatMap((change) => {
    const name = change.channels.join();
    const known = keys.get(name);
    if (known) {
      known.push(...change.keys);
      return [];
    }
    const own = [...change.keys];
    keys.set(name, own);
    return [{ channels: change.channels, keys: own }];
  });
}

/** The changes of one process that wait to be sent. */
interface Publisher {
  /** Whether this process has sent a message itself: its own pages have been told. */
  isOwn(payload: string): boolean;
  /** Has its own pages told from now on. */
  tell(pages: OwnPages): void;
  add(parts: readonly InvalidationText[]): void;
  /** Sends what waits, and with it that this process is there, or that it ends. */
  send(also?: { readonly bye: true }): Promise<void>;
}

const publishers = new WeakMap<Db, Publisher>();

/** The changes that this process has to tell the open pages of a database; one collection for each database. */
export function publisherOf(db: Db): Publisher {
  const known = publishers.get(db) ?? createPublisher(db);
  publishers.set(db, known);
  return known;
}

function createPublisher(db: Db): Publisher {
  const head = `{"from":"${crypto.randomUUID()}"`;
  let pages: OwnPages | null = null;
  let waiting: InvalidationText[] = [];
  let lost = false;
  let isDue = false;

  function later(pause: number): void {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      // While the database is away it waits; whoever listens subscribesTo nothing then either.
      send().catch((error) => isDatabaseAway(error) && later(TRIED_AGAIN_AFTER));
    }, pause).unref();
  }

  async function send(also?: { readonly bye: true }): Promise<void> {
    const [changes, isLost] = [waiting, lost];
    [waiting, lost] = [[], false];
    const once = [...new Map(changes.map((told) => [textOf(told), told]))];
    try {
      await notify(
        db,
        messagesOf(`${head}${also ? ',"bye":true' : ""}${isLost ? ',"lost":true' : ""}`, once),
      );
    } catch (error) {
      waiting = [...changes, ...waiting];
      lost ||= isLost;
      throw error;
    }
    if (isLost) pages?.lost();
    else for (const [, told] of once) pages?.told(told);
  }

  return {
    isOwn: (payload) => payload.startsWith(head),
    tell(own) {
      pages = own;
    },
    add(parts) {
      waiting.push(...parts);
      if (waiting.length > MAX_WAITING) [waiting, lost] = [[], true];
      later(COLLECTED_FOR);
    },
    send,
  };
}

const textOf = ({ channels, keys }: InvalidationText) =>
  `{"channels":${JSON.stringify(channels)},"keys":${keys}}`;

/** As few messages as hold the changes, by their texts; at least one. */
function messagesOf(
  head: string,
  changes: readonly (readonly [text: string, told: InvalidationText])[],
): string[] {
  const groups: string[][] = [[]];
  let bytes = 0;
  for (const [text] of changes) {
    if (bytes + text.length > MAX_BYTES) {
      groups.push([]);
      bytes = 0;
    }
    groups.at(-1)?.push(text);
    bytes += text.length + 1;
  }
  return groups.map((group) => `${head},"changes":[${group.join()}]}`);
}

/** A transaction of its own that nobody waits for: it need not be on the disk. */
async function notify(db: Db, messages: readonly string[]): Promise<void> {
  await runSql(db, NOTIFY, [messages.join("\n")]);
}

/** JSON has no line breaks. */
const NOTIFY = `
  select set_config('synchronous_commit', 'off', true), pg_notify('${LIVE_NOTIFICATION}', message)
  from unnest(string_to_array($1, e'\\n')) as message`;

function partsOf({ channels, keys }: Invalidation): InvalidationText[] {
  return groupsOf(channels, MAX_CHANNELS).flatMap((some) =>
    groupsOf(keys, MAX_KEYS).map((part) => ({ channels: some, keys: JSON.stringify(part) })),
  );
}

function groupsOf<T>(list: readonly T[], size: number): T[][] {
  const starts = Array.from({ length: Math.ceil(list.length / size) }, (_, group) => group * size);
  return starts.map((start) => list.slice(start, start + size));
}
