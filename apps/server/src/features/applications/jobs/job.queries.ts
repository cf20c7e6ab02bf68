import { sql } from "kysely";
import type { ShiftTime } from "#rules/applying/vacancy.ts";
import { lastBookableStart } from "#rules/bookings/status.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { jobFieldColumns } from "#server/features/bookings/serializers/booking-fields.ts";
import { type ShiftRow, shiftStatuses } from "#server/features/bookings/shifts/shift.queries.ts";
import { averageOf, type RatingSummary } from "#server/features/reputation/rating.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { statement } from "#server/platform/database/driver/statement.ts";

/** What of a booking an employee is shown, or asks the rules about. */
const bookingColumns = [
  ...(["id", "corporation_id", "starts_at", "ends_at", "status", "approved_at", "arrival_pin"] as const),
  ...jobFieldColumns,
] as const;
type JobBooking = Pick<BookingRow, (typeof bookingColumns)[number] | "job_title">;

/** A booking as one employee comes to it: with its company, how many places are filled, and the own shift on it. */
export type JobRow = JobBooking & {
  /** Whether employees may take jobs of this staff type. */
  readonly worker: boolean;
  readonly corporation_name: string;
  readonly corporation_icon: string;
  readonly corporation_base_url: string;
  readonly corporation_message: string;
  /** Whether the company has no access now: its jobs take nobody on. */
  readonly is_suspended: boolean;
  readonly corporation_rating: RatingSummary;
  /** How many people are selected. */
  readonly selected: number;
  /** Whether the five answers for the staff type are stored. */
  readonly has_skill: boolean;
  readonly own_shift_id: number | null;
  readonly own_shift_status: ShiftRow["status"] | null;
  readonly own_shift_checkin: Date | null;
  readonly own_shift_arrived_at: Date | null;
  /** When the person cancelled, reported sick or was removed. */
  readonly own_shift_left_at: Date | null;
  /** Why the person was removed; null of a shift that they were not removed from. */
  readonly own_shift_removed_reason: string | null;
  /** The place that the person left was filled again. */
  readonly own_shift_refilled: boolean;
  readonly own_shift_not_met: boolean;
  readonly own_shift_penalty: {
    readonly card: "yellow" | "red";
    readonly freeze_until: string | null;
    readonly held: boolean;
  } | null;
  /** The own place in the line, also of somebody who was struck off. */
  readonly standby_id: number | null;
  readonly standby_auto: boolean | null;
  readonly standby_struck_off_at: Date | null;
  readonly standby_rank: number | null;
  /** Until when a place is offered, null without an offer; the time may be up. */
  readonly offer_until: Date | null;
  /** When an offer of a place lapsed that was not answered; read of one job only. */
  readonly offer_lapsed_at?: Date | null;
};

/** What of a person, besides the job, decides which jobs can be applied for. */
export interface Applicant {
  readonly frozenUntil: Moment | null;
  /** The confirmed shifts that are not over. */
  readonly confirmed: readonly (ShiftTime & { readonly bookingId: number })[];
}

/** Who asks, and when. */
export interface AskedBy {
  readonly employeeId: number;
  readonly now: Date;
}

interface AskedInList extends AskedBy {
  /** What starts later can still be applied for. */
  readonly bookableFrom: Date;
}

/** A page of a list; without a limit all of it. */
export interface AskedForList extends AskedInList {
  readonly limit: number | null;
  readonly offset: number;
}

export function listAsked(employeeId: number, now: Moment): AskedInList {
  return { employeeId, now: new Date(now), bookableFrom: new Date(lastBookableStart(now)) };
}

/** The lists that an employee's shifts stand in. */
export type ShiftList = "applied" | "upcoming" | "finished" | "deprecated" | "history";

/** Coming jobs that `employeeId` stands by for or is asked to take, soonest first. */
export function waitingJobs(db: Db | Tx, { employeeId, now }: AskedBy) {
  return (
    jobsOf(db, employeeId)
      // By the person's places and offers, of which few wait.
      .where(
        sql<boolean>`b.id in (
        select booking_id from standby_places where employee_id = ${employeeId} and struck_off_at is null
        union select booking_id from offers where employee_id = ${employeeId} and state = 'open' and expires_at > ${now})`,
      )
      .where("b.starts_at", ">", now)
      .where("b.status", "=", "open")
      .orderBy("b.starts_at")
      .orderBy("b.id")
  );
}

/** Jobs by id as `employeeId` comes to them, in no order. */
export async function loadJobs(
  db: Db | Tx,
  employeeId: number,
  bookingIds: readonly number[],
): Promise<JobRow[]> {
  if (bookingIds.length === 0) return [];
  return jobsOf(db, employeeId).where("b.id", "in", bookingIds).execute();
}

/** The confirmed shifts of a person that are not over. */
export function confirmedShifts(db: Db | Tx, { employeeId, now }: AskedBy) {
  return db
    .selectFrom("shifts")
    .select(["booking_id", "work_date", "starts_at", "ends_at"])
    .where("employee_id", "=", employeeId)
    .where("status", "=", "selected")
    .where("ends_at", ">", now);
}

/** A person's shifts of one list: what comes is soonest first, what is past newest first. */
export function shiftsOfList(db: Db | Tx, list: ShiftList, asked: AskedForList) {
  if (list === "history") return pastShifts(db, asked);
  const direction = list === "applied" || list === "upcoming" ? "asc" : "desc";
  return inList(db, list, asked)
    .selectAll("s")
    .orderBy("s.ends_at", direction)
    .orderBy("s.id", direction)
    .limit(asked.limit)
    .offset(asked.offset);
}

