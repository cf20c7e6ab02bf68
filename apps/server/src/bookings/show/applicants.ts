import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/db/database.ts";
import type { BookingRow } from "#server/stores/bookings/bookings.ts";
import { favouritesAmong } from "#server/stores/bookings/favourites.ts";
import { loadEmployees } from "#server/stores/people/employees.ts";
import { hiredBeforeCounts } from "#server/stores/shifts/applicants.ts";
import { reputationsOf } from "#server/stores/shifts/reputations.ts";
import type { ShiftRow } from "#server/stores/shifts/shifts.ts";
import type { Applicant } from "#server/views/people/applicant.ts";

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
