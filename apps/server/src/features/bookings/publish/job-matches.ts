import type { Region } from "#rules/people/regions.ts";
import type { EmployeeRow } from "#server/features/employees/queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/**
 * Employees who work as that staff type and in that region, by id; without those who left or are not done. Nobody
 * while the staff type is hidden from employees.
 */
export function employeesToOffer(db: Db | Tx, staffTypeId: number, region: Region): Promise<EmployeeRow[]> {
  return db
    .selectFrom("employee_job_roles as j")
    .innerJoin("employee_regions as r", "r.employee_id", "j.employee_id")
    .innerJoin("employees as e", "e.id", "j.employee_id")
    .innerJoin("staff_types as t", "t.id", "j.staff_type_id")
    .selectAll("e")
    .where("j.staff_type_id", "=", staffTypeId)
    .where("t.worker", "=", true)
    .where("r.area_code", "=", region)
    .where("e.new_user", "=", false)
    .where("e.deactivated_at", "is", null)
    .orderBy("e.id")
    .execute();
}
