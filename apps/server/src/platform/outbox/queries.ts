import { type Selectable, sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { type Db, later, type Tx } from "#server/platform/database/database.ts";
import { statement } from "#server/platform/database/driver/statement.ts";
import type { Outbox } from "#server/platform/database/types.gen.ts";
import type { DeliveryProblem } from "#texts/da/admin/delivery-reasons.ts";
import { mayHaveArrived } from "./states.ts";

export type OutboxRow = Selectable<Outbox>;

/** What is still to be delivered. As text: a value would keep PostgreSQL from the index that holds nothing else. */
const isPending = (status: string) => sql<boolean>`${sql.ref(status)} in ('queued', 'sending')`;

/** Everything that is still to be delivered, oldest first, by its lane. */
export function allPending(tx: Tx) {
  return tx
    .selectFrom("outbox")
    .select(["id", "channel", "subject_key as subjectKey"])
    .where(isPending("status"))
    .orderBy("id")
    .execute();
}

/** What is first in a lane: held until a moment, or free and then taken, unless somebody else was faster. */
export interface First {
  readonly heldUntil: Date | null;
  readonly claimed: OutboxRow | null;
}

/**
 * Takes what is first in the lane of a row, up to the row itself, for one attempt and counts it; null when nothing is
 * left there. A row left `sending` by a process that died is taken again, with a higher number; the attempt that it died
 * in counts as failed. What is held, or was dropped by an undoing, is never taken.
 */
export async function claimFirst(db: Db, outboxId: number, now: Moment): Promise<First | null> {
  const [found] = await takeFirst(db, { outboxId, now: new Date(now) });
  if (!found) return null;
  const { held_until: heldUntil, ...row } = found;
  return { heldUntil, claimed: row.id === null ? null : (row as OutboxRow) };
}

const takeFirst = statement((db, { outboxId, now }: { outboxId: number; now: Date }) =>
  db
    .with("first", (part) =>
      part
        .selectFrom("outbox as last")
        .innerJoinLateral(
          // By itself PostgreSQL would go through all that waits, since it expects that nothing does.
          (eb) =>
            eb
              .selectFrom("outbox as o")
              .select([
                "o.id",
                "o.attempts",
                "o.not_before",
                sql<boolean>`o.status = 'sending'`.as("is_left_behind"),
              ])
              .whereRef("o.subject_key", "=", "last.subject_key")
              .whereRef("o.channel", "=", "last.channel")
              .whereRef("o.id", "<=", "last.id")
              .where(isPending("o.status"))
              .orderBy("o.id")
              .limit(sql.lit(1))
              .as("first"),
          (join) => join.onTrue(),
        )
        .select(["first.id", "first.attempts", "first.not_before", "first.is_left_behind"])
        .where("last.id", "=", outboxId),
    )
    .with("claimed", (part) =>
      part
        .updateTable("outbox as o")
        .from("first")
        .set({
          status: sql.lit("sending"),
          attempts: sql`first.attempts + 1`,
          failures: sql`o.failures + first.is_left_behind::integer`,
          may_have_arrived: sql`o.may_have_arrived or first.is_left_behind`,
        })
        .whereRef("o.id", "=", "first.id")
        .whereRef("o.attempts", "=", "first.attempts")
        .where(isPending("o.status"))
        .where((eb) => eb.or([eb("o.not_before", "is", null), eb("o.not_before", "<=", now)]))
        .returningAll("o"),
    )
    .selectFrom("first")
    .leftJoin("claimed", "claimed.id", "first.id")
    .selectAll("claimed")
    .select("first.not_before as held_until"),
);

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

/** It was accepted; `reference` is the service's name for it. Its secret link has left us and is forgotten. */
export async function markSent(tx: Tx, row: OutboxRow, reference: string | null, now: Moment): Promise<void> {
  await settle(tx, row, {
    status: "sent",
    reference,
    problem: null,
    last_error: "",
    link_encrypted: null,
    sent_at: new Date(now),
  });
}

/** It did not work: it waits for its next try, or, given up, for an admin. Then its secret link is forgotten too. */
export async function settleFailure(
  tx: Tx,
  row: OutboxRow,
  failure: {
    status: "queued" | "failed";
    failures: number;
    problem: DeliveryProblem;
    last_error: string;
  },
): Promise<void> {
  await settle(tx, row, {
    ...failure,
    link_encrypted: failure.status === "failed" ? null : row.link_encrypted,
    may_have_arrived: row.may_have_arrived || mayHaveArrived(failure.problem),
  });
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

/** What is not delivered, by channel and status: how many rows, and since when the oldest stands there. */
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

/** Only whoever holds the attempt may end it. */
async function settle(
  tx: Tx,
  { id, attempts }: OutboxRow,
  values: Partial<Omit<OutboxRow, "payload">>,
): Promise<void> {
  await later(
    tx,
    tx
      .updateTable("outbox")
      .set(values)
      .where("id", "=", id)
      .where("attempts", "=", attempts)
      .where("status", "=", "sending"),
  );
}
