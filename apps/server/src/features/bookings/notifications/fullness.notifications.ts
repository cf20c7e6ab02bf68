import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { CorporationRow } from "#server/features/corporations/corporation.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import {
  type MessageEmployee,
  type MessageJob,
  notifyEmployees,
  writeToCorporation,
} from "#server/features/job-messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { requestedNumberFound } from "#texts/da/templates/email/booking.ts";
import { applicationNotChosen } from "#texts/da/templates/email/jobs.ts";

/** A booking, its company and all of its shifts as they are now. */
export interface StaffedBooking {
  readonly booking: BookingRow;
  readonly corporation: CorporationRow;
  readonly shifts: readonly ShiftRow[];
}

/**
 * Notifies the company once all places are filled, and the others that they were not chosen. A booking that somebody
 * left and somebody else filled again is full once more, so the company is notified again.
 */
export async function notifyIfFull(context: MessageContext, staffed: StaffedBooking): Promise<void> {
  const { booking, corporation, shifts } = staffed;
  const selected = shifts.filter(({ status }) => status === "selected");
  const last = selected.toSorted((a, b) => bookedAt(b) - bookedAt(a) || b.id - a.id)[0];
  if (!last || selected.length < booking.number_of_staff) return;
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("booking-full", booking.id, last.id),
    wanted: corporation.noti_confirmed_booking,
    write: requestedNumberFound,
  });
  await notifyOthers(context, staffed);
}

/** Notifies those who still apply, and their open pages, that the job went to others. */
export async function notifyOthers(
  context: MessageContext,
  { booking, corporation, shifts }: StaffedBooking,
): Promise<void> {
  const applied = shifts.filter(({ status }) => status === "applied");
  const { tx, now } = context;
  await record(
    { tx, actor: { kind: "system", id: null }, now },
    { type: "shift.chances_changed", shifts: applied },
  );
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

/** Notifies applicants that the job went to others; once for each application, whatever ended it. */
export async function notifyNotChosen(
  context: MessageContext,
  job: MessageJob,
  applicants: readonly { readonly employee: MessageEmployee; readonly shiftId: number }[],
): Promise<void> {
  const people = applicants.map(({ employee, shiftId }) => ({ ...employee, shiftId }));
  await notifyEmployees(context, job, people, ({ shiftId, ...employee }) => [
    {
      key: outboxKey("not-chosen", shiftId),
      path: "/",
      email: { wanted: employee.noti_rejected_application, write: applicationNotChosen },
      push: { wanted: employee.push_rejected_application, text: "not_chosen" },
    },
  ]);
}

function bookedAt(shift: ShiftRow): number {
  return shift.booked_at?.getTime() ?? 0;
}
