import type { Selectable } from "kysely";
import type { Penalty } from "#rules/cancelling/penalties.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Penalties } from "#server/platform/database/types.gen.ts";

/** The penalties of many employees at once, annulled ones among them; no entry for who has none. */
export async function penaltiesOf(
  db: Db | Tx,
  employeeIds: readonly number[],
): Promise<Map<number, Penalty[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("penalties")
    .selectAll()
    .where("employee_id", "in", employeeIds)
    .orderBy("id")
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.employee_id)].map(([id, own]) => [id, own.map(asPenalty)]),
  );
}

/** The rows of one person's penalties, in the order in which they were given; not read yet. */
export function penaltyRowsOf(db: Db | Tx, employeeId: number) {
  return db.selectFrom("penalties").selectAll().where("employee_id", "=", employeeId).orderBy("id");
}

/** Two penalties of one person at the same moment would not see each other: they wait here. */
export async function lockPenalties(tx: Tx, employeeId: number): Promise<void> {
  await tx.selectFrom("employees").select("id").where("id", "=", employeeId).forNoKeyUpdate().execute();
}

/** A stored row as the rules read it. */
export function asPenalty(row: Selectable<Penalties>): Penalty {
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
