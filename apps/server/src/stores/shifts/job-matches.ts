import type { Region } from "#rules/people/regions.ts";
import type { Db, Tx } from "#server/db/database.ts";
import type { EmployeeRow } from "#server/stores/people/employees.ts";

/** Employees who work as that staff type and in that region, by id; without those who left or are not done. */
export function employeesToOffer(db: Db | Tx, staffTypeId: number, region: Region): Promise<EmployeeRow[]> {
  return db
    .selectFrom("employee_job_roles as j")
    .innerJoin("employee_regions as r", "r.employee_id", "j.employee_id")
    .innerJoin("employees as e", "e.id", "j.employee_id")
    .selectAll("e")
    .where("j.staff_type_id", "=", staffTypeId)
    .where("r.area_code", "=", region)
    .where("e.new_user", "=", false)
    .where("e.deactivated_at", "is", null)
    .orderBy("e.id")
    .execute();
}
