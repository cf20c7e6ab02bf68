import { type Selectable, sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Outbox } from "#server/platform/database/types.gen.ts";
import type { DeliveryProblem } from "#texts/da/admin/delivery-reasons.ts";

export type OutboxRow = Selectable<Outbox>;

/** What the mailbox shows: tries of webhooks stand with the webhook. */
export type MailboxRow = OutboxRow & { readonly channel: Exclude<OutboxRow["channel"], "webhook"> };

/** What is still to be delivered. As text: a value would keep PostgreSQL from the index that holds nothing else. */
export const isPending = (status: string) => sql<boolean>`${sql.ref(status)} in ('queued', 'sending')`;

/**
 * Drops what waits for the end of an undo, so that it can be queued again; false when something of it has left, or is
 * leaving. Whoever takes a row for an attempt and whoever drops it wait for each other.
 */
export async function dropHeld(tx: Tx, undoId: number): Promise<boolean> {
  await tx
    .deleteFrom("outbox")
    .where("undo_id", "=", undoId)
    .where("status", "=", "queued")
    .where("attempts", "=", 0)
    .execute();
  const left = await tx.selectFrom("outbox").select("id").where("undo_id", "=", undoId).executeTakeFirst();
  return left === undefined;
}

/**
 * Notes what was reported of an SMS, by its key. A report of an earlier moment changes nothing, and none takes back
 * that an SMS was delivered. Answers whether it is new.
 */
export async function saveReport(
  tx: Tx,
  { key, report, at }: { key: string; report: NonNullable<OutboxRow["report"]>; at: Moment },
): Promise<boolean> {
  const reported_at = new Date(at);
  const row = await tx
    .updateTable("outbox")
    .set({ report, reported_at })
    .where("key", "=", key)
    .where("channel", "=", "sms")
    .where((eb) => eb.or([eb("reported_at", "is", null), eb("reported_at", "<", reported_at)]))
    .where((eb) => eb.or([eb("report", "is", null), eb("report", "<>", "delivered")]))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a failed row for good, whoever else would send it again; false when it has not failed. */
export async function withdraw(tx: Tx, key: string): Promise<boolean> {
  const row = await tx
    .updateTable("outbox")
    .set({ status: "withdrawn" })
    .where("key", "=", key)
    .where("status", "=", "failed")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export function findOutboxRow(db: Db | Tx, id: number): Promise<OutboxRow | undefined> {
  return db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A row that nobody else changes until the transaction ends. */
export function lockOutboxRow(tx: Tx, id: number): Promise<OutboxRow | undefined> {
  return tx.selectFrom("outbox").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** How much waits on each channel that has something waiting, and whether the service refuses us there; not read yet. */
export function waitingByChannel(db: Db | Tx) {
  return db
    .selectFrom("outbox")
    .select(({ fn }) => [
      "channel",
      fn.countAll<number>().as("waiting"),
      sql<boolean>`coalesce(bool_or(problem = ${sql.lit(REFUSES_US)}), false)`.as("isRefused"),
    ])
    .where(isPending("status"))
    .groupBy("channel");
}

/**
 * What is not delivered, by channel and status: how many rows, and since when the oldest stands there. The later tries of
 * webhooks wait for receivers that are nobody's here, and are left out.
 */
export function undelivered(db: Db) {
  return db
    .selectFrom("outbox")
    .select(({ fn }) => [
      "channel",
      "status",
      fn.countAll<number>().as("rows"),
      fn.min("created_at").as("since"),
    ])
    .where(sql<boolean>`status in ('queued', 'sending', 'failed')`)
    .where((eb) => eb.or([eb("channel", "<>", "webhook"), eb("not_before", "is", null)]))
    .groupBy(["channel", "status"])
    .execute();
}

const REFUSES_US: DeliveryProblem = "access_refused";

/** Messages that are emptied at once. */
const EMPTIED_AT_ONCE = 1000;

/**
 * Deletes recipient, subject, text and link of e-mails and SMS that left, or were given up, before `before`; up to a
 * thousand of them. Answers how many. Ids, channel, status and times stay, and so do invoices and pay lines.
 */
export async function emptyMessages(db: Db, before: Moment, now: Moment): Promise<number> {
  const old = db
    .selectFrom("outbox")
    .select("id")
    .where("emptied_at", "is", null)
    .where("channel", "in", ["email", "sms", "push"])
    .where("status", "in", ["sent", "failed", "withdrawn"])
    .where("created_at", "<", new Date(before))
    .where((row) => row.or([row("sent_at", "is", null), row("sent_at", "<", new Date(before))]))
    .limit(EMPTIED_AT_ONCE);
  const emptied = await db
    .updateTable("outbox")
    .set({ recipient: "", subject: "", body: "", payload: "{}", link_encrypted: null })
    .set({ emptied_at: new Date(now) })
    .where("id", "in", old)
    .returning("id")
    .execute();
  return emptied.length;
}

/** Rows by key, in no order. */
export async function outboxByKeys(db: Db | Tx, keys: readonly string[]): Promise<OutboxRow[]> {
  if (keys.length === 0) return [];
  return db.selectFrom("outbox").selectAll().where("key", "in", keys).execute();
}
