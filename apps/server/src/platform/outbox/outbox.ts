import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { afterCommit, type Tx } from "#server/platform/database/database.ts";

export type Channel = "email" | "sms" | "push" | "accounting" | "payroll" | "webhook";

/** An effect that was decided on. `key` makes it unique for ever: queued twice it is still one. */
export interface Effect {
  readonly key: string;
  readonly channel: Channel;
  /** Effects of one subject over one channel are delivered in order, e.g. `booking:1017` or `employee:12`. */
  readonly subjectKey: string;
  readonly to: string;
  readonly subject?: string;
  readonly body?: string;
  readonly payload?: object;
  /** The link or code that the text leaves out, encrypted: it is put in when the message leaves, and forgotten then. */
  readonly linkEncrypted?: string;
  /** From then on delivering it is of no use. */
  readonly expiresAt?: Moment | undefined;
}

/** Until when effects are delayed, and the act that drops them where it is undone; none where it cannot be. */
interface Delay {
  readonly undoId?: number;
  readonly until: Moment;
  /** What goes over other channels is not delayed; all of them where it is left out. */
  readonly channels?: readonly Channel[];
}

/** Hears that something may be due on a channel, once the transaction that queued it is saved. */
type Wake = (channel: Channel) => void;

/** The one place that queues effects, always inside the caller's transaction. */
export interface Outbox {
  /** Queues effects in one statement, in their order. Those whose key was queued before are left as they are. */
  queue(tx: Tx, effects: readonly Effect[], now: Moment): Promise<void>;
  /** Queues a failed row once more, with all its tries; false when there is none of this id, or it has not failed. */
  sendAgain(tx: Tx, id: number): Promise<boolean>;
  /** Ends the wait of everything on a channel that waits for its next try. */
  retryNow(tx: Tx, channel: Channel): Promise<void>;
  /** An outbox on the same workers, where whatever is queued waits for the end of `delay`. */
  delayed(delay: Delay): Outbox;
  /** An outbox on the same workers, where whatever is queued carries the id that the log has of a request. */
  askedBy(requestId: string): Outbox;
}

interface OutboxOptions {
  readonly delay?: Delay | undefined;
  readonly requestId?: string | undefined;
}

/** The outbox of an installation. `wake` tells the workers of this process; those of others poll. */
export function createOutbox(wake: Wake = () => {}, { delay, requestId }: OutboxOptions = {}): Outbox {
  return {
    delayed: (next) => createOutbox(wake, { delay: next, requestId }),
    askedBy: (id) => createOutbox(wake, { delay, requestId: id }),
    async queue(tx, effects, now) {
      if (effects.length === 0) return;
      const common = {
        created_at: new Date(now),
        request_id: requestId ?? null,
        undo_id: delay?.undoId ?? null,
      };
      const isDelayed = ({ channel }: Effect) => delay?.channels?.includes(channel) ?? delay !== undefined;
      const notBefore = (effect: Effect) => (delay && isDelayed(effect) ? new Date(delay.until) : null);
      // All rows in one parameter: the statement is the same for one and for thousands.
      const rows = JSON.stringify(
        effects.map((effect) => ({ ...rowOf(effect), ...common, not_before: notBefore(effect) })),
      );
      await sql`insert into outbox (${columns})
        select ${columns} from jsonb_populate_recordset(null::outbox, ${rows}::jsonb)
        on conflict (key) do nothing`.execute(tx);
      const channels = new Set(effects.map(({ channel }) => channel));
      afterCommit(tx, () => channels.forEach(wake));
    },
    async sendAgain(tx, id) {
      const row = await tx
        .updateTable("outbox")
        .set({ status: "queued", failures: 0, problem: null, next_try_at: null, waits: 0 })
        .where("id", "=", id)
        .where("status", "=", "failed")
        .returning("channel")
        .executeTakeFirst();
      if (!row) return false;
      afterCommit(tx, () => wake(row.channel));
      return true;
    },
    async retryNow(tx, channel) {
      await tx
        .updateTable("outbox")
        .set({ next_try_at: null })
        .where("channel", "=", channel)
        .where("status", "=", sql.lit("queued"))
        .where("next_try_at", "is not", null)
        .execute();
      afterCommit(tx, () => wake(channel));
    },
  };
}

function rowOf(effect: Effect) {
  return {
    key: effect.key,
    channel: effect.channel,
    subject_key: effect.subjectKey,
    recipient: effect.to,
    subject: effect.subject ?? "",
    body: effect.body ?? "",
    payload: effect.payload ?? {},
    link_encrypted: effect.linkEncrypted ?? null,
    has_secret: effect.linkEncrypted !== undefined,
    expires_at: effect.expiresAt === undefined ? null : new Date(effect.expiresAt),
  };
}

const columns = sql.raw(
  [
    ...["key", "channel", "subject_key", "recipient", "subject", "body", "payload", "link_encrypted"],
    ...["has_secret", "expires_at", "created_at", "request_id", "undo_id", "not_before"],
  ].join(),
);
