import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";

export type ShiftToMerge = Awaited<ReturnType<typeof shiftsToMerge>>[number];

/** Every shift of these people whatever became of it, with its job. */
export async function shiftsToMerge(tx: Tx, employeeIds: readonly number[]) {
  const found = await tx
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .select(["s.id", "s.booking_id", "s.employee_id", "s.status", "s.booked_at", "s.starts_at", "s.ends_at"])
    .select(["s.work_date as date", "b.start_time", "b.end_time", "t.job_title", "c.name as corporation"])
    .where("s.employee_id", "in", employeeIds)
    .orderBy("s.starts_at")
    .orderBy("s.id")
    .execute();
  return found.map((row) => ({
    ...row,
    bookingId: row.booking_id,
    wasConfirmed: row.booked_at !== null || ["selected", "sick", "cancelled"].includes(row.status),
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
  }));
}

/** Whether a pay line of somebody waits for the answer of the payroll service. */
export async function isPayUnderWay(tx: Tx, employeeId: number): Promise<boolean> {
  const found = await tx
    .selectFrom("pay_lines as p")
    .innerJoin("shifts as s", "s.id", "p.shift_id")
    .select("p.id")
    .where("s.employee_id", "=", employeeId)
    .where("p.state", "=", "queued")
    .where("p.taken_back_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many cards, ratings and experiences somebody has. */
export async function thingsOf(tx: Tx, { id }: EmployeeRow) {
  const counted = await tx
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom("penalties")
        .select(fn.countAll<number>().as("count"))
        .where("employee_id", "=", id)
        .where("annulled_at", "is", null)
        .as("penalties"),
      selectFrom("ratings")
        .select(fn.countAll<number>().as("count"))
        .where("employee_id", "=", id)
        .where("about", "=", "employee")
        .where("annulled_at", "is", null)
        .as("ratings"),
      selectFrom("work_experiences")
        .select(fn.countAll<number>().as("count"))
        .where("employee_id", "=", id)
        .as("experience"),
    ])
    .executeTakeFirstOrThrow();
  return {
    penalties: Number(counted.penalties),
    ratings: Number(counted.ratings),
    experience: Number(counted.experience),
  };
}
