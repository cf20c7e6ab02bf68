import { sql } from "kysely";
import { addDays, type Day, type Moment, momentOf } from "#rules/time/moment.ts";
import { type BookingRow, withStaffType } from "#server/features/bookings/booking.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import {
  byMoment,
  isAfter,
  type PageOf,
  type PageQuery,
  pageOf,
  readingOf,
} from "#server/platform/database/lists/pages.ts";
import { lowerCase } from "#server/platform/database/lists/text-search.ts";

/** Monday and Sunday of a week. */
export interface WeekDays {
  readonly first: Day;
  readonly last: Day;
}

/** Whose bookings are listed: a company's, or those of one of its departments. */
export interface ListedBookings {
  readonly corporationId: number;
  readonly department?: number | undefined;
}

/** A company's bookings that are not over, soonest first. */
export function upcomingBookings(db: Db | Tx, of: ListedBookings, now: Moment): Promise<BookingRow[]> {
  return soonestFirst(notCancelled(db, of).where("b.ends_at", ">", new Date(now))).execute();
}

/** A company's bookings of one week that are not over, and those whose check-out is closed, which stand there as 'Færdig'. */
export function upcomingBookingsOfWeek(
  db: Db | Tx,
  of: ListedBookings,
  now: Moment,
  week: WeekDays,
): Promise<BookingRow[]> {
  return soonestFirst(
    ofWeek(notCancelled(db, of), week).where((eb) =>
      eb.or([eb("b.ends_at", ">", new Date(now)), eb("b.all_check_times_approved", "=", true)]),
    ),
  ).execute();
}

/**
 * All of a company's ended bookings, those for which nobody was found among them: those that wait for its stamp
 * first, each part latest first.
 */
export async function finishedBookings(
  db: Db | Tx,
  of: ListedBookings,
  now: Moment,
  page: PageQuery,
): Promise<PageOf<BookingRow>> {
  const { limit, offset } = readingOf(page);
  const [group, ...inGroup] = page.after ?? [];
  const behind = (query: BookingQuery, ownGroup: number) =>
    latestFirst(query.where(isAfter(group === ownGroup ? inGroup : undefined, latestEndFirst)));
  const waiting =
    group === OTHER
      ? []
      : await behind(bookingsOf(db, of).where("b.ends_at", "<=", new Date(now)).where(waitsForStamp), WAITING)
          .limit(limit)
          .offset(offset)
          .execute();
  const placeOf = (row: BookingRow) => [
    waiting.includes(row) ? WAITING : OTHER,
    row.ends_at.getTime(),
    row.id,
  ];
  if (waiting.length === limit) return pageOf(waiting, page, placeOf);
  const nrWaiting = offset === 0 ? 0 : await countWaitingForStamp(db, of, now);
  const rest = await behind(
    ended(notCancelled(db, of), now).where((eb) =>
      eb.or([eb("b.all_check_times_approved", "=", true), eb.not(isUnstamped)]),
    ),
    OTHER,
  )
    .limit(limit - waiting.length)
    .offset(Math.max(0, offset - nrWaiting))
    .execute();
  return pageOf([...waiting, ...rest], page, placeOf);
}

/** The two groups of ended bookings in their order. */
const WAITING = 0;
const OTHER = 1;

const latestEndFirst = byMoment("desc", sql.ref("b.ends_at"), "b.id");

/** All of a company's ended bookings of one week, latest first. */
export function finishedBookingsOfWeek(
  db: Db | Tx,
  of: ListedBookings,
  now: Moment,
  week: WeekDays,
): Promise<BookingRow[]> {
  return latestFirst(ofWeek(ended(notCancelled(db, of), now), week)).execute();
}

