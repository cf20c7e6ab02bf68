import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { type Db, later, type Tx } from "#server/platform/database/database.ts";
import { statement } from "#server/platform/database/driver/statement.ts";
import type { DeliveryProblem } from "#texts/da/admin/delivery-reasons.ts";
import { isPending, type OutboxRow } from "./outbox.queries.ts";
import { mayHaveArrived } from "./states.ts";

/** What is first in a lane: held until a moment, or free and then taken, unless somebody else was faster. */
export interface First {
  readonly isHeld: boolean;
  readonly claimed: OutboxRow | null;
}

/**
 * Takes what is first in the lane of each row, up to the row itself, for one attempt and counts it; null where nothing is
 * left there. A row left `sending` by a process that died is taken again, with a higher number; the attempt that it died
 * in counts as failed. What is held, or was dropped by an undoing, is never taken.
 */
export async function claimFirsts(
  db: Db,
  outboxIds: readonly number[],
  now: Moment,
): Promise<(First | null)[]> {
  const found = await takeFirsts(db, { outboxIds, now: new Date(now) });
  const byAsked = new Map(found.map((row) => [row.asked_id, row]));
  const given = new Set<number>();
  return outboxIds.map((id) => {
    const first = byAsked.get(id);
    if (!first) return null;
    const { asked_id: _, is_held: isHeld, ...row } = first;
    // Of two of one lane only one has it.
    if (row.id === null || given.has(row.id)) return { isHeld, claimed: null };
    given.add(row.id);
    return { isHeld, claimed: row as OutboxRow };
  });
}

const takeFirsts = statement(
  (db, { outboxIds, now }: { readonly outboxIds: readonly number[]; readonly now: Date }) =>
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
          .select(["last.id as asked_id", "first.id", "first.attempts", "first.is_left_behind"])
          .select(sql<boolean>`coalesce(first.not_before > ${now}, false)`.as("is_held"))
          .where("last.id", "=", sql<number>`any(${outboxIds}::int[])`),
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
      .select(["first.asked_id", "first.is_held"]),
  { isPlannedOnce: true },
);

/** A row that was accepted; `reference` is the service's name for it. */
export interface Accepted {
  readonly row: Pick<OutboxRow, "id" | "attempts">;
  readonly reference: string | null;
}

/** They were accepted. Their secret links have left us and are forgotten. */
export async function markSent(db: Db | Tx, all: readonly Accepted[], now: Moment): Promise<void> {
  await settleSent(db, {
    ids: all.map(({ row }) => row.id),
    attempts: all.map(({ row }) => row.attempts),
    references: all.map(({ reference }) => reference),
    now: new Date(now),
  });
}

interface Sent {
  readonly ids: readonly number[];
  readonly attempts: readonly number[];
  readonly references: readonly (string | null)[];
  readonly now: Date;
}

/** Only whoever holds an attempt may end it. */
const settleSent = statement(
  (db, { ids, attempts, references, now }: Sent) =>
    db
      .updateTable("outbox as o")
      .from(
        sql<{ id: number; attempts: number; reference: string | null }>`
          unnest(${ids}::int[], ${attempts}::int[], ${references}::text[])`.as<"sent">(
          sql`sent(id, attempts, reference)`,
        ),
      )
      .set({
        status: sql.lit("sent"),
        reference: sql`sent.reference`,
        problem: null,
        last_error: "",
        link_encrypted: null,
        sent_at: now,
      })
      .whereRef("o.id", "=", "sent.id")
      .whereRef("o.attempts", "=", "sent.attempts")
      .where("o.status", "=", sql.lit("sending")),
  { isPlannedOnce: true, sending: "later" },
);

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
