import type { Occasion } from "#server/notices/queue.ts";
import { tellBookingFull } from "#server/notices/to-companies/booking-full.ts";
import { tellNotChosen } from "#server/notices/to-employees/not-chosen.ts";
import type { BookingRow } from "#server/stores/bookings/bookings.ts";
import type { CorporationRow } from "#server/stores/people/corporations.ts";
import { loadEmployees } from "#server/stores/people/employees.ts";
import type { ShiftRow } from "#server/stores/shifts/shifts.ts";

/** A booking, its company and all of its shifts as they are now. */
export interface StaffedBooking {
  readonly booking: BookingRow;
  readonly corporation: CorporationRow;
  readonly shifts: readonly ShiftRow[];
}

/** Tells the company that its places are filled, and the others that they were not chosen; if they are (D-041). */
export async function tellIfFull(occasion: Occasion, staffed: StaffedBooking): Promise<void> {
  const { booking, corporation, shifts } = staffed;
  const selected = shifts.filter(({ status }) => status === "selected");
  const last = selected.toSorted((a, b) => bookedAt(b) - bookedAt(a) || b.id - a.id)[0];
  if (!last || selected.length < booking.number_of_staff) return;
  await tellBookingFull(occasion, booking, corporation, last.id);
  await tellOthers(occasion, staffed);
}

/** Tells those who still apply that the job went to others; each application once. */
export async function tellOthers(
  occasion: Occasion,
  { booking, corporation, shifts }: StaffedBooking,
): Promise<void> {
  const applied = shifts.filter(({ status }) => status === "applied");
  const people = await loadEmployees(
    occasion.tx,
    applied.map(({ employee_id }) => employee_id),
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  const applicants = applied.flatMap(({ id, employee_id }) => {
    const employee = byId.get(employee_id);
    return employee ? [{ employee, shiftId: id }] : [];
  });
  await tellNotChosen(occasion, { booking, corporation }, applicants);
}

function bookedAt(shift: ShiftRow): number {
  return shift.booked_at?.getTime() ?? 0;
}