/** How many ended bookings wait for the company to stamp somebody out. */
export async function countWaitingForStamp(
  db: Db | Tx,
  { corporationId, department }: ListedBookings,
  now: Moment,
): Promise<number> {
  const { count } = await db
    .selectFrom("bookings as b")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("b.corporation_id", "=", corporationId)
    .$if(department !== undefined, (query) => query.where("b.department_id", "=", department ?? 0))
    .where("b.ends_at", "<=", new Date(now))
    .where(waitsForStamp)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The company's latest booking of a staff type, named by id or title; undefined without one. */
export function lastCreatedBooking(
  db: Db | Tx,
  corporationId: number,
  staffType: string,
): Promise<BookingRow | undefined> {
  const isId = /^\d{1,9}$/.test(staffType);
  return withStaffType(db)
    .where("b.corporation_id", "=", corporationId)
    .$if(isId, (query) => query.where("b.staff_type_id", "=", Number(staffType)))
    .$if(!isId, (query) =>
      query.where(lowerCase(sql`trim(t.job_title)`), "=", lowerCase(sql`trim(${staffType})`)),
    )
    .orderBy("b.created_at", "desc")
    .orderBy("b.id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** All bookings that wait for approval of the office and are not over, soonest first; those that wait for an owner of their company are not among them. */
export function bookingsWaitingForApproval(db: Db | Tx, now: Moment): Promise<BookingRow[]> {
  return withStaffType(db)
    .where("b.approved_at", "is", null)
    .where("b.owner_state", "is distinct from", "waiting")
    .where("b.status", "<>", "cancelled")
    .where("b.ends_at", ">", new Date(now))
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .execute();
}

/** A company's rejected bookings that are not over, soonest first. */
export function rejectedBookingsOf(db: Db | Tx, corporationId: number, now: Moment): Promise<BookingRow[]> {
  return soonestFirst(
    withStaffType(db)
      .where("b.corporation_id", "=", corporationId)
      .where("b.rejected_at", "is not", null)
      .where("b.ends_at", ">", new Date(now)),
  ).execute();
}

/** Rejected bookings that are not over, the latest rejection first. */
export function rejectedBookings(db: Db | Tx, now: Moment): Promise<BookingRow[]> {
  return withStaffType(db)
    .where("b.rejected_at", "is not", null)
    .where("b.ends_at", ">", new Date(now))
    .orderBy("b.rejected_at", "desc")
    .limit(50)
    .execute();
}

type BookingQuery = ReturnType<typeof withStaffType>;

function notCancelled(db: Db | Tx, of: ListedBookings): BookingQuery {
  return bookingsOf(db, of).where("b.status", "<>", "cancelled");
}

function bookingsOf(db: Db | Tx, { corporationId, department }: ListedBookings): BookingQuery {
  const own = withStaffType(db).where("b.corporation_id", "=", corporationId);
  return department === undefined ? own : own.where("b.department_id", "=", department);
}

/** A week, and the moments between which its bookings end. */
export interface WeekBounds extends WeekDays {
  readonly after: Date;
  readonly until: Date;
}

/** The week is the booking's day; the end bounds the part of the index that is read. */
export function boundsOf({ first, last }: WeekDays): WeekBounds {
  const [after, until] = [momentOf(first, "00:00"), momentOf(addDays(last, 2), "24:00")];
  return { first, last, after: new Date(after), until: new Date(until) };
}

function ofWeek(query: BookingQuery, week: WeekDays): BookingQuery {
  const { first, last, after, until } = boundsOf(week);
  return query
    .where("b.date", ">=", first)
    .where("b.date", "<=", last)
    .where("b.ends_at", ">", after)
    .where("b.ends_at", "<=", until);
}

function ended(query: BookingQuery, now: Moment): BookingQuery {
  return query.where("b.ends_at", "<=", new Date(now));
}

/** As a scalar: of `not exists` behind an `or` PostgreSQL reads the unstamped shifts of all companies. */
const isUnstamped = sql<boolean>`coalesce((
  select true from shifts s
  where s.booking_id = b.id and s.status = 'selected'
    and s.corporation_stamped_at is null and not s.not_met_for_booking limit 1), false)`;

/** With the company and an end that has passed: it still has to stamp somebody out. */
const waitsForStamp = sql<boolean>`
  b.status <> 'cancelled' and not b.all_check_times_approved and ${isUnstamped}`;

function soonestFirst(query: BookingQuery): BookingQuery {
  return query.orderBy("b.starts_at").orderBy("b.id");
}

function latestFirst(query: BookingQuery): BookingQuery {
  return query.orderBy("b.ends_at", "desc").orderBy("b.id", "desc");
}
