import type { Tx } from "#server/db/database.ts";
import { type BookingRow, loadBookings } from "#server/stores/bookings/bookings.ts";
import { type CorporationRow, loadCorporations } from "#server/stores/people/corporations.ts";
import { type EmployeeRow, loadEmployees } from "#server/stores/people/employees.ts";
import type { ShiftRow } from "#server/stores/shifts/shifts.ts";

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
