import { type AliasedExpression, sql } from "kysely";
import { lastBookableStart } from "#rules/bookings/status.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type ShiftRow, shiftStatuses } from "#server/features/bookings/shifts/shift.queries.ts";
import { billedColumns } from "#server/features/pricing/shift-times.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { byMoment, isAfter, type PageQuery, readingOf } from "#server/platform/database/lists/pages.ts";
import { type JobRow, jobsOf } from "./job.queries.ts";

/** The lists that an employee's shifts stand in. Rule: What a shift is now, docs/rules/cancellation.md. */
export type ShiftList = "applied" | "upcoming" | "finished" | "deprecated" | "history";

const workColumns = [
  ...billedColumns,
  ...(["admin_employee_checkin_time", "admin_employee_checkout_time"] as const),
  ...(["admin_approve_checkout", "pay_withdrawn", "pay_state"] as const),
] as const;

const listedColumns = [
  ...(["id", "booking_id", "status", "ends_at", "employee_checkin"] as const),
  ...workColumns,
] as const;

/** What of a shift says how it was worked and what it is paid for. */
export type WorkedShift = Pick<ShiftRow, (typeof workColumns)[number] | "status" | "ends_at">;

/** A shift of a list, with its job. */
export type ListedShift = JobRow &
  Pick<ShiftRow, (typeof workColumns)[number]> & {
    readonly shift_id: number;
    readonly shift_status: ShiftRow["status"];
    readonly shift_ends_at: Date;
    readonly shift_checkin: Date | null;
    /** When the pay was sent; null while it is not, and while payroll refuses it. */
    readonly pay_sent_at: Date | null;
  };

/**
 * A person's shifts of one list with their jobs: what comes is soonest first, what is past newest first. All of them
 * without a page, and one row more than a page has.
 */
export function listShifts(
  db: Db | Tx,
  employeeId: number,
  list: ShiftList,
  now: Moment,
  page?: PageQuery,
): Promise<ListedShift[]> {
  const direction = directionOf(list);
  const listed =
    list === "history" ? pastShifts(db, employeeId, now, page) : shiftsOf(db, employeeId, list, now, page);
  return jobsOf(db, employeeId)
    .innerJoin(listed, "listed.booking_id", "b.id")
    .select(["listed.id as shift_id", "listed.status as shift_status"])
    .select(["listed.ends_at as shift_ends_at", "listed.employee_checkin as shift_checkin"])
    .select(workColumns.map((column) => `listed.${column}` as const))
    .select(({ selectFrom }) =>
      selectFrom("pay_lines")
        .select("created_at")
        .whereRef("shift_id", "=", "listed.id")
        .where("kind", "=", sql.lit("pay"))
        .where("state", "<>", "refused")
        .where("taken_back_at", "is", null)
        .as("pay_sent_at"),
    )
    .orderBy("listed.ends_at", direction)
    .orderBy("listed.id", direction)
    .execute();
}

function directionOf(list: ShiftList): "asc" | "desc" {
  return list === "applied" || list === "upcoming" ? "asc" : "desc";
}

const endsAt = sql.ref("s.ends_at");
const ALL = { limit: null, offset: 0 };

type Listed = AliasedExpression<Pick<ShiftRow, (typeof listedColumns)[number]>, "listed">;

function shiftsOf(db: Db | Tx, employeeId: number, list: ShiftList, now: Moment, page?: PageQuery): Listed {
  const { limit, offset } = page ? readingOf(page) : ALL;
  return inList(db, employeeId, list, now)
    .select(listedColumns.map((column) => `s.${column}` as const))
    .where(isAfter(page?.after, byMoment(directionOf(list), endsAt, "s.id")))
    .orderBy("s.ends_at", directionOf(list))
    .orderBy("s.id", directionOf(list))
    .limit(limit)
    .offset(offset)
    .as("listed");
}

/** The newest of each status, which an index finds, and of those the newest. */
function pastShifts(db: Db | Tx, employeeId: number, now: Moment, page?: PageQuery): Listed {
  const { limit, offset } = page ? readingOf(page) : ALL;
  const ofStatus = inList(db, employeeId, "history", now)
    .select(listedColumns.map((column) => `s.${column}` as const))
    .where(isAfter(page?.after, byMoment("desc", endsAt, "s.id")))
    .where("s.status", "=", sql.ref<ShiftRow["status"]>("each.status"))
    .orderBy("s.ends_at", "desc")
    .orderBy("s.id", "desc")
    .limit(limit === null ? null : limit + offset);
  const statuses = sql<{ status: string }>`unnest(${sql.lit(`{${shiftStatuses.join()}}`)}::text[])`;
  return db
    .selectFrom(statuses.as<"each">(sql`each (status)`))
    .crossJoinLateral(ofStatus.as("s"))
    .selectAll("s")
    .orderBy("s.ends_at", "desc")
    .orderBy("s.id", "desc")
    .limit(limit)
    .offset(offset)
    .as("listed");
}

/** How many shifts a list has. */
export async function countShiftsIn(
  db: Db | Tx,
  employeeId: number,
  list: ShiftList,
  now: Moment,
): Promise<number> {
  const { count } = await inList(db, employeeId, list, now)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Ended shifts whose employee may have to stamp; the rule says which of them. */
export function shiftsAwaitingStamp(db: Db | Tx, employeeId: number, now: Moment): Promise<ShiftRow[]> {
  return inList(db, employeeId, "finished", now)
    .selectAll("s")
    .where("s.admin_approve_checkout", "=", sql.lit(false))
    .where((eb) =>
      eb.or([eb("s.employee_checkin_time", "is", null), eb("s.last_checkout_by", "=", "corporation")]),
    )
    .execute();
}

/** Rule: What a shift is now, docs/rules/cancellation.md. */
function inList(db: Db | Tx, employeeId: number, list: ShiftList, now: Moment) {
  const at = new Date(now);
  const all = db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .where("s.employee_id", "=", employeeId);
  const canSucceed = sql<boolean>`(s.status = 'applied' and b.status = 'open'
    and s.starts_at > ${new Date(lastBookableStart(now))} and b.places_taken < b.number_of_staff)`;
  if (list === "applied") return all.where(canSucceed);
  if (list === "history") {
    return all.where(
      sql<boolean>`not ${canSucceed} and not (s.status = 'selected' and b.status <> 'cancelled' and s.ends_at > ${at})`,
    );
  }
  const own = all.where("s.status", "=", sql.lit("selected")).where("b.status", "<>", "cancelled");
  if (list === "upcoming") return own.where("s.ends_at", ">", at);
  const ended = own.where("s.ends_at", "<=", at);
  return list === "finished" ? ended : ended.where("b.all_check_times_approved", "=", true);
}
