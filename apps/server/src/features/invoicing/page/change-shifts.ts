import type { Updateable } from "kysely";
import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import type { AdminCall } from "#server/features/bookings/admin/load.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { changesOfShifts } from "#server/features/bookings/notifications/invalidate.ts";
import { findShift, type ShiftRow, updateShifts } from "#server/features/bookings/shifts/shift.queries.ts";
import type { Side } from "#server/features/invoicing/amounts.ts";
import { changesOfInvoicing } from "#server/features/invoicing/invalidate-invoicing.ts";
import { lockSelectedShifts } from "#server/features/invoicing/invoicing.queries.ts";
import { actorOf, audit, changesOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Shifts } from "#server/platform/database/types.gen.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";
import { loadAuditedShift, loadAuditedShifts } from "./admin-shifts.ts";
import { lockSelected, lockUnsentShift, type SelectedShifts } from "./locked-bookings.ts";

/** A change of an admin: what it is called in the log, and which sides must not have been sent. */
export interface Change {
  readonly action: string;
  readonly sides: readonly Side[];
}

/** Changes one selected person's shift and shows it. Refuses `not_found` and `already_sent`. */
export function changeShift(
  call: AdminCall,
  shiftId: number,
  change: Change,
  values: (booking: BookingRow, shift: ShiftRow) => Updateable<Shifts>,
): Promise<WireAdminShift> {
  return inTransaction(call.services.db, async (tx) => {
    const { booking, shift } = await lockUnsentShift(tx, shiftId, change.sides);
    await saveAll(tx, call, [{ booking, shifts: [shift] }], change.action, values);
    return loadAuditedShift(tx, call, booking, (await findShift(tx, shift.id)) ?? shift);
  });
}

/** Changes every selected person of bookings whose sides are not sent, and shows everybody. Refuses `not_found` and `already_sent` where all are. */
export function changeAll(
  call: AdminCall,
  bookingIds: readonly number[],
  change: Change,
  values: (booking: BookingRow, shift: ShiftRow) => Updateable<Shifts>,
): Promise<WireAdminShift[]> {
  return inTransaction(call.services.db, async (tx) => {
    const locked = await lockSelected(tx, bookingIds, change.sides);
    await saveAll(tx, call, locked, change.action, values);
    const bookings = locked.map(({ booking }) => booking);
    return loadAuditedShifts(tx, call, bookings, await lockSelectedShifts(tx, bookingIds));
  });
}

/** Saves, logs and tells what changes on locked shifts, each in one statement; a shift without values stays as it is. */
export async function saveAll(
  tx: Tx,
  { session, now }: AdminCall,
  locked: readonly SelectedShifts[],
  action: string,
  values: (booking: BookingRow, shift: ShiftRow) => Updateable<Shifts>,
): Promise<void> {
  const changes = locked
    .flatMap(({ booking, shifts }) => shifts.map((shift) => ({ shift, values: values(booking, shift) })))
    .filter((change) => Object.keys(change.values).length > 0);
  await updateShifts(tx, changes);

  const actor = actorOf(session);
  await audit(
    tx,
    ...changes.map(({ shift, values }) => ({
      actor,
      action,
      entity: "shift",
      entityId: shift.id,
      detail: { changes: changesOf(shift, values) },
      now,
    })),
  );

  const changed = new Set(changes.map(({ shift }) => shift));
  const told = locked.flatMap(({ booking, shifts }) => {
    const ofBooking = shifts.filter((shift) => changed.has(shift));
    const ofShifts = ofBooking.length > 0 ? changesOfShifts(ofBooking, booking) : [];
    return [...ofShifts, ...changesOfInvoicing(booking)];
  });
  await invalidateClients(tx, ...told);
}
