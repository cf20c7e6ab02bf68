import { sql } from "kysely";
import type { AgreedTerms } from "#rules/agreement/terms.ts";
import type { Ore } from "#rules/money/ore.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { jobFieldColumns } from "#server/features/bookings/booking-fields.ts";
import {
  type LastMissed,
  lastMissedColumn,
} from "#server/features/bookings/missed/missed-arrival.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { isConfirmedElsewhere } from "#server/features/pricing/cancellation-pay.ts";
import { averageOf, type RatingSummary } from "#server/features/reputation/rating.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** What of a booking an employee is shown, or asks the rules about. */
const bookingColumns = [
  ...([
    "id",
    "corporation_id",
    "starts_at",
    "ends_at",
    "status",
    "approved_at",
    "arrival_pin",
    "agreement",
  ] as const),
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
  /** Changed terms that the person has not answered yet: what they had agreed to, and until when they answer. */
  readonly own_shift_change: { readonly agreed: AgreedTerms; readonly answer_until: Date } | null;
  /** The person applied for other terms and has to say yes again. */
  readonly own_shift_reconfirm: boolean;
  /** The place that the person left was filled again. */
  readonly own_shift_refilled: boolean;
  readonly own_shift_not_met: boolean;
  /** The last note that the person did not come, and what they wrote of being on the way. */
  readonly own_shift_missed: LastMissed | null;
  readonly own_shift_on_my_way_at: Date | null;
  readonly own_shift_delay: number | null;
  /** What a late removal by the company pays, as the rule asks for it; null where there was none. */
  readonly own_shift_cancellation: {
    readonly pay: Ore;
    readonly hours: number;
    readonly lapsed_at: string | null;
    /** Its start as it was agreed, also where the booking was moved since. */
    readonly starts_at: string;
    readonly elsewhere: boolean;
  } | null;
  /** A sick report: whether it was late, and what the office has decided; null of a shift without one. */
  readonly own_shift_sick: {
    readonly late: boolean;
    readonly decision: "excuse" | "late_cancellation" | null;
    readonly reason: string;
    readonly by: "employee" | "admin" | null;
  } | null;
  readonly own_shift_penalty: {
    readonly card: "yellow" | "red";
    readonly freeze_until: string | null;
    readonly held: boolean;
  } | null;
  /** The own place in the standby queue, also of somebody who was struck off. */
  readonly standby_id: number | null;
  readonly standby_auto: boolean | null;
  readonly standby_struck_off_at: Date | null;
  readonly standby_rank: number | null;
  /** Until when a place is offered, null without an offer; the time may be up. */
  readonly offer_until: Date | null;
  /** When an offer of a place lapsed that was not answered; read of one job only. */
  readonly offer_lapsed_at?: Date | null;
};

/** Coming jobs that `employeeId` stands by for or is asked to take, soonest first. */
export function waitingJobs(db: Db | Tx, employeeId: number, now: Moment): Promise<JobRow[]> {
  return (
    jobsOf(db, employeeId)
      // By the person's places and offers, of which few wait.
      .where(
        sql<boolean>`b.id in (
        select booking_id from standby_places where employee_id = ${employeeId} and struck_off_at is null
        union select booking_id from offers where employee_id = ${employeeId} and state = 'open' and expires_at > ${new Date(now)})`,
      )
      // Somebody may be asked to take the place of whoever did not come to a shift that goes on.
      .where(
        sql<boolean>`(b.starts_at > ${new Date(now)} and b.status = 'open'
          or b.ends_at > ${new Date(now)} and b.status <> 'cancelled' and offer.expires_at > ${new Date(now)})`,
      )
      .orderBy("b.starts_at")
      .orderBy("b.id")
      .execute()
  );
}

/** One job as `employeeId` comes to it, with when an offer of it lapsed; undefined where there is no such booking. */
export function findJob(db: Db | Tx, employeeId: number, bookingId: number): Promise<JobRow | undefined> {
  return jobsOf(db, employeeId)
    .select(({ selectFrom }) =>
      selectFrom("offers")
        .select(({ fn }) => fn.max("expires_at").as("at"))
        .whereRef("booking_id", "=", "b.id")
        .where("employee_id", "=", employeeId)
        .where("state", "=", "lapsed")
        .as("offer_lapsed_at"),
    )
    .where("b.id", "=", bookingId)
    .executeTakeFirst();
}

const corporationRating = averageOf("corporation", sql.ref("c.id"));

const leftAt = sql<Date | null>`case own.status
  when 'cancelled' then own.cancelled_at when 'sick' then own.cancelled_at when 'removed' then own.removed_at end`;
const penaltyOfShift = sql<JobRow["own_shift_penalty"]>`(
  select json_build_object('card', card, 'freeze_until', freeze_until, 'held', is_held)
  from penalties where shift_id = own.id and annulled_at is null)`;

const openChange = sql<JobRow["own_shift_change"]>`case own.status when 'selected' then (
  select json_build_object('agreed', agreed, 'answer_until', answer_until)
  from term_changes where shift_id = own.id and state = 'asked') end`;

const ownCancellation = sql<JobRow["own_shift_cancellation"]>`case when own.cancellation_pay > 0 then
  json_build_object('pay', own.cancellation_pay, 'hours', own.cancellation_hours,
    'lapsed_at', own.cancellation_fee_lapsed_at, 'starts_at', own.starts_at, 'elsewhere', ${isConfirmedElsewhere("own")}) end`;

const ownSick = sql<
  JobRow["own_shift_sick"]
>`case when own.status = 'sick' or own.sick_decision is not null then
  json_build_object('late', own.sick_late, 'decision', own.sick_decision, 'reason', own.sick_decision_reason,
    'by', own.sick_by) end`;

/** The place of `standby` among those who stand by, 1 for the first. */
const standbyRank = sql<number | null>`case when standby.id is not null then (
  select count(*)::int from standby_places ahead where ahead.booking_id = b.id and ahead.struck_off_at is null
    and (ahead.since, ahead.id) <= (standby.since, standby.id)) end`;

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
    .leftJoin("standby_places as standby", (join) =>
      join.onRef("standby.booking_id", "=", "b.id").on("standby.employee_id", "=", employeeId),
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
      "b.places_taken as selected",
      hasSkill.as("has_skill"),
      "own.id as own_shift_id",
      "own.status as own_shift_status",
      "own.employee_checkin as own_shift_checkin",
      "own.arrived_at as own_shift_arrived_at",
      leftAt.as("own_shift_left_at"),
      sql<string | null>`case own.status when 'removed' then own.removed_reason end`.as(
        "own_shift_removed_reason",
      ),
      openChange.as("own_shift_change"),
      sql<boolean>`own.status = 'applied' and own.reconfirm`.as("own_shift_reconfirm"),
      sql<boolean>`own.cancellation_fee_lapsed_at is not null`.as("own_shift_refilled"),
      sql<boolean>`coalesce(own.not_met_for_booking, false)`.as("own_shift_not_met"),
      lastMissedColumn("own.id").as("own_shift_missed"),
      "own.on_my_way_at as own_shift_on_my_way_at",
      "own.delay_minutes as own_shift_delay",
      ownCancellation.as("own_shift_cancellation"),
      ownSick.as("own_shift_sick"),
      penaltyOfShift.as("own_shift_penalty"),
      "standby.id as standby_id",
      "standby.auto as standby_auto",
      "standby.struck_off_at as standby_struck_off_at",
      standbyRank.as("standby_rank"),
      "offer.expires_at as offer_until",
    ]);
}
