import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { DeliveryProblem } from "#texts/da/admin/delivery-reasons.ts";
import { isPending, type OutboxRow } from "./outbox.queries.ts";
import type { Channel } from "./outbox.ts";
import { mayHaveArrived } from "./states.ts";

/** A process without a sign of life for so many seconds has died: others take its rows. */
export const CLAIM_SECONDS = 30;

const claimEnd = (now: Moment) => new Date(now + CLAIM_SECONDS * 1_000);

interface DueFilter {
  readonly channel: Channel;
  readonly limit: number;
  readonly now: Moment;
  /** Where it is given, of this subject only. */
  readonly subjectKey?: string;
}

/**
 * Claims what is due on a channel for one attempt each, and counts it: of each subject only the first that is pending,
 * oldest first. What waits for a later hour, as the end of the night, holds up nothing behind it; what can still be
 * undone does. A row left `sending` by a process that died is claimed again; the attempt that it died in counts as
 * failed.
 */
export function claimDue(db: Db, { channel, limit, now, subjectKey }: DueFilter): Promise<OutboxRow[]> {
  const at = new Date(now);
  return db
    .with("due", (cte) => {
      const due = cte
        .selectFrom("outbox as o")
        .select("o.id")
        .where("o.channel", "=", channel)
        .where(isPending("o.status"))
        .where(
          sql<boolean>`case o.status
            when 'queued' then coalesce(o.next_try_at <= ${at}, true) and coalesce(o.not_before <= ${at}, true)
            else coalesce(o.claimed_until <= ${at}, true) end`,
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("outbox as earlier")
                .select("earlier.id")
                .whereRef("earlier.subject_key", "=", "o.subject_key")
                .whereRef("earlier.channel", "=", "o.channel")
                .whereRef("earlier.id", "<", "o.id")
                .where(isPending("earlier.status"))
                .where(
                  sql<boolean>`(earlier.not_before is null or earlier.not_before <= ${at} or earlier.undo_id is not null)`,
                ),
            ),
          ),
        )
        .orderBy("o.id")
        .limit(limit)
        .forUpdate()
        .skipLocked();
      return subjectKey === undefined ? due : due.where("o.subject_key", "=", subjectKey);
    })
    .updateTable("outbox as o")
    .from("due")
    .set({
      status: "sending",
      attempts: sql`o.attempts + 1`,
      failures: sql`o.failures + (o.status = 'sending')::integer`,
      may_have_arrived: sql`o.may_have_arrived or o.status = 'sending'`,
      claimed_until: claimEnd(now),
    })
    .whereRef("o.id", "=", "due.id")
    .returningAll("o")
    .execute();
}

/** A sign of life of the process that delivers these rows. */
export async function extendClaims(db: Db, ids: readonly number[], now: Moment): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ claimed_until: claimEnd(now) })
    .where("id", "=", sql<number>`any(${ids}::int[])`)
    .where("status", "=", "sending")
    .execute();
}

/** The service has accepted it; `reference` is its name for it. The secret link has left us and is forgotten. */
export async function settleSent(
  db: Db | Tx,
  row: OutboxRow,
  { reference, now }: { readonly reference: string | null; readonly now: Moment },
): Promise<void> {
  await settle(db, row, {
    status: "sent",
    reference,
    problem: null,
    last_error: "",
    link_encrypted: null,
    sent_at: new Date(now),
  }).execute();
}

interface Failure {
  readonly status: "queued" | "failed";
  readonly failures: number;
  readonly problem: DeliveryProblem;
  readonly last_error: string;
  readonly next_try_at: Date;
  /** Whether something of it is at the service although the service says no. */
  readonly isLeftBehind: boolean;
}

/** It did not work: it waits for its next try, or, given up, for an admin. Then its secret link is forgotten too. */
export async function settleFailure(
  tx: Tx,
  row: OutboxRow,
  { isLeftBehind, ...failure }: Failure,
): Promise<void> {
  await settle(tx, row, {
    ...failure,
    ...(failure.status === "failed" ? { link_encrypted: null } : {}),
    may_have_arrived: row.may_have_arrived || isLeftBehind || mayHaveArrived(failure.problem),
    waits: row.waits + 1,
  }).execute();
}

/** Only whoever holds an attempt may end it. */
function settle(db: Db | Tx, { id, attempts }: OutboxRow, values: Partial<Omit<OutboxRow, "payload">>) {
  return db
    .updateTable("outbox")
    .set({ ...values, claimed_until: null })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("status", "=", "sending");
}
