import { sql } from "kysely";
import type { BookingStatus } from "#rules/bookings/status.ts";
import type { MoneyGap } from "#rules/money/booking-money.ts";
import { addDays, type Day, type Moment, momentOf } from "#rules/time/moment.ts";
import type { WeekDays } from "#server/features/bookings/corporation-view/booking-list.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import { isSearchedFor, MAX_BOOKING_MS, type SearchedFor } from "./booking-search.queries.ts";

/** What narrows an admin's list: text, the moments between which bookings start, their status, and what is missing. */
export interface Narrowing {
  readonly term: string;
  readonly from?: Moment | undefined;
  readonly before?: Moment | undefined;
  readonly status?: BookingStatus | undefined;
  readonly money?: MoneyGap | undefined;
}

/** Days that narrow a list, each included; the first and last of a week count besides those. */
interface BookedDays {
  readonly startDate?: Day | undefined;
  readonly endDate?: Day | undefined;
  readonly week?: WeekDays | undefined;
}

/** The moments between which a booking of those days starts; `before` itself is outside, an open end undefined. */
export function startsBetween({ startDate, endDate, week }: BookedDays): { from?: Moment; before?: Moment } {
  const firsts = [startDate, week?.first].filter((day) => day !== undefined).sort();
  const lasts = [endDate, week?.last].filter((day) => day !== undefined).sort();
  const first = firsts.at(-1);
  const last = lasts[0];
  return {
    ...(first === undefined ? {} : { from: momentOf(first, "00:00") }),
    ...(last === undefined ? {} : { before: momentOf(addDays(last, 1), "00:00") }),
  };
}

/** The bookings that are left, aliased `b`; `searched` is what `resolveTerm` made of the term. */
export function narrowedBookings(
  db: Db,
  narrowing: Narrowing,
  searched: SearchedFor | null,
  now: Moment,
): BookingQuery {
  const bookings = narrowed(allBookings(db), narrowing, now);
  return searched === null ? bookings : bookings.where(isSearchedFor(searched));
}

/** What is left of the bookings with these ids; they are looked up before anything else is asked. */
export function narrowedOfFew(
  db: Db,
  narrowing: Narrowing,
  ids: readonly number[],
  now: Moment,
): BookingQuery {
  const few = sql`(select * from bookings where id = any(${ids}::int[]) offset 0)`;
  return narrowed(db.selectFrom(few.as("b")) as unknown as BookingQuery, narrowing, now);
}

type BookingQuery = ReturnType<typeof allBookings>;

const allBookings = (db: Db) => db.selectFrom("bookings as b");

function narrowed(query: BookingQuery, { from, before, status, money }: Narrowing, now: Moment) {
  let bookings = query;
  if (from !== undefined) bookings = bookings.where("b.starts_at", ">=", new Date(from));
  if (before !== undefined) bookings = bookings.where("b.starts_at", "<", new Date(before));
  if (status !== undefined) bookings = bookings.where(hasStatus(status, now));
  if (money !== undefined) bookings = bookings.where(hasGap(money, now));
  return bookings;
}

/** Those that are neither cancelled nor over. */
export function notEnded(query: BookingQuery, now: Moment): BookingQuery {
  return query
    .where("b.status", "<>", "cancelled")
    .where("b.ends_at", ">", new Date(now))
    .where("b.starts_at", ">", new Date(now - MAX_BOOKING_MS));
}

/** `statusOf` as a condition. 'finished' is what the list calls 'Afsluttet': closed check-outs are among them. */
function hasStatus(status: BookingStatus, now: Moment) {
  if (status === "cancelled") return sql<boolean>`b.status = 'cancelled'`;
  const isOver = sql<boolean>`b.status <> 'cancelled' and b.ends_at <= ${new Date(now)}`;
  const isStaffed = sql<boolean>`exists (
    select from shifts s where s.booking_id = b.id and s.status = 'selected')`;
  switch (status) {
    case "expired":
      return sql<boolean>`(${isOver} and not ${isStaffed})`;
    case "finished":
      return sql<boolean>`(${isOver} and ${isStaffed})`;
    case "deprecated":
      return sql<boolean>`(${isOver} and ${isStaffed} and b.all_check_times_approved)`;
    default:
      return sql<boolean>`(b.status = ${status} and b.ends_at > ${new Date(now)})`;
  }
}

/** The times are open for invoice or pay. Rule: How far a booking's money is, docs/rules/money.md. */
const isNotSettled = sql`not (s.employee_checkin_time is not null and s.employee_checkout_time is not null
    and s.corporation_checkin_time is not null and s.corporation_checkout_time is not null
    and s.employee_checkin_time = s.corporation_checkin_time
    and s.employee_checkout_time = s.corporation_checkout_time)
  and ((s.invoice_state is null and (s.admin_checkin_time is null or s.admin_checkout_time is null))
    or (s.pay_state is null and (s.admin_employee_checkin_time is null or s.admin_employee_checkout_time is null)))`;

/** `bookingMoney` as a condition. Rule: How far a booking's money is, docs/rules/money.md. */
function hasGap(gap: MoneyGap, now: Moment) {
  const isOver = sql`b.status <> 'cancelled' and b.ends_at <= ${new Date(now)}`;
  const worked = sql`select s.booking_id from shifts s where s.status = 'selected' and not s.not_met_for_booking`;
  if (gap === "open_hours") {
    // Booking by booking, as the index `bookings_to_settle` has them, and no further than a page or a count needs.
    return sql<boolean>`(${isOver} and not b.all_check_times_approved and exists (
      ${worked} and s.booking_id = b.id and s.ends_at <= ${new Date(now)} and ${isNotSettled} offset 0))`;
  }
  const state = sql.ref(gap === "not_invoiced" ? "s.invoice_state" : "s.pay_state");
  return sql<boolean>`(${isOver} and b.id in (
    ${worked} and s.ends_at <= ${new Date(now)} and ${state} is distinct from 'accepted'))`;
}
