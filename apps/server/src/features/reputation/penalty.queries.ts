import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Penalty } from "#rules/cancelling/penalties.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { DB, Penalties } from "#server/platform/database/types.gen.ts";

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
  if (employeeIds.length === 0) return new Map();
  const people = await db
    .selectFrom("employees")
    .select((eb) => ["employees.id", countingPenalties(eb, now).as("penalties")])
    .where("employees.id", "in", employeeIds)
    .execute();
  return new Map(people.map(({ id, penalties }) => [id, penalties.map(asPenalty)]));
}

/** The profiles of an employee of a query: also those that shared the CPR number before it stood on one profile only. */
const ofOnePerson = sql<number>`any(array(select p.id from employees p
  where p.id = employees.id or p.cpr_digest = employees.cpr_digest))`;

/**
 * The penalties of each employee of a query on which card and freeze depend at `now`, as `asPenalty` reads them.
 * Rule: One CPR number, one person, docs/rules/people.md.
 */
export function countingPenalties(eb: ExpressionBuilder<DB, "employees">, now: Moment) {
  return jsonArrayFrom(
    eb
      .selectFrom("penalties")
      .select(penaltyColumns)
      .where("penalties.employee_id", "=", ofOnePerson)
      .where("annulled_at", "is", null)
      .where((penalty) =>
        penalty.or([
          penalty.and([penalty("card", "=", "yellow"), penalty("consumed_by", "is", null)]),
          penalty("freeze_until", ">", new Date(now)),
        ]),
      )
      .orderBy("id"),
  );
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

type StoredPenalty = Pick<Selectable<Penalties>, (typeof penaltyColumns)[number]>;

/** A stored row whose moments may be text, as JSON holds them. */
type PenaltyFields = {
  readonly [Column in keyof StoredPenalty]:
    | StoredPenalty[Column]
    | (Date extends StoredPenalty[Column] ? string : never);
};

/** A stored row as the rules read it. */
export function asPenalty(row: PenaltyFields): Penalty {
  return {
    id: row.id,
    shiftId: row.shift_id,
    kind: row.kind,
    card: row.card,
    occurredAt: momentOf(row.occurred_at),
    freezeUntil: row.freeze_until === null ? null : momentOf(row.freeze_until),
    annulledAt: row.annulled_at === null ? null : momentOf(row.annulled_at),
    consumedBy: row.consumed_by,
    isHeld: row.is_held,
  };
}

function momentOf(stored: Date | string): Moment {
  return new Date(stored).getTime();
}
