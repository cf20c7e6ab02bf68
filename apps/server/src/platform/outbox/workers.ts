import { setTimeout as pause } from "node:timers/promises";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { NoAccess } from "#server/platform/integrations/failure.ts";
import { CLAIM_SECONDS, claimDue, extendClaims } from "./attempt.queries.ts";
import { createDelivery, type Deliveries, type DeliverRow, type DeliveryOptions } from "./deliver.ts";
import type { Channel } from "./outbox.ts";

/** The workers of one process. What is to be delivered, and when, stands in the outbox alone. */
export interface Workers {
  /** Looks for what is due on a channel now, instead of at the next poll; nothing before the start and after the end. */
  wake(channel: Channel): void;
  /** Begins to deliver. What waits for its next try is tried at once: a restart may be what it waited for. */
  start(services: Services, deliveries: Deliveries, options?: WorkerOptions): Promise<void>;
  /** Claims nothing more and lets deliveries under way finish, for at most 20 seconds. */
  stop(): Promise<void>;
}

export interface WorkerOptions extends DeliveryOptions {
  /** Milliseconds between two looks at a channel. */
  readonly poll?: number;
  /** What failed; the messages of services and of the database name nobody. */
  readonly onError?: (error: Error) => void;
}

/**
 * What one process delivers at once on a channel, each of another subject. Accounting and payroll count the calls of a
 * minute.
 */
const MAX_AT_ONCE: Readonly<Record<Channel, number>> = {
  email: 8,
  sms: 8,
  push: 8,
  accounting: 3,
  payroll: 3,
  webhook: 8,
};
const CHANNELS = Object.keys(MAX_AT_ONCE) as Channel[];

const POLL_MS = 1_000;
const SIGN_OF_LIFE_MS = (CLAIM_SECONDS * 1_000) / 3;
const MAX_STOP_MS = 20_000;

/** Workers of all channels, which share nothing: a mail server that hangs delays no SMS. */
export function createWorkers(): Workers {
  const running = new Map<Channel, ChannelWorker>();
  return {
    wake: (channel) => running.get(channel)?.look(),
    async start(services, deliveries, { poll = POLL_MS, onError = () => {}, ...options } = {}) {
      const deliver = createDelivery(services, deliveries, options);
      for (const channel of CHANNELS) {
        await inTransaction(services.db, (tx) => services.outbox.retryNow(tx, channel));
        running.set(channel, startChannel(services, channel, { deliver, poll, onError }));
      }
    },
    async stop() {
      const ending = [...running.values()].map((worker) => worker.stop());
      running.clear();
      await Promise.race([Promise.all(ending), pause(MAX_STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** What delivers the rows of one channel. */
interface ChannelWorker {
  look(): void;
  stop(): Promise<void>;
}

interface ChannelOptions {
  readonly deliver: DeliverRow;
  readonly poll: number;
  readonly onError: (error: Error) => void;
}

function startChannel(
  { db, clock, outbox }: Services,
  channel: Channel,
  { deliver, poll, onError }: ChannelOptions,
): ChannelWorker {
  const underWay = new Map<number, Promise<void>>();
  let looking: Promise<void> | null = null;
  let isWokenMeanwhile = false;
  let isStopped = false;
  let isDatabaseAway = false;
  let isRefused = false;

  /** Claims what is due as long as there is room for more. */
  async function claim(): Promise<void> {
    do {
      isWokenMeanwhile = false;
      const room = MAX_AT_ONCE[channel] - underWay.size;
      if (room === 0) return;
      const claimed = await claimDue(db, { channel, limit: room, now: clock.now() });
      for (const row of claimed) {
        const delivery = deliver(row)
          .then(noteAccess, noteFailure)
          .finally(() => {
            underWay.delete(row.id);
            look();
          });
        underWay.set(row.id, delivery);
      }
    } while (isWokenMeanwhile && !isStopped);
  }

  function look(): void {
    isWokenMeanwhile = true;
    if (looking || isStopped) return;
    looking = claim()
      .then(
        () => {
          isDatabaseAway = false;
        },
        (error) => {
          // Once for each time that it goes away, not at each poll.
          if (!isDatabaseAway) onError(error);
          isDatabaseAway = true;
        },
      )
      .finally(() => {
        looking = null;
        if (isWokenMeanwhile) look();
      });
  }

  /** The first delivery after the service had refused us ends the wait of the others: what was wrong is mended. */
  async function noteAccess(): Promise<void> {
    if (!isRefused) return;
    isRefused = false;
    await inTransaction(db, (tx) => outbox.retryNow(tx, channel)).catch(onError);
  }

  function noteFailure(error: Error): void {
    isRefused ||= error instanceof NoAccess;
    onError(error);
  }

  const polling = setInterval(look, poll).unref();
  const signs = setInterval(() => {
    // Without the database nobody else can claim them either.
    if (underWay.size > 0) extendClaims(db, [...underWay.keys()], clock.now()).catch(() => {});
  }, SIGN_OF_LIFE_MS).unref();
  look();

  return {
    look,
    async stop() {
      isStopped = true;
      clearInterval(polling);
      await looking;
      await Promise.all(underWay.values());
      clearInterval(signs);
    },
  };
}
