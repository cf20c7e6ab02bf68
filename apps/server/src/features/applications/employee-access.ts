import type { employeeEndpoints as rows } from "#contract/employees/employee.endpoints.ts";
import { canDeactivate } from "#rules/shifts/deactivating.ts";
import { leaveQueues, withdrawApplications } from "#server/features/bookings/shifts/shift.queries.ts";
import { findEmployee, lockEmployee, updateEmployee } from "#server/features/employees/employee.queries.ts";
import { loadProfile } from "#server/features/employees/profile/load-profile.ts";
import { record } from "#server/features/events/record.ts";
import { beginUndoable } from "#server/features/undo/undoable-act.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { endSessionsOf } from "#server/platform/sessions/sessions.ts";
import { futureShiftsOf, lockBookingsOf, recordAccess, releaseShifts } from "./release-shifts.ts";
import { accessOf, fingerprintOfAccess } from "./undo-deactivation.ts";

/** The confirmed shifts that a deactivation has to decide on. */
export const futureShifts: Handler<typeof rows.futureShifts> = async ({ params, now, services }) => {
  if (!(await findEmployee(services.db, params.id))) throw new DomainError("not_found");
  return futureShiftsOf(services.db, params.id, now);
};

/**
 * Ends an employee's access: sessions, sign-in and open applications. Coming confirmed shifts are released or kept, as
 * the body says; where there are any and it says nothing it is `future_shifts` with them. A repeat changes nothing;
 * with the other choice than the one that holds it is `shifts_kept` or `shifts_released`. Refuses `not_found`. Rule: Deactivating, docs/rules/people.md.
 */
export const deactivateEmployee: Handler<typeof rows.deactivate> = (call) => {
  const { session, params, body, now, services } = call;
  const reader = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const expected = await futureShiftsOf(tx, params.id, now);
    await lockBookingsOf(tx, expected);
    const employee = await lockEmployee(tx, params.id);
    if (!employee) throw new DomainError("not_found");
    if (employee.deactivated_at === null) {
      const shifts = await futureShiftsOf(tx, params.id, now);
      const known = new Set(expected.map(({ booking_id }) => booking_id));
      // Selected somewhere else in the meantime: that is to be decided on, too.
      const isNews = shifts.some(({ booking_id }) => !known.has(booking_id));
      const verdict = canDeactivate(shifts.length, body.future_shifts, false);
      if (isNews || !verdict.ok) throw new DomainError("future_shifts", { facts: { shifts } });
      const released = body.future_shifts === "release" ? shifts.map(({ shift_id }) => shift_id) : [];
      const before = await accessOf(tx, employee.id, released);
      const act = { kind: "deactivate", entityId: employee.id, before } as const;
      const { context, done } = await beginUndoable({ tx, now, services }, session, act);
      if (body.future_shifts === "release") await releaseShifts(context, employee, shifts, reader);
      await updateEmployee(tx, employee.id, { deactivated_at: new Date(now) });
      await endSessionsOf(tx, { kind: "employee", id: employee.id });
      // Companies see at once that the applicant is gone.
      await recordAccess({ tx, actor: reader, now }, await withdrawApplications(tx, employee.id, now));
      await leaveQueues(tx, employee.id);
      await done(await fingerprintOfAccess(tx, employee.id, before));
      await record({ tx, actor: reader, now }, { type: "employee.deactivate", id: employee.id });
    } else {
      const left = (await futureShiftsOf(tx, params.id, now)).length;
      const verdict = canDeactivate(left, body.future_shifts, true);
      if (!verdict.ok) throw new DomainError(verdict.refusal);
    }
    return loadProfile(tx, employee.id, { services, now, reader });
  });
};

/** Gives a deactivated employee access again; a repeat changes nothing. Refuses `not_found`, also for an erased one. */
export const reactivateEmployee: Handler<typeof rows.reactivate> = (call) => {
  const { session, params, now, services } = call;
  const reader = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const employee = await lockEmployee(tx, params.id);
    if (!employee || employee.erased_at !== null) throw new DomainError("not_found");
    if (employee.deactivated_at !== null) {
      await updateEmployee(tx, employee.id, { deactivated_at: null });
      await record({ tx, actor: reader, now }, { type: "employee.reactivate", id: employee.id });
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
    await record({ tx, actor: reader, now }, { type: "employee.reset_token", id: employee.id });
    return loadProfile(tx, employee.id, { services, now, reader });
  });
};
