import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { type ShiftRow, updateShifts } from "#server/features/bookings/shifts/shift.queries.ts";
import { lockEmployee, updateEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { fingerprintOf, type UndoRow } from "#server/features/undo/undoable-act.ts";
import type { Actor } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { lockBookingsOf, recordAccess } from "./release-shifts.ts";

/** What a deactivation takes from a person, as it was: shifts and applications, places in queues, offers. */
interface Access {
  readonly shifts: readonly ShiftRow[];
  readonly released: readonly { readonly id: number; readonly booking_id: number }[];
  readonly places: readonly object[];
  readonly offers: readonly object[];
}

/** What of a person is to come back when the deactivation is undone; `released` are the shifts that it releases. */
export async function accessOf(tx: Tx, employeeId: number, released: readonly number[]): Promise<Access> {
  const ofPerson = tx.selectFrom("shifts").selectAll().where("employee_id", "=", employeeId);
  const [shifts, places, offers] = await Promise.all([
    ofPerson.where((eb) => eb.or([eb("status", "=", "applied"), eb("id", "in", released)])).execute(),
    tx.selectFrom("standby_places").selectAll().where("employee_id", "=", employeeId).execute(),
    tx.selectFrom("offers").selectAll().where("employee_id", "=", employeeId).execute(),
  ]);
  const releasedShifts = shifts.filter(({ id }) => released.includes(id));
  return {
    shifts,
    released: releasedShifts.map(({ id, booking_id }) => ({ id, booking_id })),
    places,
    offers,
  };
}

/** Stands for a person, the person's shifts, and the bookings that lost one with their shifts, as they are. */
export function fingerprintOfAccess(tx: Tx, employeeId: number, { released }: Access): Promise<string> {
  const bookings = released.map(({ booking_id }) => booking_id);
  return fingerprintOf(tx, [
    sql`(select to_jsonb(e)::text from employees e where e.id = ${employeeId})`,
    sql`(select string_agg((to_jsonb(b) - 'box_status')::text, '' order by b.id) from bookings b
      where b.id = any(${bookings}::integer[]))`,
    sql`(select string_agg(to_jsonb(s)::text, '' order by s.id) from shifts s
      where s.employee_id = ${employeeId} or s.booking_id = any(${bookings}::integer[]))`,
  ]);
}

/** Gives a person back what the deactivation took, but for the sessions that it ended. Refuses `undo_changed`. */
export async function undoDeactivation(
  tx: Tx,
  { entity_id, before, fingerprint }: UndoRow,
  { actor, now }: { actor: Actor; now: Moment },
): Promise<void> {
  const access = before as unknown as Access;
  await lockBookingsOf(tx, access.released);
  const employee = await lockEmployee(tx, entity_id);
  if (!employee || (await fingerprintOfAccess(tx, entity_id, access)) !== fingerprint)
    throw new DomainError("undo_changed");
  await updateEmployee(tx, entity_id, { deactivated_at: null });
  await updateShifts(
    tx,
    access.shifts.map((shift) => ({ shift, values: shift })),
  );
  await sql`insert into standby_places
    select * from jsonb_populate_recordset(null::standby_places, ${JSON.stringify(access.places)}::jsonb)`.execute(
    tx,
  );
  await sql`insert into offers
    select * from jsonb_populate_recordset(null::offers, ${JSON.stringify(access.offers)}::jsonb)`.execute(
    tx,
  );
  await record({ tx, actor, now }, { type: "employee.undo_deactivate", id: entity_id });
  await recordAccess({ tx, actor, now }, access.shifts);
}
