import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { type Db, later, type Tx } from "#server/platform/database/database.ts";
import { statement } from "#server/platform/database/driver/statement.ts";
import type { DeliveryProblem } from "#texts/da/admin/delivery-reasons.ts";
import { isPending, type OutboxRow } from "./queries.ts";
import { mayHaveArrived } from "./states.ts";

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
