import type { Moment } from "#rules/time/moment.ts";
import type { Tx } from "#server/platform/database/database.ts";

/** An effect that was decided on. `key` makes it unique for ever: queued twice it is still one. */
export interface Effect {
  readonly key: string;
  readonly channel: "email" | "sms" | "accounting" | "payroll";
  /** Effects of one subject over one channel are delivered in order, e.g. `booking:1017` or `employee:12`. */
  readonly subjectKey: string;
  readonly to: string;
  readonly subject?: string;
  readonly body?: string;
  readonly payload?: object;
}

/** What is delivered in order: effects of one subject over one channel. */
type Lane = Pick<Effect, "channel" | "subjectKey">;

/** Wakes the delivery of one row, inside the transaction that queued it. */
export type Enqueue = (tx: Tx, outboxId: number, lane: Lane) => Promise<void>;

/** The one place that queues effects, always inside the caller's transaction. */
export interface Outbox {
  /** Queues an effect; false when its key was queued before, and then nothing happens. */
  queue(tx: Tx, effect: Effect, now: Moment): Promise<boolean>;
  /** Queues a failed row once more; false when there is none of this id, or it has not failed. */
  sendAgain(tx: Tx, id: number): Promise<boolean>;
}

export function createOutbox(enqueue: Enqueue): Outbox {
  return {
    async queue(tx, effect, now) {
      const row = await tx
        .insertInto("outbox")
        .values({
          key: effect.key,
          channel: effect.channel,
          subject_key: effect.subjectKey,
          recipient: effect.to,
          subject: effect.subject ?? "",
          body: effect.body ?? "",
          payload: JSON.stringify(effect.payload ?? {}),
          created_at: new Date(now),
        })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!row) return false;
      await enqueue(tx, row.id, effect);
      return true;
    },
    async sendAgain(tx, id) {
      const row = await tx
        .updateTable("outbox")
        .set({ status: "queued" })
        .where("id", "=", id)
        .where("status", "=", "failed")
        .returning(["channel", "subject_key"])
        .executeTakeFirst();
      if (!row) return false;
      await enqueue(tx, id, { channel: row.channel, subjectKey: row.subject_key });
      return true;
    },
  };
}
