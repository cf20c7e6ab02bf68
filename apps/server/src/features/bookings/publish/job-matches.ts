import type { Region } from "#rules/people/regions.ts";
import type { Moment } from "#rules/time/moment.ts";
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

/** Keeps in mind that everybody is offered this job at `dueAt`. */
export async function holdOffer(tx: Tx, bookingId: number, dueAt: Moment): Promise<void> {
  await tx
    .insertInto("held_offers")
    .values({ booking_id: bookingId, due_at: new Date(dueAt) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes out the bookings whose offer is due, each for one caller only. What is closed waits until it is open
 * again, at most until it starts.
 */
export async function takeDueOffers(tx: Db | Tx, now: Moment): Promise<number[]> {
  const at = new Date(now);
  const rows = await tx
    .deleteFrom("held_offers as h")
    .using("bookings as b")
    .whereRef("b.id", "=", "h.booking_id")
    .where("h.due_at", "<=", at)
    .where((eb) => eb.or([eb("b.status", "<>", "closed"), eb("b.starts_at", "<=", at)]))
    .returning("h.booking_id")
    .execute();
  return rows.map((row) => row.booking_id);
}