/** The newest of each status, and of those the newest. */
function pastShifts(db: Db | Tx, asked: AskedForList) {
  const { limit, offset } = asked;
  const newest = inList(db, "history", asked)
    .selectAll("s")
    .where(sql<boolean>`s.status = each.status`)
    .orderBy("s.ends_at", "desc")
    .orderBy("s.id", "desc")
    .limit(sql<number>`${limit}::integer + ${offset}::integer`);
  const statuses = sql.lit(`{${shiftStatuses.join()}}`);
  const ofAll = sql<ShiftRow>`(select s.* from unnest(${statuses}::text[]) as each (status) cross join lateral ${newest} as s)`;
  return db
    .selectFrom(ofAll.as("s"))
    .selectAll("s")
    .orderBy("s.ends_at", "desc")
    .orderBy("s.id", "desc")
    .limit(limit)
    .offset(offset);
}

/** How many shifts a list has. */
export async function countOfList(
  db: Db | Tx,
  employeeId: number,
  list: ShiftList,
  now: Moment,
): Promise<number> {
  const { count } = await inList(db, list, listAsked(employeeId, now))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Ended shifts whose employee may have to stamp; the rule says which of them. */
export function perhapsToStamp(db: Db | Tx, employeeId: number, now: Moment): Promise<ShiftRow[]> {
  return readPerhapsToStamp(db, listAsked(employeeId, now));
}

const readPerhapsToStamp = statement((db, asked: AskedInList) =>
  inList(db, "finished", asked)
    .selectAll("s")
    .where("s.admin_approve_checkout", "=", false)
    .where((eb) =>
      eb.or([eb("s.employee_checkin_time", "is", null), eb("s.last_checkout_by", "=", "corporation")]),
    ),
);

const corporationRating = averageOf("corporation", sql.ref("c.id"));
const selected = sql<number>`(select count(*)::int from shifts where booking_id = b.id and status = 'selected')`;

const leftAt = sql<Date | null>`case own.status
  when 'cancelled' then own.cancelled_at when 'sick' then own.cancelled_at when 'removed' then own.removed_at end`;
const penaltyOfShift = sql<JobRow["own_shift_penalty"]>`(
  select json_build_object('card', card, 'freeze_until', freeze_until, 'held', is_held)
  from penalties where shift_id = own.id and annulled_at is null)`;

/** The place of `line` among those who stand by, 1 for the first. */
const standbyRank = sql<number | null>`case when line.id is not null then (
  select count(*)::int from standby_places ahead where ahead.booking_id = b.id and ahead.struck_off_at is null
    and (ahead.since, ahead.id) <= (line.since, line.id)) end`;

/** The base of every query for jobs as `employeeId` comes to them, with bookings as `b`. */
export function jobsOf(db: Db | Tx, employeeId: number) {
  const hasSkill = sql<boolean>`(
    select count(*) = 5 from skill_answers where employee_id = ${employeeId} and staff_type_id = t.id)`;
  return db
    .selectFrom("bookings as b")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .leftJoin("shifts as own", (join) =>
      join.onRef("own.booking_id", "=", "b.id").on("own.employee_id", "=", employeeId),
    )
    .leftJoin("standby_places as line", (join) =>
      join.onRef("line.booking_id", "=", "b.id").on("line.employee_id", "=", employeeId),
    )
    .leftJoin("offers as offer", (join) =>
      join
        .onRef("offer.booking_id", "=", "b.id")
        .on("offer.employee_id", "=", employeeId)
        .on("offer.state", "=", "open"),
    )
    .select(bookingColumns.map((name) => `b.${name}` as const))
    .select([
      "t.job_title",
      "t.worker",
      "c.name as corporation_name",
      "c.icon_image as corporation_icon",
      "c.base_url_image as corporation_base_url",
      "c.admin_message as corporation_message",
      sql<boolean>`c.suspended_at is not null`.as("is_suspended"),
      corporationRating.as("corporation_rating"),
      selected.as("selected"),
      hasSkill.as("has_skill"),
      "own.id as own_shift_id",
      "own.status as own_shift_status",
      "own.employee_checkin as own_shift_checkin",
      "own.arrived_at as own_shift_arrived_at",
      leftAt.as("own_shift_left_at"),
      sql<string | null>`case own.status when 'removed' then own.removed_reason end`.as(
        "own_shift_removed_reason",
      ),
      sql<boolean>`own.cancellation_fee_lapsed_at is not null`.as("own_shift_refilled"),
      sql<boolean>`coalesce(own.not_met_for_booking, false)`.as("own_shift_not_met"),
      penaltyOfShift.as("own_shift_penalty"),
      "line.id as standby_id",
      "line.auto as standby_auto",
      "line.struck_off_at as standby_struck_off_at",
      standbyRank.as("standby_rank"),
      "offer.expires_at as offer_until",
    ]);
}

/** Rule: What a shift is now, docs/rules/cancellation.md. */
function inList(db: Db | Tx, list: ShiftList, { employeeId, now, bookableFrom }: AskedInList) {
  const all = db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .where("s.employee_id", "=", employeeId);
  const canSucceed = sql<boolean>`(s.status = 'applied' and b.status = 'open'
    and s.starts_at > ${bookableFrom} and ${selected} < b.number_of_staff)`;
  if (list === "applied") return all.where(canSucceed);
  if (list === "history") {
    return all.where(
      sql<boolean>`not ${canSucceed} and not (
        s.status = 'selected' and b.status <> 'cancelled' and s.ends_at > ${now})`,
    );
  }
  const own = all.where("s.status", "=", "selected").where("b.status", "<>", "cancelled");
  if (list === "upcoming") return own.where("s.ends_at", ">", now);
  const ended = own.where("s.ends_at", "<=", now);
  return list === "finished" ? ended : ended.where("b.all_check_times_approved", "=", true);
}
