import { type Selectable, sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Outbox } from "#server/platform/database/types.gen.ts";

export type OutboxRow = Selectable<Outbox>;

const PENDING = ["queued", "sending"] as const;

/** What is still to be delivered in the lane of a row, up to the row itself, oldest first. */
export function pendingUpTo(db: Db, outboxId: number): Promise<OutboxRow[]> {
  return db
    .selectFrom("outbox as o")
    .innerJoin("outbox as last", (join) =>
      join
        .onRef("last.subject_key", "=", "o.subject_key")
        .onRef("last.channel", "=", "o.channel")
        .onRef("last.id", ">=", "o.id"),
    )
    .selectAll("o")
    .where("last.id", "=", outboxId)
    .where("o.status", "in", PENDING)
    .orderBy("o.id")
    .execute();
}

/**
 * Takes a row for one attempt and counts it; undefined when somebody else took it since it was read. A row left
 * `sending` by a process that died is taken again, with a higher number.
 */
export function claim(db: Db, { id, attempts }: OutboxRow): Promise<OutboxRow | undefined> {
  return db
    .updateTable("outbox")
    .set({ status: "sending", attempts: attempts + 1 })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("status", "in", PENDING)
    .returningAll()
    .executeTakeFirst();
}

/** It was accepted; `reference` is the service's name for it. */
export async function markSent(tx: Tx, row: OutboxRow, reference: string | null, now: Moment): Promise<void> {
  await settle(tx, row, { status: "sent", reference, last_error: "", sent_at: new Date(now) });
}

/** It did not work now and will be tried again. */
export async function giveBack(db: Db, row: OutboxRow, error: string): Promise<void> {
  await settle(db, row, { status: "queued", last_error: error });
}

/** It will not be tried again before an admin says so. */
export async function markFailed(tx: Tx, row: OutboxRow, error: string): Promise<void> {
  await settle(tx, row, { status: "failed", last_error: error });
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

/** One page of the mailbox: what failed first, then the newest; of one status the newest. */
export function outboxPage(
  db: Db,
  filter: { status?: OutboxRow["status"]; channel?: OutboxRow["channel"] },
  page: { limit: number; offset: number },
): Promise<OutboxRow[]> {
  const { status, channel } = filter;
  let rows = db.selectFrom("outbox").selectAll();
  if (channel) rows = rows.where("channel", "=", channel);
  if (status) rows = rows.where("status", "=", status);
  else rows = rows.orderBy(sql`(status = 'failed')`, "desc");
  return rows.orderBy("id", "desc").limit(page.limit).offset(page.offset).execute();
}

/** Rows by key, in no order. */
export async function outboxByKeys(db: Db | Tx, keys: readonly string[]): Promise<OutboxRow[]> {
  if (keys.length === 0) return [];
  return db.selectFrom("outbox").selectAll().where("key", "in", keys).execute();
}

/** Only whoever holds the attempt may end it. */
async function settle(
  db: Db | Tx,
  { id, attempts }: OutboxRow,
  values: Partial<Pick<OutboxRow, "status" | "reference" | "last_error" | "sent_at">>,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set(values)
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("status", "=", "sending")
    .execute();
}
