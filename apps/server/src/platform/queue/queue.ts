import { sql } from "kysely";
import { type Db as Connection, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import { type Database, inTransaction, runSql, type Tx } from "#server/platform/database/database.ts";
import { PLANNED_ONCE } from "#server/platform/database/driver/statement.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { NoAccess } from "#server/platform/integrations/failure.ts";
import {
  createDelivery,
  type Deliveries,
  type DeliverRow,
  StillHeld,
  type TriedDelivery,
} from "#server/platform/outbox/deliver.ts";
import { allPending } from "#server/platform/outbox/outbox.queries.ts";
import type { Effect, Enqueue, Hurry, QueuedRow } from "#server/platform/outbox/outbox.ts";
import { DELIVERY_TRIES } from "#server/platform/outbox/states.ts";

/** Wakes deliveries: durable, in order per lane, with retries. What is to be delivered stands in the outbox. */
export interface Queue {
  /** Queues the delivery of rows inside the caller's transaction. */
  readonly enqueue: Enqueue;
  /** Ends the wait of everything on a channel that waits for its next try. */
  readonly hurry: Hurry;
  /** Begins to deliver. What waits for its next try is tried at once: a restart may be what it waited for. */
  start(services: Services, deliveries: Deliveries, heard?: Heard): Promise<void>;
  /** Lets deliveries under way finish, for at most 20 seconds. */
  stop(): Promise<void>;
}

/** Who hears how it goes. */
interface Heard {
  /** Each try. */
  readonly note?: (tried: TriedDelivery) => void;
  /** What failed, from the start on; the messages of services and of the queue name nobody. */
  readonly onError?: (error: Error) => void;
}

interface Wake {
  readonly outboxId: number;
}

export interface QueueTiming {
  /** Seconds between two looks for new jobs. */
  readonly poll: number;
  /** Seconds before the second try; each further wait is about twice as long, up to an hour, give or take half. */
  readonly firstRetry: number;
  /** Tries of one row before it waits for an admin. */
  readonly tries: number;
}

type Channel = Effect["channel"];

/**
 * What one process delivers at once: so many workers of a channel take so many lanes each. A worker looks for the next
 * lanes when all of its own are done, so that a second one goes on while the first waits for a slow receiver.
 * Accounting and payroll count the calls of a minute, and one worker is enough for them.
 */
const AT_ONCE: Record<Channel, { workers: number; lanes: number }> = {
  email: { workers: 2, lanes: 4 },
  sms: { workers: 2, lanes: 4 },
  push: { workers: 2, lanes: 4 },
  accounting: { workers: 1, lanes: 3 },
  payroll: { workers: 1, lanes: 3 },
};
const CHANNELS = Object.keys(AT_ONCE) as Channel[];

const LONGEST_RETRY = 3600;
/** A job outlives its process: without a sign of life for so many seconds another process takes it over. */
const HEARTBEAT = 30;
/** The one queue of all channels, before each had its own. */
const FORMER = "deliveries";

const PATIENT: QueueTiming = { poll: 1, firstRetry: 20, tries: DELIVERY_TRIES };

const queueOf = (channel: Channel) => `deliver-${channel}`;

/** Opens the job queues in the product's own database, with their tables, ready to be sent to. */
export async function createQueue(
  database: Database,
  { onError = print, timing = PATIENT }: { onError?: (error: Error) => void; timing?: QueueTiming } = {},
): Promise<Queue> {
  const boss = new PgBoss({
    db: connectionOf(database),
    backend: database.kind === "embedded" ? "pglite" : "postgres",
    schedule: false,
    superviseIntervalSeconds: HEARTBEAT,
    monitorIntervalSeconds: HEARTBEAT,
  });
  let failed = onError;
  const report = (error: Error) => failed(error);
  boss.on("error", report);
  await boss.start();
  for (const channel of CHANNELS) {
    await boss.createQueue(queueOf(channel), {
      // One delivery of a lane at a time; while it waits for its next try the later ones wait behind it.
      policy: "key_strict_fifo",
      heartbeatSeconds: HEARTBEAT,
      // The outbox row says when it is enough. A job that ended as failed would block its lane for good.
      retryLimit: 1_000_000,
      retryDelay: timing.firstRetry,
      retryBackoff: true,
      retryDelayMax: LONGEST_RETRY,
    });
    // Read once now: the embedded database has one connection, and inside a transaction it could not be read.
    await boss.getBlockedKeys(queueOf(channel));
  }

  const enqueue: Enqueue = Object.assign(
    async (tx: Tx, rows: readonly QueuedRow[]) => {
      for (const [channel, ofChannel] of Map.groupBy(rows, (row) => row.channel)) {
        const wakes = ofChannel.map(({ id, subjectKey }) => wakeOf(id, subjectKey));
        await boss.insert(queueOf(channel), wakes, { db: inside(tx) });
      }
    },
    { insertFor: await insertsOf(boss) },
  );

  if (await boss.getQueue(FORMER)) {
    await inTransaction(database.db, async (tx) => enqueue(tx, await allPending(tx)));
    await boss.deleteQueue(FORMER);
  }

  return {
    enqueue,
    hurry,
    async start(services, deliveries, { note, onError: heard } = {}) {
      failed = heard ?? onError;
      const deliver = createDelivery(services, deliveries, { tries: timing.tries, note });
      for (const channel of CHANNELS) {
        await inTransaction(database.db, (tx) => hurry(tx, channel));
        const { workers, lanes } = AT_ONCE[channel];
        const options = {
          includeMetadata: true,
          perJobResults: true,
          batchSize: lanes,
          localConcurrency: workers,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: timing.poll,
        } as const;
        const settle = settler(database, channel, deliver, report);
        await boss.work(queueOf(channel), options, (jobs: JobWithMetadata<Wake>[]) =>
          Promise.all(jobs.map(settle)),
        );
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}

const wakeOf = (outboxId: number, subjectKey: string) => ({ data: { outboxId }, singletonKey: subjectKey });

/** How pg-boss itself puts jobs into each queue, asked once: from then on they go out with the rows that they wake. */
async function insertsOf(boss: PgBoss): Promise<Enqueue["insertFor"]> {
  const texts = new Map<Channel, readonly string[]>();
  for (const channel of CHANNELS) {
    const executeSql = async (text: string) => {
      texts.set(channel, text.split("$1"));
      return { rows: [] };
    };
    await boss.insert(queueOf(channel), [wakeOf(0, "nobody")], { db: { executeSql } });
  }
  return (channel, rows) => {
    const [before = "", after = ""] = texts.get(channel) ?? [];
    const job = sql`'data', json_build_object('outboxId', id), 'singletonKey', subject_key, 'startAfter', wait`;
    const jobs = sql`(select json_agg(json_build_object(${job}) order by id) from (${rows}) as row)`;
    return sql`${sql.raw(before)}${jobs}${sql.raw(after)}`;
  };
}

/**
 * Delivers what a job points at. The first delivery that gets through after the service had refused us ends the wait of
 * the others on the channel: what was wrong is mended.
 */
function settler(
  { db }: Database,
  channel: Channel,
  deliver: DeliverRow,
  onError: (error: Error) => void,
): (job: JobWithMetadata<Wake>) => Promise<JobResult> {
  let isRefused = false;
  return async ({ id, data }) => {
    try {
      await deliver(data.outboxId);
      if (isRefused) await inTransaction(db, (tx) => hurry(tx, channel));
      isRefused = false;
      return { id, status: "completed" };
    } catch (error) {
      isRefused ||= error instanceof NoAccess;
      if (!(error instanceof StillHeld)) onError(error as Error);
      return { id, status: "failed" };
    }
  };
}

/** pg-boss has no call for it: a job in `retry` is due once its `start_after` is past. */
const hurry: Hurry = async (tx, channel) => {
  await sql`update pgboss.job set start_after = created_on where name = ${queueOf(channel)} and state = 'retry'`.execute(
    tx,
  );
};

/** Before there is a log. */
function print({ message }: Error): void {
  console.error(`Delivery: ${message}`);
}

/**
 * Only what has values is one statement for certain, but for the look for jobs; a script may hold several, which the
 * embedded database runs differently. The statements name queue and states in their text, so that one plan is right for
 * all; PostgreSQL would plan them each time, which takes it as long as running them.
 */
function connectionOf(database: Database): Connection {
  return {
    executeSql: async (text, values = []) =>
      values.length > 0 || isLookForJobs(text)
        ? runSql(database.db, text + PLANNED_ONCE, values)
        : { rows: await database.script(text) },
  };
}

const isLookForJobs = (text: string) => /^\s*with\s+strict_fifo_heads\s/i.test(text) && !text.includes(";");

function inside(tx: Tx): Connection {
  return { executeSql: (text, values) => runSql(tx, text, values) };
}
