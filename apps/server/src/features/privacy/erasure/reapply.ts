import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { erase, fingerprintOf, finishErasures } from "./erase.ts";
import { compareErasureList, type ErasureLine } from "./erasure-list.ts";

/**
 * Erases once more whom the list of erasures names and the database still has, as after the restore of a backup. A
 * profile that only has the same number is left alone. Answers how many were erased.
 */
export async function reapplyErasures(services: Services, elsewhere?: string): Promise<number> {
  let count = 0;
  for (const line of await compareErasureList(services, elsewhere)) {
    if (await isSame(services, line)) {
      await repeat(services, line);
      count += 1;
    }
  }
  await finishErasures(services);
  return count;
}

async function isSame(services: Services, { kind, id, fingerprint }: ErasureLine): Promise<boolean> {
  const find = kind === "employee" ? findEmployee : findCorporation;
  const row = await find(services.db, id);
  return row?.erased_at === null && fingerprintOf({ kind, id }, row.created_at) === fingerprint;
}

async function repeat(services: Services, { kind, id, cause }: ErasureLine): Promise<void> {
  const now = services.clock.now();
  const actor = { kind: "system", id: null } as const;
  await inTransaction(services.db, (tx) =>
    erase({ tx, now, services, actor, cause, isRepeated: true }, { kind, id }),
  );
}
