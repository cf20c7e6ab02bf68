import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Tx } from "#server/platform/database/database.ts";

/** An effect that was decided on. `key` makes it unique for ever: queued twice it is still one. */
export interface Effect {
  readonly key: string;
  readonly channel: "email" | "sms" | "push" | "accounting" | "payroll";
  /** Effects of one subject over one channel are delivered in order, e.g. `booking:1017` or `employee:12`. */
  readonly subjectKey: string;
  readonly to: string;
  readonly subject?: string;
  readonly body?: string;
  readonly payload?: object;
  /** The link that the text leaves out, encrypted: it is put in when the message leaves, and forgotten then. */
  readonly linkEncrypted?: string;
  /** From then on delivering it is of no use. */
  readonly expiresAt?: Moment;
}

/** A row of the outbox that waits, by the lane in which it is delivered in order: one subject over one channel. */
export interface QueuedRow {
  readonly id: number;
  readonly channel: Effect["channel"];
  readonly subjectKey: string;
  /** Seconds until it may leave; none where it may at once. */
  readonly waits?: number;
}

/** Wakes the delivery of rows, inside the transaction that queued them. */
export type Enqueue = (tx: Tx, rows: readonly QueuedRow[]) => Promise<void>;

/** Ends the wait of everything on a channel that waits for its next try. */
export type Hurry = (tx: Tx, channel: Effect["channel"]) => Promise<void>;

/** Until when effects wait, and the act that drops them where it is undone. */
export interface Hold {
  readonly undoId: number;
  readonly until: Moment;
}

/** The one place that queues effects, always inside the caller's transaction. */
export interface Outbox {
  /** Queues effects in one statement, however many; those whose key was queued before are left as they are. */
  queue(tx: Tx, effects: readonly Effect[], now: Moment): Promise<void>;
  /** Queues a failed row once more, with all its tries; false when there is none of this id, or it has not failed. */
  sendAgain(tx: Tx, id: number): Promise<boolean>;
  /** The same outbox, where whatever is queued waits for the end of `hold`. */
  holding(hold: Hold): Outbox;
  /** Tries everything on a channel that waits for its next try at once. */
  readonly hurry: Hurry;
}

export function createOutbox(enqueue: Enqueue, hurry: Hurry = async () => {}, hold?: Hold): Outbox {
  return {
    hurry,
    holding: (next) => createOutbox(enqueue, hurry, next),
    async queue(tx, effects, now) {
      if (effects.length === 0) return;
      const { rows } = await insertEffects(effects, now, hold).execute(tx);
      const waits = hold && (hold.until - now) / 1000;
      if (rows.length > 0)
        await enqueue(tx, waits === undefined ? rows : rows.map((row) => ({ ...row, waits })));
    },
    async sendAgain(tx, id) {
      const row = await tx
        .updateTable("outbox")
        .set({ status: "queued", failures: 0, problem: null })
        .where("id", "=", id)
        .where("status", "=", "failed")
        .returning(["id", "channel", "subject_key as subjectKey"])
        .executeTakeFirst();
      if (!row) return false;
      await enqueue(tx, [row]);
      return true;
    },
  };
}

/** One parameter for all effects, in their order, so that the statement is the same for one and for thousands. */
function insertEffects(effects: readonly Effect[], now: Moment, hold: Hold | undefined) {
  const list = effects.map((effect) => ({
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
  }));
  const notBefore = hold ? new Date(hold.until) : null;
  return sql<QueuedRow>`
    insert into outbox (key, channel, subject_key, recipient, subject, body, payload,
      link_encrypted, has_secret, expires_at, created_at, undo_id, not_before)
    select key, channel, subject_key, recipient, subject, body, payload,
      link_encrypted, has_secret, expires_at, ${new Date(now)}::timestamptz,
      ${hold?.undoId ?? null}::integer, ${notBefore}::timestamptz
    from rows from (jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as
      (key text, channel text, subject_key text, recipient text, subject text, body text, payload jsonb,
       link_encrypted text, has_secret boolean, expires_at timestamptz))
      with ordinality as effect (key, channel, subject_key, recipient, subject, body, payload,
        link_encrypted, has_secret, expires_at, place)
    order by place
    on conflict (key) do nothing
    returning id, channel, subject_key as "subjectKey"`;
}
