import { approvalEndpoints as rows } from "#contract/areas/approval.ts";
import { queryKey } from "#contract/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import { employeeProfile } from "#server/accounts/employee-profile.ts";
import { profileChanged } from "#server/accounts/profile-changed.ts";
import { actorOf } from "#server/areas/actor.ts";
import type { Verb } from "#server/areas/verb.ts";
import { announceShift } from "#server/bookings/announce-shift.ts";
import type { Tx } from "#server/db/database.ts";
import { Refused } from "#server/refused.ts";
import { loadBookings } from "#server/stores/bookings/bookings.ts";
import { announce } from "#server/stores/effects/live.ts";
import { lockEmployee, updateEmployee } from "#server/stores/people/employees.ts";
import { endSessionsOf } from "#server/stores/sessions/sessions.ts";
import { withdrawApplications } from "#server/stores/shifts/shifts.ts";
import { inTransaction } from "#server/stores/transaction.ts";

/**
 * Ends an employee's access for good: sessions, sign-in and open applications. Confirmed shifts stay for the admin
 * to handle; a repeat changes nothing. Refuses `not_found`.
 */
export const deactivateEmployee: Verb<typeof rows.deactivateEmployee> = (call) => {
  const { session, params, now, services } = call;
  const reader = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const employee = await lockEmployee(tx, params.id);
    if (!employee) throw new Refused("not_found");
    if (employee.deactivated_at === null) {
      await updateEmployee(tx, employee.id, { deactivated_at: new Date(now) });
      await endSessionsOf(tx, { kind: "employee", id: employee.id });
      await withdrawAll(tx, employee.id, now);
      await profileChanged(tx, employee.id, { actor: reader, action: "deactivate", now });
      await announce(tx, { audience: ["admins"], keys: [queryKey(rows.employeeOptions)] });
    }
    return employeeProfile(tx, employee.id, { services, now, reader });
  });
};

/** Ends every session of an employee; nothing else changes. Refuses `not_found`. */
export const resetEmployeeToken: Verb<typeof rows.resetEmployeeToken> = (call) => {
  const { session, params, now, services } = call;
  const reader = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const employee = await lockEmployee(tx, params.id);
    if (!employee) throw new Refused("not_found");
    await endSessionsOf(tx, { kind: "employee", id: employee.id });
    await profileChanged(tx, employee.id, { actor: reader, action: "reset_token", now });
    return employeeProfile(tx, employee.id, { services, now, reader });
  });
};

/** Companies see at once that the applicant is gone. */
async function withdrawAll(tx: Tx, employeeId: number, now: Moment): Promise<void> {
  const shifts = await withdrawApplications(tx, employeeId, now);
  const bookings = await loadBookings(
    tx,
    shifts.map(({ booking_id }) => booking_id),
  );
  const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]));
  for (const shift of shifts) {
    const booking = bookingOf.get(shift.booking_id);
    if (booking) await announceShift(tx, shift, booking);
  }
}
