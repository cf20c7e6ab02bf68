import { sql } from "kysely";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import { loadBookings } from "#server/features/bookings/booking.queries.ts";
import { changesOfShifts } from "#server/features/bookings/notifications/invalidate.ts";
import { type ShiftRow, updateShifts } from "#server/features/bookings/shifts/shift.queries.ts";
import { lockEmployee, updateEmployee } from "#server/features/employees/employee.queries.ts";
import { profileChanged } from "#server/features/employees/profile/profile-changed.ts";
import { fingerprintOf, type UndoRow } from "#server/features/undo/undoable-act.ts";
import type { Actor } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";
import { lockBookingsOf } from "./release-shifts.ts";

/** What a deactivation takes from a person, as it was: shifts and applications, places in queues, offers. */
interface Access {
  readonly shifts: readonly ShiftRow[];
  readonly released: readonly { readonly id: number; readonly booking_id: number }[];
  readonly places: readonly object[];
  readonly offers: readonly object[];
}

/** What of a person is to come back when the deactivation is undone; `released` are the shifts that it releases. */
export async function accessOf(tx: Tx, employeeId: number, released: readonly number[]): Promise<Access> {
  const { rows } = await sql<Access>`
    select
      coalesce((select jsonb_agg(to_jsonb(s)) from shifts s where s.employee_id = ${employeeId}
        and (s.status = 'applied' or s.id = any(${released}::integer[]))), '[]') as shifts,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'booking_id', s.booking_id)) from shifts s
        where s.id = any(${released}::integer[])), '[]') as released,
      coalesce((select jsonb_agg(to_jsonb(p)) from standby_places p where p.employee_id = ${employeeId}), '[]')
        as places,
      coalesce((select jsonb_agg(to_jsonb(o)) from offers o where o.employee_id = ${employeeId}), '[]') as offers
    `.execute(tx);
  const [access] = rows;
  if (!access) throw new Error("a query without a table has one row");
  return access;
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
  { entity_id, before, mark }: UndoRow,
  { actor, now }: { actor: Actor; now: Moment },
): Promise<void> {
  const access = before as unknown as Access;
  await lockBookingsOf(tx, access.released);
  const employee = await lockEmployee(tx, entity_id);
  if (!employee || (await fingerprintOfAccess(tx, entity_id, access)) !== mark)
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
  await profileChanged(tx, entity_id, { actor, action: "undo_deactivate", now });
  const bookings = await loadBookings(
    tx,
    access.shifts.map(({ booking_id }) => booking_id),
  );
  const changes = bookings.flatMap((booking) =>
    changesOfShifts(
      access.shifts.filter(({ booking_id }) => booking_id === booking.id),
      booking,
    ),
  );
  const options = { channels: ["admins"] as const, keys: [queryKey(employeeEndpoints.options)] };
  await invalidateClients(tx, options, ...changes);
}
