import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { rowsOf, type Tx } from "#server/platform/database/database.ts";
import { places, valuesIn } from "#server/platform/database/driver/statement.ts";

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
}

/** Wakes the delivery of rows, inside the transaction that queued them. */
export interface Enqueue {
  (tx: Tx, rows: readonly QueuedRow[]): Promise<void>;
  /** The same as a part of the statement that queues the rows of a channel: `rows` selects id, subject and wait of each. */
  readonly insertFor?: (channel: Effect["channel"], rows: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** Ends the wait of everything on a channel that waits for its next try. */
export type Hurry = (tx: Tx, channel: Effect["channel"]) => Promise<void>;

/** Until when effects wait, and the act that drops them where it is undone. */
interface Hold {
  readonly undoId: number;
  readonly until: Moment;
}

/** The one place that queues effects, always inside the caller's transaction. */
export interface Outbox {
  /**
   * Queues effects in one statement, however many, which goes out with the next one of the transaction or with its end.
   * Those whose key was queued before are left as they are.
   */
  queue(tx: Tx, effects: readonly Effect[], now: Moment): Promise<void>;
  /** Queues a failed row once more, with all its tries; false when there is none of this id, or it has not failed. */
  sendAgain(tx: Tx, id: number): Promise<boolean>;
  /** The same outbox, where whatever is queued waits for the end of `hold`. */
  holding(hold: Hold): Outbox;
  /** The same outbox, where whatever is queued carries the id that the log has of a request. */
  askedBy(requestId: string): Outbox;
  /** Tries everything on a channel that waits for its next try at once. */
  readonly hurry: Hurry;
}

/** With what an outbox marks whatever is queued in it. */
interface Marks {
  readonly hold?: Hold | undefined;
  readonly requestId?: string | undefined;
}

/**
 * The outbox of an installation. `enqueue` wakes the delivery of what is queued, `hurry` that of what waits for its next
 * try; with a `hold` everything that is queued waits until an act can no longer be undone.
 */
export function createOutbox(
  enqueue: Enqueue,
  hurry: Hurry = async () => {},
  { hold, requestId }: Marks = {},
): Outbox {
  return {
    hurry,
    holding: (next) => createOutbox(enqueue, hurry, { hold: next, requestId }),
    askedBy: (id) => createOutbox(enqueue, hurry, { hold, requestId: id }),
    async queue(tx, effects, now) {
      if (effects.length === 0) return;
      const queueing: Queueing = {
        list: JSON.stringify(effects.map(rowOf)),
        now: new Date(now),
        requestId: requestId ?? null,
        undoId: hold?.undoId ?? null,
        notBefore: hold ? new Date(hold.until) : null,
        // A second later than it may leave, so that no clock is early.
        wait: hold ? Math.ceil((hold.until - now) / 1000) + 1 : null,
      };
      const insert = insertOver(tx, effects, enqueue);
      const values = valuesIn(insert, queueing);
      if (enqueue.insertFor) await rowsOf(tx, insert.sql, values, "later");
      else await enqueue(tx, (await rowsOf(tx, insert.sql, values)) as unknown as QueuedRow[]);
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

/** Effects to be queued: all of them in one parameter, as JSON, and the seconds until they may leave. */
interface Queueing {
  readonly list: string;
  readonly now: Date;
  readonly requestId: string | null;
  readonly undoId: number | null;
  readonly notBefore: Date | null;
  readonly wait: number | null;
}

const inserts = new WeakMap<Enqueue, Map<string, CompiledQuery>>();

/** The statement that queues effects over their channels and wakes their delivery; its text is made once. */
function insertOver(tx: Tx, effects: readonly Effect[], enqueue: Enqueue): CompiledQuery {
  const channels = [...new Set(effects.map(({ channel }) => channel))].sort();
  const known = inserts.get(enqueue) ?? new Map<string, CompiledQuery>();
  inserts.set(enqueue, known);
  const made = known.get(channels.join()) ?? queueAndWake(channels, enqueue).compile(tx);
  known.set(channels.join(), made);
  return made;
}

/** One parameter for all effects, in their order, so that the statement is the same for one and for thousands. */
function queueAndWake(channels: readonly Effect["channel"][], { insertFor }: Enqueue): RawBuilder<QueuedRow> {
  const { list, now, requestId, undoId, notBefore, wait } = places<Queueing>();
  const woken = channels.map((channel) => {
    const rows = sql`select id, subject_key, ${wait}::integer as wait from queued where channel = ${sql.lit(channel)}`;
    return insertFor && sql`, ${sql.ref(`woken_${channel}`)} as (${insertFor(channel, rows)})`;
  });
  return sql<QueuedRow>`
    with queued as (
      insert into outbox (key, channel, subject_key, recipient, subject, body, payload,
        link_encrypted, has_secret, expires_at, created_at, request_id, undo_id, not_before)
      select key, channel, subject_key, recipient, subject, body, payload,
        link_encrypted, has_secret, expires_at, ${now}::timestamptz, ${requestId}::text, ${undoId}::integer, ${notBefore}::timestamptz
      from rows from (jsonb_to_recordset(${list}::jsonb) as
        (key text, channel text, subject_key text, recipient text, subject text, body text, payload jsonb,
         link_encrypted text, has_secret boolean, expires_at timestamptz))
        with ordinality as effect (key, channel, subject_key, recipient, subject, body, payload,
          link_encrypted, has_secret, expires_at, place)
      order by place
      on conflict (key) do nothing
      returning id, channel, subject_key)
    ${insertFor ? sql.join(woken, sql``) : sql``}
    select id, channel, subject_key as "subjectKey" from queued`;
}
