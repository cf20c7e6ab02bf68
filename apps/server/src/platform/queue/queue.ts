import { type Db as Connection, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import { type Database, runSql, type Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { createDelivery, type Deliveries } from "#server/platform/outbox/deliver.ts";
import type { Enqueue } from "#server/platform/outbox/outbox.ts";

/** Wakes deliveries: durable, in order per lane, with retries. What is to be delivered stands in the outbox. */
export interface Queue {
  /** Queues the delivery of rows inside the caller's transaction. */
  readonly enqueue: Enqueue;
  /** Begins to deliver. */
  start(services: Services, deliveries: Deliveries): Promise<void>;
  /** Lets deliveries under way finish, for at most 20 seconds. */
  stop(): Promise<void>;
}

interface Wake {
  readonly outboxId: number;
}

export interface QueueTiming {
  /** Seconds between two looks for new jobs. */
  readonly poll: number;
  /** Seconds before the second try; each further wait is about twice as long, up to an hour. */
  readonly firstRetry: number;
  /** Tries of one row before it waits for an admin. */
  readonly tries: number;
}

const DELIVERIES = "deliveries";
const LONGEST_RETRY = 3600;
/** A job outlives its process: without a sign of life for so many seconds another process takes it over. */
const HEARTBEAT = 30;
/** Lanes that one process delivers at once. */
const AT_ONCE = 8;

/** About four hours of tries: an outage of an afternoon needs no admin. */
const PATIENT: QueueTiming = { poll: 1, firstRetry: 20, tries: 12 };

/** Opens the job queue in the product's own database, with its tables, ready to be sent to. */
export async function createQueue(
  database: Database,
  { onError = report, timing = PATIENT }: { onError?: (error: Error) => void; timing?: QueueTiming } = {},
): Promise<Queue> {
  const boss = new PgBoss({
    db: connectionOf(database),
    backend: database.kind === "embedded" ? "pglite" : "postgres",
    schedule: false,
    superviseIntervalSeconds: HEARTBEAT,
    monitorIntervalSeconds: HEARTBEAT,
  });
  boss.on("error", onError);
  await boss.start();
  await boss.createQueue(DELIVERIES, {
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
  await boss.getBlockedKeys(DELIVERIES);

  return {
    async enqueue(tx, rows) {
      const wakes = rows.map(({ id, channel, subjectKey }) => ({
        data: { outboxId: id },
        singletonKey: `${channel}:${subjectKey}`,
      }));
      await boss.insert(DELIVERIES, wakes, { db: inside(tx) });
    },
    async start(services, deliveries) {
      const deliver = createDelivery(services, deliveries);
      const options = {
        includeMetadata: true,
        perJobResults: true,
        batchSize: AT_ONCE,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: timing.poll,
      } as const;
      const settle = async ({ id, data, retryCount }: JobWithMetadata<Wake>): Promise<JobResult> => {
        try {
          await deliver(data.outboxId, retryCount + 1 >= timing.tries);
          return { id, status: "completed" };
        } catch (error) {
          onError(error as Error);
          return { id, status: "failed" };
        }
      };
      await boss.work(DELIVERIES, options, (jobs: JobWithMetadata<Wake>[]) => Promise.all(jobs.map(settle)));
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}

/** The messages of services and of the queue name nobody. */
function report({ message }: Error): void {
  console.error(`Delivery: ${message}`);
}

/** Only a script has no values: it may hold several statements, which the embedded database runs differently. */
function connectionOf(database: Database): Connection {
  return {
    executeSql: async (text, values = []) =>
      values.length > 0 ? runSql(database.db, text, values) : { rows: await database.script(text) },
  };
}

function inside(tx: Tx): Connection {
  return { executeSql: (text, values) => runSql(tx, text, values) };
}
