import { type RawBuilder, sql } from "kysely";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { type BookingRow, withStaffType } from "#server/features/bookings/queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import { outboxKeyInSql } from "#server/features/messages/outbox-keys.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

// What the sweeps look through lies around now, so that its size does not depend on how many bookings exist.

const DAY = 24 * HOUR_MS;
const SOON = 3 * DAY;
const RECENTLY = 3 * DAY;

/** Confirmed shifts of the next three days that nobody has checked in to and no get-ready SMS is queued for. */
export function shiftsToGetReady(db: Db | Tx, now: Moment): Promise<ShiftRow[]> {
  return shiftsWithBooking(db)
    .where("b.starts_at", ">", new Date(now))
    .where("b.starts_at", "<", new Date(now + SOON))
    .where("s.status", "=", "selected")
    .where("s.employee_checkin", "is", null)
    .where(isNotQueued(outboxKeyInSql("get-ready", sql`s.id`, sql`s.work_date`)))
    .execute();
}

/** Confirmed shifts that ended lately, without the employee's times, and were not reminded of in this round. */
export function shiftsToRemindOf(db: Db | Tx, round: 1 | 2, now: Moment): Promise<ShiftRow[]> {
  return shiftsWithBooking(db)
    .where("b.ends_at", "<=", endedBy(round, now))
    .where("b.ends_at", ">", endedAfter(round, now))
    .where("s.status", "=", "selected")
    .where("s.employee_checkin_time", "is", null)
    .where("s.not_met_for_booking", "=", false)
    .where("s.admin_approve_checkout", "=", false)
    .where(isNotQueued(outboxKeyInSql("checkout-reminder", sql`s.id`, sql.lit(round))))
    .execute();
}

/** Bookings that ended lately, with somebody the company has not stamped, not reminded of in this round. */
export function bookingsToRemindOf(db: Db | Tx, round: 1 | 2, now: Moment): Promise<BookingRow[]> {
  return withStaffType(db)
    .where("b.ends_at", "<=", endedBy(round, now))
    .where("b.ends_at", ">", endedAfter(round, now))
    .where("b.status", "<>", "cancelled")
    .where("b.all_check_times_approved", "=", false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("shifts as s")
          .select("s.id")
          .whereRef("s.booking_id", "=", "b.id")
          .where("s.status", "=", "selected")
          .where("s.corporation_checkin_time", "is", null)
          .where("s.not_met_for_booking", "=", false),
      ),
    )
    .where(isNotQueued(outboxKeyInSql("stamp-out", sql`b.id`, sql.lit(round))))
    .execute();
}

/** Applications whose booking has started lately without them, and who were not told so. */
export function applicationsPassedOver(db: Db | Tx, now: Moment): Promise<ShiftRow[]> {
  return shiftsWithBooking(db)
    .where("b.starts_at", "<=", new Date(now))
    .where("b.starts_at", ">", new Date(now - RECENTLY))
    .where("s.status", "=", "applied")
    .where(isNotQueued(outboxKeyInSql("not-chosen", sql`s.id`)))
    .execute();
}

/** The second round comes a day after the end (§9: stamp out within 24 hours). */
function endedBy(round: 1 | 2, now: Moment): Date {
  return new Date(round === 1 ? now : now - DAY);
}

/** Where a round begins too late, because we were not running, the other one is enough. */
function endedAfter(round: 1 | 2, now: Moment): Date {
  return new Date(now - (round === 1 ? DAY : RECENTLY));
}

function shiftsWithBooking(db: Db | Tx) {
  return db
    .selectFrom("bookings as b")
    .innerJoin("shifts as s", "s.booking_id", "b.id")
    .selectAll("s")
    .where("b.status", "<>", "cancelled")
    .orderBy("s.id");
}

/** Neither the e-mail of this key nor its SMS was ever queued. */
function isNotQueued(key: RawBuilder<unknown>) {
  return sql<boolean>`not exists (select from outbox where key in (${key}, ${key} || ':sms'))`;
}
