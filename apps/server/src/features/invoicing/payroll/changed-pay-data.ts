import type { WireChangedPayData } from "#contract/invoicing/ledger.entities.ts";
import { changedSincePay } from "#rules/people/profile-change.ts";
import { changesOfEmployeesSince } from "#server/features/profile-history/profile-changes.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Db } from "#server/platform/database/database.ts";

/**
 * Whose account, CPR number or name is other than when they were last paid, by employee, with when and by whom.
 * Rule: Changed since the last pay, docs/rules/people.md.
 */
export async function changedPayData(
  db: Db,
  employeeIds: readonly number[],
  secrets: Secrets,
): Promise<ReadonlyMap<number, WireChangedPayData>> {
  const paid = await lastPaid(db, employeeIds);
  if (paid.size === 0) return new Map();
  const first = Math.min(...paid.values());
  const savings = await changesOfEmployeesSince(db, [...paid.keys()], new Date(first), secrets);
  const found = [...Map.groupBy(savings, ({ employeeId }) => employeeId)].flatMap(([id, own]) => {
    const timed = own.map((saving) => ({ ...saving, at: saving.at.getTime() }));
    const changed = changedSincePay(timed, paid.get(id) ?? null);
    if (!changed) return [];
    const { fields, last } = changed;
    const at = new Date(last.at).toISOString();
    const shown: WireChangedPayData = { fields: [...fields], at, by: last.adminName };
    return [[id, shown] as const];
  });
  return new Map(found);
}

/** When each was last paid, as far as the pay counts; nobody who never was. */
async function lastPaid(db: Db, employeeIds: readonly number[]): Promise<Map<number, number>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("pay_lines as p")
    .innerJoin("shifts as s", "s.id", "p.shift_id")
    .select((eb) => ["s.employee_id", eb.fn.max("p.created_at").as("at")])
    .where("s.employee_id", "in", employeeIds)
    .where("p.state", "<>", "refused")
    .where("p.taken_back_at", "is", null)
    .groupBy("s.employee_id")
    .execute();
  return new Map(rows.map(({ employee_id, at }) => [employee_id, at.getTime()]));
}
