import type { Moment } from "#rules/time/moment.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import type { Db } from "#server/platform/database/database.ts";

/**
 * Shifts of bookings that start in a period, of people who were there and whose hours are approved for payroll, in
 * the order of their bookings.
 */
export function shiftsWithApprovedHours(
  db: Db,
  { from, before }: { from?: Moment; before?: Moment },
): Promise<ShiftRow[]> {
  let shifts = db
    .selectFrom("bookings as b")
    .innerJoin("shifts as s", "s.booking_id", "b.id")
    .selectAll("s")
    .where("b.status", "<>", "cancelled")
    .where("s.status", "=", "selected")
    .where("s.admin_approve_checkout", "=", true)
    .where("s.not_met_for_booking", "=", false);
  if (from !== undefined) shifts = shifts.where("b.starts_at", ">=", new Date(from));
  if (before !== undefined) shifts = shifts.where("b.starts_at", "<", new Date(before));
  return shifts.orderBy("b.starts_at").orderBy("b.id").orderBy("s.id").execute();
}
