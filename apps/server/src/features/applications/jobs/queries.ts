import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, withStaffType } from "#server/features/bookings/queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** A booking as an employee comes to it: with its company and how many places are filled. */
export type JobRow = BookingRow & {
  /** Whether employees may take jobs of this staff type. */
  worker: boolean;
  corporation_name: string;
  corporation_icon: string;
  corporation_base_url: string;
  corporation_message: string;
  /** How many people are selected. */
  selected: number;
};

/** The lists that an employee's shifts stand in. */
export type ShiftList = "applied" | "upcoming" | "finished" | "deprecated";

/**
 * Jobs that have not started, are open and approved and that `employeeId` has nothing to do with yet, soonest
 * first. Whether one can be applied for is the rule's to say.
 */
export function comingJobs(db: Db | Tx, employeeId: number, now: Moment): Promise<JobRow[]> {
  return jobs(db)
    .where("b.starts_at", ">", new Date(now))
    .where("b.status", "=", "open")
    .where("b.approved_at", "is not", null)
    .where("t.worker", "=", true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("shifts as s")
            .select("s.id")
            .whereRef("s.booking_id", "=", "b.id")
            .where("s.employee_id", "=", employeeId)
            .where("s.status", "not in", ["withdrawn", "removed"]),
        ),
      ),
    )
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .execute();
}

/** Jobs by id, in no order. */
export async function loadJobs(db: Db | Tx, bookingIds: readonly number[]): Promise<JobRow[]> {
  if (bookingIds.length === 0) return [];
  return jobs(db).where("b.id", "in", bookingIds).execute();
}

/** The shifts that one person has on any of the bookings. */
export async function shiftsOn(
  db: Db | Tx,
  employeeId: number,
  bookingIds: readonly number[],
): Promise<ShiftRow[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom("shifts")
    .selectAll()
    .where("employee_id", "=", employeeId)
    .where("booking_id", "in", bookingIds)
    .execute();
}

/** A person's shifts of one list: what comes is soonest first, what is past newest first. */
export function shiftsOfList(
  db: Db | Tx,
  employeeId: number,
  list: ShiftList,
  now: Moment,
  page?: { readonly limit: number; readonly offset: number },
): Promise<ShiftRow[]> {
  const direction = list === "applied" || list === "upcoming" ? "asc" : "desc";
  const shifts = inList(db, employeeId, list, now)
    .selectAll("s")
    .orderBy("s.ends_at", direction)
    .orderBy("s.id", direction);
  return (page ? shifts.limit(page.limit).offset(page.offset) : shifts).execute();
}

/** How many shifts a list has. */
export async function countOfList(
  db: Db | Tx,
  employeeId: number,
  list: ShiftList,
  now: Moment,
): Promise<number> {
  const { count } = await inList(db, employeeId, list, now)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Ended shifts whose employee may have to stamp; the rule says which of them. */
export function perhapsToStamp(db: Db | Tx, employeeId: number, now: Moment): Promise<ShiftRow[]> {
  return inList(db, employeeId, "finished", now)
    .selectAll("s")
    .where("s.admin_approve_checkout", "=", false)
    .where((eb) =>
      eb.or([eb("s.employee_checkin_time", "is", null), eb("s.last_checkout_by", "=", "corporation")]),
    )
    .execute();
}

/** The staff types for which a person's five answers are stored: the person has the skill. */
export async function skillsOf(db: Db | Tx, employeeId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("skill_answers")
    .select("staff_type_id")
    .where("employee_id", "=", employeeId)
    .groupBy("staff_type_id")
    .having((eb) => eb.fn.countAll<number>(), "=", 5)
    .execute();
  return new Set(rows.map((row) => row.staff_type_id));
}

/** A person's confirmed shifts that are not over. */
export function confirmedShiftsOf(db: Db | Tx, employeeId: number, now: Moment): Promise<ShiftRow[]> {
  return db
    .selectFrom("shifts")
    .selectAll()
    .where("employee_id", "=", employeeId)
    .where("status", "=", "selected")
    .where("ends_at", ">", new Date(now))
    .execute();
}

function jobs(db: Db | Tx) {
  return withStaffType(db)
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .select([
      "t.worker",
      "c.name as corporation_name",
      "c.icon_image as corporation_icon",
      "c.base_url_image as corporation_base_url",
      "c.admin_message as corporation_message",
      sql<number>`(select count(*)::int from shifts where booking_id = b.id and status = 'selected')`.as(
        "selected",
      ),
    ]);
}

function inList(db: Db | Tx, employeeId: number, list: ShiftList, now: Moment) {
  const own = db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .where("s.employee_id", "=", employeeId)
    .where("s.status", "=", list === "applied" ? "applied" : "selected")
    .where("b.status", "<>", "cancelled");
  if (list === "applied") return own.where("s.starts_at", ">", new Date(now));
  if (list === "upcoming") return own.where("s.ends_at", ">", new Date(now));
  const ended = own.where("s.ends_at", "<=", new Date(now));
  return list === "finished" ? ended : ended.where("b.all_check_times_approved", "=", true);
}
