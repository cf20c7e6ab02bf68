import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, withStaffType } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { Db } from "#server/platform/database/database.ts";

/** A shift that its employee was selected for at some time, with its booking and company. */
export type CalendarShift = BookingRow & {
  readonly shift_status: ShiftRow["status"];
  readonly corporation_name: string;
  /** When the shift, not its booking, last changed. */
  readonly shift_changed_at: Date;
};

/**
 * Somebody's shifts that end after one moment, and those that they left or that were cancelled after the other, soonest
 * first.
 */
export async function shiftsOfCalendar(
  db: Db,
  employeeId: number,
  { endedAfter, cancelledAfter }: { endedAfter: Moment; cancelledAfter: Moment },
): Promise<CalendarShift[]> {
  const leftAt = sql<Date>`greatest(s.removed_at, s.cancelled_at, b.cancelled_at)`;
  const isStanding = sql<boolean>`(s.status = 'selected' and b.status <> 'cancelled')`;
  return withStaffType(db)
    .innerJoin("shifts as s", "s.booking_id", "b.id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .select(["s.status as shift_status", "c.name as corporation_name"])
    .select(sql<Date>`greatest(s.booked_at, s.removed_at, s.cancelled_at)`.as("shift_changed_at"))
    .where("s.employee_id", "=", employeeId)
    .where("s.booked_at", "is not", null)
    .where((eb) =>
      eb.or([
        eb.and([isStanding, eb("b.ends_at", ">", new Date(endedAfter))]),
        eb.and([eb.not(isStanding), eb(leftAt, ">", new Date(cancelledAfter))]),
      ]),
    )
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .execute();
}

/** Whether somebody has access; without it a calendar opens no more. */
export async function hasAccess(db: Db, employeeId: number): Promise<boolean> {
  const row = await db
    .selectFrom("employees")
    .select("id")
    .where("id", "=", employeeId)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
