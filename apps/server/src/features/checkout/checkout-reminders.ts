import { sql } from "kysely";
import { clockMessages, isSentNow } from "#rules/shifts/clock-messages.ts";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import {
  isNotQueued,
  shiftsToTellOf,
  withPeople,
} from "#server/features/applications/reminders/shift-reminder.queries.ts";
import { type BookingRow, withStaffType } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { loadCorporations } from "#server/features/corporations/corporation.queries.ts";
import { outboxKeyInSql } from "#server/features/messages/outbox-keys.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { type ReminderRound, remindCorporation, remindOfTimes } from "./checkout.notifications.ts";

const ROUNDS = [1, 2] as const;
const DAY = 24 * HOUR_MS;

/** Asks employees for their times, when the shift has ended and again a day later, not by night. */
export async function remindEmployees(services: Services): Promise<void> {
  const now = services.clock.now();
  if (!isSentNow(clockMessages["remind-employees"], now)) return;
  await inTransaction(services.db, async (tx) => {
    for (const round of ROUNDS) {
      const jobs = await withPeople(tx, await shiftsToRemindOf(tx, round, now));
      for (const { job, people } of jobs) {
        await remindOfTimes({ tx, now, services }, job, people, round);
      }
    }
  });
}

/** Asks companies to stamp their staff, when the booking has ended and again a day later, not by night. */
export async function remindCorporations(services: Services): Promise<void> {
  const now = services.clock.now();
  if (!isSentNow(clockMessages["remind-companies"], now)) return;
  await inTransaction(services.db, async (tx) => {
    for (const round of ROUNDS) {
      const bookings = await bookingsToRemindOf(tx, round, now);
      const ids = new Set(bookings.map((booking) => booking.corporation_id));
      const corporations = new Map((await loadCorporations(tx, [...ids])).map((row) => [row.id, row]));
      for (const booking of bookings) {
        const corporation = corporations.get(booking.corporation_id);
        if (corporation) await remindCorporation({ tx, now, services }, { booking, corporation }, round);
      }
    }
  });
}

/** Confirmed shifts that ended lately, without the employee's times, and were not reminded of in this round. */
function shiftsToRemindOf(tx: Tx, round: ReminderRound, now: Moment): Promise<ShiftRow[]> {
  return shiftsToTellOf(tx)
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
function bookingsToRemindOf(db: Db | Tx, round: ReminderRound, now: Moment): Promise<BookingRow[]> {
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

/** The second round comes a day after the end: both sides are asked to stamp within 24 hours. */
function endedBy(round: ReminderRound, now: Moment): Date {
  return new Date(round === 1 ? now : now - DAY);
}

/** Where a round begins too late, because the server was not running, the other one is enough. */
function endedAfter(round: ReminderRound, now: Moment): Date {
  return new Date(now - (round === 1 ? DAY : 3 * DAY));
}
