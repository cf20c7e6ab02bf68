import type { Db, Tx } from "#server/platform/database/database.ts";

/** The passkeys of an employee, the oldest first. */
export function passkeysOf(db: Db | Tx, employeeId: number) {
  return db.selectFrom("passkeys").selectAll().where("employee_id", "=", employeeId).orderBy("id").execute();
}

/** The employee's passkey with what its browser calls it; undefined for one of a company too. */
export async function findEmployeePasskey(db: Db, credentialId: string) {
  const found = await db
    .selectFrom("passkeys")
    .selectAll()
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  return found?.employee_id == null ? undefined : { ...found, employee_id: found.employee_id };
}

/** Removes a passkey of an employee; false when they have none of this id. */
export async function deleteOwnPasskey(tx: Tx, employeeId: number, id: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom("passkeys")
    .where("employee_id", "=", employeeId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return removed !== undefined;
}
