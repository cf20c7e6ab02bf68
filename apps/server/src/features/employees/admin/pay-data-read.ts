import type { Moment } from "#rules/time/moment.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Session } from "#server/platform/sessions/session.ts";

/** Notes that an admin was shown CPR and bank numbers, and whose: one line a call. */
export async function auditPayDataRead(
  db: Db | Tx,
  { session, now }: { session: Session; now: Moment },
  employeeIds: readonly number[],
): Promise<void> {
  if (employeeIds.length === 0) return;
  await audit(db, {
    actor: actorOf(session),
    action: "read_pay_data",
    entity: "employee",
    entityId: employeeIds.length === 1 ? String(employeeIds[0]) : "many",
    detail: { employee_ids: employeeIds },
    now,
  });
}
