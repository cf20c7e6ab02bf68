import type { Updateable } from "kysely";
import type { WireAdminShift } from "#contract/invoicing/entities.ts";
import type { Reader } from "#server/features/bookings/admin/load.ts";
import { invalidateShift } from "#server/features/bookings/notifications/invalidate.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import { type ShiftRow, updateShift } from "#server/features/bookings/shifts/queries.ts";
import { invalidateInvoicing } from "#server/features/invoicing/invalidate-invoicing.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Shifts } from "#server/platform/database/types.gen.ts";
import { loadShift, loadShifts } from "./load-shifts.ts";
import { lockSelected, lockUnsentShift, type SelectedShifts, type Side } from "./locked-bookings.ts";

/** A change of an admin: what it is called in the log, and which sides must not have been sent. */
export interface Change {
  readonly action: string;
  readonly sides: readonly Side[];
}

/** Changes one selected person's shift and shows it. Refuses `not_found` and `already_sent`. */
export function changeShift(
  call: Reader,
  shiftId: number,
  change: Change,
  values: Updateable<Shifts>,
): Promise<WireAdminShift> {
  return inTransaction(call.services.db, async (tx) => {
    const { booking, shift } = await lockUnsentShift(tx, shiftId, change.sides);
    const changed = await saveShift(tx, call, booking, shift, change, values);
    await invalidateInvoicing(tx, booking);
    return loadShift(tx, call, booking, changed);
  });
}

/** Changes every selected person of bookings, all or none, and shows them. Refuses `not_found` and `already_sent`. */
export function changeAll(
  call: Reader,
  bookingIds: readonly number[],
  change: Change,
  values: (booking: BookingRow, shift: ShiftRow) => Updateable<Shifts>,
): Promise<WireAdminShift[]> {
  return inTransaction(call.services.db, async (tx) =>
    saveAll(tx, call, await lockSelected(tx, bookingIds, change.sides), change, values),
  );
}

/** Saves what changes on locked shifts and shows them all. */
export async function saveAll(
  tx: Tx,
  call: Reader,
  locked: readonly SelectedShifts[],
  change: Change,
  values: (booking: BookingRow, shift: ShiftRow) => Updateable<Shifts>,
): Promise<WireAdminShift[]> {
  const changed: ShiftRow[] = [];
  for (const { booking, shifts } of locked) {
    for (const shift of shifts) {
      changed.push(await saveShift(tx, call, booking, shift, change, values(booking, shift)));
    }
    await invalidateInvoicing(tx, booking);
  }
  return loadShifts(
    tx,
    call,
    locked.map(({ booking }) => booking),
    changed,
  );
}

/** Saves, logs and announces one shift; nothing happens where there is nothing to change. */
async function saveShift(
  tx: Tx,
  { session, now }: Reader,
  booking: BookingRow,
  shift: ShiftRow,
  { action }: Change,
  values: Updateable<Shifts>,
): Promise<ShiftRow> {
  if (Object.keys(values).length === 0) return shift;
  const changed = await updateShift(tx, shift.id, values);
  const actor = actorOf(session);
  await audit(tx, { actor, action, entity: "shift", entityId: shift.id, detail: values, now });
  await invalidateShift(tx, shift, booking);
  return changed;
}
