import { type BookingRow, loadBookings } from "#server/features/bookings/queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import { type CorporationRow, loadCorporations } from "#server/features/corporations/queries.ts";
import { type EmployeeRow, loadEmployees } from "#server/features/employees/queries.ts";
import type { Tx } from "#server/platform/database/database.ts";

export interface ShiftWithPeople {
  readonly shift: ShiftRow;
  readonly employee: EmployeeRow;
  readonly job: { readonly booking: BookingRow; readonly corporation: CorporationRow };
}

/** Shifts with everybody who is told about them: three queries, however many they are. */
export async function peopleOf(tx: Tx, shifts: readonly ShiftRow[]): Promise<ShiftWithPeople[]> {
  const bookings = byId(await loadBookings(tx, unique(shifts.map((shift) => shift.booking_id))));
  const employees = byId(await loadEmployees(tx, unique(shifts.map((shift) => shift.employee_id))));
  const companies = [...bookings.values()].map((booking) => booking.corporation_id);
  const corporations = byId(await loadCorporations(tx, unique(companies)));
  return shifts.flatMap((shift) => {
    const booking = bookings.get(shift.booking_id);
    const employee = employees.get(shift.employee_id);
    const corporation = corporations.get(booking?.corporation_id ?? 0);
    return booking && employee && corporation ? [{ shift, employee, job: { booking, corporation } }] : [];
  });
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}
