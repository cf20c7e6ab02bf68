import { employeeEndpoints as rows } from "#contract/employees/endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import { changesOfShifts } from "#server/features/bookings/notifications/invalidate.ts";
import { loadBookings } from "#server/features/bookings/queries.ts";
import { leaveQueues, withdrawApplications } from "#server/features/bookings/shifts/queries.ts";
import { loadProfile } from "#server/features/employees/profile/load-profile.ts";
import { profileChanged } from "#server/features/employees/profile/profile-changed.ts";
import { lockEmployee, updateEmployee } from "#server/features/employees/queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/live-updates.ts";
import { endSessionsOf } from "#server/platform/sessions/sessions.ts";

/**
 * Ends an employee's access for good: sessions, sign-in and open applications. Confirmed shifts stay for the admin
 * to handle; a repeat changes nothing. Refuses `not_found`.
 */
export const deactivateEmployee: Handler<typeof rows.deactivate> = (call) => {
  const { session, params, now, services } = call;
  const reader = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const employee = await lockEmployee(tx, params.id);
    if (!employee) throw new DomainError("not_found");
    if (employee.deactivated_at === null) {
      await updateEmployee(tx, employee.id, { deactivated_at: new Date(now) });
      await endSessionsOf(tx, { kind: "employee", id: employee.id });
      await withdrawAll(tx, employee.id, now);
      await leaveQueues(tx, employee.id);
      await profileChanged(tx, employee.id, { actor: reader, action: "deactivate", now });
      await invalidateClients(tx, { channels: ["admins"], keys: [queryKey(rows.options)] });
    }
    return loadProfile(tx, employee.id, { services, now, reader });
  });
};

/** Ends every session of an employee; nothing else changes. Refuses `not_found`. */
export const resetEmployeeToken: Handler<typeof rows.resetToken> = (call) => {
  const { session, params, now, services } = call;
  const reader = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const employee = await lockEmployee(tx, params.id);
    if (!employee) throw new DomainError("not_found");
    await endSessionsOf(tx, { kind: "employee", id: employee.id });
    await profileChanged(tx, employee.id, { actor: reader, action: "reset_token", now });
    return loadProfile(tx, employee.id, { services, now, reader });
  });
};

/** Companies see at once that the applicant is gone. */
async function withdrawAll(tx: Tx, employeeId: number, now: Moment): Promise<void> {
  const shifts = await withdrawApplications(tx, employeeId, now);
  const shiftOf = new Map(shifts.map((shift) => [shift.booking_id, shift]));
  const bookings = await loadBookings(tx, [...shiftOf.keys()]);
  const changes = bookings.flatMap((booking) => {
    const shift = shiftOf.get(booking.id);
    return shift ? changesOfShifts([shift], booking) : [];
  });
  if (changes.length > 0) await invalidateClients(tx, ...changes);
}
