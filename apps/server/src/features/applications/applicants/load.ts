import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import { favouritesAmong, hiredBeforeCounts } from "#server/features/corporations/favourites/queries.ts";
import { loadEmployees } from "#server/features/employees/queries.ts";
import { reputationsOf } from "#server/features/ratings/reputations.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Applicant } from "./serializers.ts";

/** The people behind shifts of one booking with all that their order and views need: six queries. */
export async function applicantsOf(
  db: Db | Tx,
  booking: BookingRow,
  shifts: readonly ShiftRow[],
  now: Moment,
): Promise<Applicant[]> {
  const employeeIds = shifts.map(({ employee_id }) => employee_id);
  const employees = new Map((await loadEmployees(db, employeeIds)).map((row) => [row.id, row]));
  const reputationOf = await reputationsOf(db, employeeIds);
  const hired = await hiredBeforeCounts(db, employeeIds, {
    corporationId: booking.corporation_id,
    exceptBookingId: booking.id,
    before: new Date(now),
  });
  const favourites = await favouritesAmong(db, booking.corporation_id, employeeIds);
  return shifts.flatMap((shift) => {
    const employee = employees.get(shift.employee_id);
    if (!employee) return [];
    return {
      shift,
      employee,
      reputation: reputationOf(employee.id),
      hiredBeforeCount: hired.get(employee.id) ?? 0,
      isFavourite: favourites.has(employee.id),
    };
  });
}
