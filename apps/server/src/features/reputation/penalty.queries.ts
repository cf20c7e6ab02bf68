import { type Expression, type Selectable, sql } from "kysely";
import type { Penalty } from "#rules/cancelling/penalties.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { statement } from "#server/platform/database/driver/statement.ts";
import type { Penalties } from "#server/platform/database/types.gen.ts";

/** The penalties of many employees at once, annulled ones among them; no entry for who has none. */
export async function penaltiesOf(
  db: Db | Tx,
  employeeIds: readonly number[],
): Promise<Map<number, Penalty[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("penalties")
    .select(["employee_id", ...penaltyColumns])
    .where("employee_id", "in", employeeIds)
    .orderBy("id")
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.employee_id)].map(([id, own]) => [id, own.map(asPenalty)]),
  );
}

/**
 * Those of many employees on which card and freeze depend at `now`: not annulled, and yellow ones that no red card has
 * consumed or freezes that run. Rule: Current card, docs/rules/cancellation.md.
 */
export async function countingPenaltiesOf(
  db: Db | Tx,
  employeeIds: readonly number[],
  now: Moment,
): Promise<Map<number, Penalty[]>> {
  const rows = await readCounting(db, { employeeIds, now: new Date(now) });
  return new Map(
    [...Map.groupBy(rows, (row) => row.employee_id)].map(([id, own]) => [id, own.map(asPenalty)]),
  );
}

const readCounting = statement(
  (db, { employeeIds, now }: { readonly employeeIds: readonly number[]; readonly now: Date }) =>
    db
      .selectFrom("penalties")
      .select(["employee_id", ...penaltyColumns])
      .where("employee_id", "=", sql<number>`any(${employeeIds}::int[])`)
      .where("annulled_at", "is", null)
      .where((eb) =>
        eb.or([
          eb.and([eb("card", "=", "yellow"), eb("consumed_by", "is", null)]),
          eb("freeze_until", ">", now),
        ]),
      )
      .orderBy("id"),
);

/** The rows of one person's penalties, in the order in which they were given; not read yet. */
export function penaltyRowsOf(db: Db | Tx, employeeId: number | Expression<number>) {
  return db
    .selectFrom("penalties")
    .select(penaltyColumns)
    .where("employee_id", "=", employeeId)
    .orderBy("id");
}

/** Two penalties of one person at the same moment would not see each other: they wait here. */
export async function lockPenalties(tx: Tx, employeeId: number): Promise<void> {
  await tx.selectFrom("employees").select("id").where("id", "=", employeeId).forNoKeyUpdate().execute();
}

/** What the rules read of a stored row. */
const penaltyColumns = [
  "id",
  "shift_id",
  "kind",
  "card",
  "occurred_at",
  "freeze_until",
  "annulled_at",
  "consumed_by",
  "is_held",
] as const;

/** A stored row as the rules read it. */
export function asPenalty(row: Pick<Selectable<Penalties>, (typeof penaltyColumns)[number]>): Penalty {
  return {
    id: row.id,
    shiftId: row.shift_id,
    kind: row.kind,
    card: row.card,
    occurredAt: row.occurred_at.getTime(),
    freezeUntil: row.freeze_until?.getTime() ?? null,
    annulledAt: row.annulled_at?.getTime() ?? null,
    consumedBy: row.consumed_by,
    isHeld: row.is_held,
  };
}
