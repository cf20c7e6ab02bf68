import { notifyNotChosen } from "#server/features/bookings/notifications/changes.ts";
import { notifyBookingFull } from "#server/features/bookings/notifications/to-corporation.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import type { CorporationRow } from "#server/features/corporations/queries.ts";
import { loadEmployees } from "#server/features/employees/queries.ts";
import type { MessageContext } from "#server/features/messages/notify.ts";

/** A booking, its company and all of its shifts as they are now. */
export interface StaffedBooking {
  readonly booking: BookingRow;
  readonly corporation: CorporationRow;
  readonly shifts: readonly ShiftRow[];
}

/** Tells the company that its places are filled, and the others that they were not chosen; if they are. */
export async function notifyIfFull(context: MessageContext, staffed: StaffedBooking): Promise<void> {
  const { booking, corporation, shifts } = staffed;
  const selected = shifts.filter(({ status }) => status === "selected");
  const last = selected.toSorted((a, b) => bookedAt(b) - bookedAt(a) || b.id - a.id)[0];
  if (!last || selected.length < booking.number_of_staff) return;
  await notifyBookingFull(context, booking, corporation, last.id);
  await notifyOthers(context, staffed);
}

/** Tells those who still apply that the job went to others; each application once. */
export async function notifyOthers(
  context: MessageContext,
  { booking, corporation, shifts }: StaffedBooking,
): Promise<void> {
  const applied = shifts.filter(({ status }) => status === "applied");
  const people = await loadEmployees(
    context.tx,
    applied.map(({ employee_id }) => employee_id),
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  const applicants = applied.flatMap(({ id, employee_id }) => {
    const employee = byId.get(employee_id);
    return employee ? [{ employee, shiftId: id }] : [];
  });
  await notifyNotChosen(context, { booking, corporation }, applicants);
}

function bookedAt(shift: ShiftRow): number {
  return shift.booked_at?.getTime() ?? 0;
}
